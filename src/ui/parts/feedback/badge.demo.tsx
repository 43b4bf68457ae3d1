import { Variant } from '../demo/variant.tsx';
import { Badge } from './badge.tsx';

export default function BadgeDemo() {
  return (
    <Variant title="Five tones">
      <Badge>neutral</Badge>
      <Badge tone="accent">new</Badge>
      <Badge tone="warning">weak</Badge>
      <Badge tone="error">broken</Badge>
      <Badge tone="info">beta</Badge>
    </Variant>
  );
}
