import { Variant } from '../demo/variant.tsx';
import { Spinner } from './spinner.tsx';

export default function SpinnerDemo() {
  return (
    <Variant title="Alone, and beside words">
      <Spinner />
      <span>
        <Spinner decorative /> Hashing…
      </span>
    </Variant>
  );
}
