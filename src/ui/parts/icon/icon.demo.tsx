import { Variant } from '../demo/variant.tsx';
import { Icon } from './icon.tsx';

const NAMES = ['copy', 'check', 'x', 'eye', 'eye-off', 'upload', 'external-link', 'info', 'triangle-alert', 'file'];

export default function IconDemo() {
  return (
    <Variant title="In the size and color of the text">
      {NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </Variant>
  );
}
