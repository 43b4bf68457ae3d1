import { Variant } from '../demo/variant.tsx';
import { CopyValue } from './copy-value.tsx';

export default function CopyValueDemo() {
  return (
    <>
      <Variant title="A value that is copied by a click on it">
        <CopyValue text="755" label="octal" />
      </Variant>
      <Variant title="Shown otherwise than it is copied">
        <CopyValue text="1234567" label="characters">
          1,234,567
        </CopyValue>
      </Variant>
    </>
  );
}
