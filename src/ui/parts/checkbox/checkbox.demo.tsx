import { useState } from 'react';
import { Variant } from '../demo/variant.tsx';
import { Checkbox } from './checkbox.tsx';

export default function CheckboxDemo() {
  const [checked, setChecked] = useState(true);
  return (
    <Variant title="Checked, with a hint, disabled">
      <Checkbox label="URL-safe" checked={checked} onChange={setChecked} />
      <Checkbox
        label="No padding"
        hint="Leaves out the = signs"
        checked={!checked}
        onChange={(on) => setChecked(!on)}
      />
      <Checkbox label="Not now" checked disabled onChange={setChecked} />
    </Variant>
  );
}
