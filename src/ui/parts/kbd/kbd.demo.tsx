import { Variant } from '../demo/variant.tsx';
import { Kbd } from './kbd.tsx';

export default function KbdDemo() {
  return (
    <Variant title="One key, two keys, signs">
      <Kbd keys={['Esc']} />
      <Kbd keys={['Ctrl', 'K']} />
      <Kbd keys={['⌘', 'K']} />
      <Kbd keys={['↑', '↓']} />
    </Variant>
  );
}
