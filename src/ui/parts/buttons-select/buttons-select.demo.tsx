import { useState } from 'react';
import { Variant } from '../demo/variant.tsx';
import { ButtonsSelect } from './buttons-select.tsx';

const OPTIONS = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
  { value: 'verify', label: 'Verify', disabled: true },
];

export default function ButtonsSelectDemo() {
  const [value, setValue] = useState('encode');
  const shared = { options: OPTIONS, value, onChange: setValue };
  return (
    <>
      <Variant title="With a label; label on the left; disabled" stacked>
        <ButtonsSelect label="Direction" {...shared} />
        <ButtonsSelect label="Direction" labelPosition="left" {...shared} />
        <ButtonsSelect label="Disabled" disabled {...shared} />
      </Variant>
      <Variant title="Sizes">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <ButtonsSelect key={size} ariaLabel={size} size={size} {...shared} />
        ))}
      </Variant>
    </>
  );
}
