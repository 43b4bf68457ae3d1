import { Variant } from '../demo/variant.tsx';
import { IconButton } from './icon-button.tsx';

export default function IconButtonDemo() {
  return (
    <Variant title="Three sizes, bordered, disabled, as a link">
      <IconButton icon="copy" label="Copy" size="small" />
      <IconButton icon="copy" label="Copy" />
      <IconButton icon="copy" label="Copy" size="large" />
      <IconButton icon="eye" label="Show" variant="default" />
      <IconButton icon="eye-off" label="Hide" disabled />
      <IconButton icon="external-link" label="Open" href="https://example.com/" />
    </Variant>
  );
}
