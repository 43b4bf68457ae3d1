import { CopyButton } from '../copy/copy-button.tsx';
import { Variant } from '../demo/variant.tsx';
import { Card } from './card.tsx';

export default function CardDemo() {
  return (
    <Variant title="Plain; with a title and actions" stacked>
      <Card>One step of lightness above the page, with a hairline around it.</Card>
      <Card title="Result" actions={<CopyButton text="aGVsbG8=" iconOnly size="small" />}>
        <code>aGVsbG8=</code>
      </Card>
    </Variant>
  );
}
