import { Variant } from '../demo/variant.tsx';
import { ModalValue } from './modal-value.tsx';

const KEY = Array.from({ length: 24 }, (_, row) => `${row}`.padStart(2, '0').repeat(32)).join('\n');

export default function ModalValueDemo() {
  return (
    <Variant title="A short and a long value">
      <ModalValue label="Show hash" value="2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" />
      <ModalValue label="Show key" title="Public key" value={KEY} />
    </Variant>
  );
}
