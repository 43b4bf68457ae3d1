import { Variant } from '../demo/variant.tsx';
import { TextCopyable } from './text-copyable.tsx';

const LONG = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'.repeat(3);

export default function TextCopyableDemo() {
  return (
    <Variant title="Short, cut to one line, wrapped" stacked>
      <TextCopyable value="aGVsbG8=" />
      <TextCopyable value={LONG} />
      <TextCopyable value={LONG} wrap />
    </Variant>
  );
}
