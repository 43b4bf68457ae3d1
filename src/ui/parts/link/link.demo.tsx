import { Variant } from '../demo/variant.tsx';
import { Link } from './link.tsx';

export default function LinkDemo() {
  return (
    <Variant title="Inside and outside">
      <Link href="/hash-text">Hash text</Link>
      <Link href="https://www.rfc-editor.org/rfc/rfc4648">RFC 4648</Link>
    </Variant>
  );
}
