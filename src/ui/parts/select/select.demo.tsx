import { useState } from 'react';
import { Variant } from '../demo/variant.tsx';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: 'sha256', label: 'SHA-256' },
  { value: 'sha512', label: 'SHA-512' },
  { value: 'md5', label: 'MD5 (broken)', disabled: true },
];

const GROUPS = [
  { label: 'SHA-2', options: OPTIONS.slice(0, 2) },
  { label: 'Old', options: [{ value: 'sha1', label: 'SHA-1' }] },
];

export default function SelectDemo() {
  const [value, setValue] = useState('sha256');
  const shared = { value, onChange: setValue };
  return (
    <>
      <Variant title="With a label; with groups; disabled; with an error" stacked>
        <Select label="Algorithm" options={OPTIONS} {...shared} />
        <Select label="In groups" labelPosition="left" labelWidth="7rem" options={GROUPS} {...shared} />
        <Select label="Disabled" options={OPTIONS} disabled {...shared} />
        <Select label="Wrong" options={OPTIONS} error="SHA-256 is too short here" {...shared} />
      </Variant>
      <Variant title="Sizes">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Select key={size} ariaLabel={size} size={size} options={OPTIONS} {...shared} />
        ))}
      </Variant>
    </>
  );
}
