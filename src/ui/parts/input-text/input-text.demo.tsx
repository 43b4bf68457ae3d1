import { useState } from 'react';
import type { ReactNode } from 'react';
import { Variant } from '../demo/variant.tsx';
import { InputText } from './input-text.tsx';
import type { InputTextProps } from './input-text.tsx';

function Live({ start = '', ...props }: Partial<InputTextProps> & { start?: string; label?: ReactNode }) {
  const [value, setValue] = useState(start);
  return <InputText {...props} value={value} onChange={setValue} />;
}

const jsonRules = [
  { check: (text: string) => text !== '', message: 'Write something' },
  { check: (text: string) => JSON.parse(text) as unknown, message: 'This is not JSON' },
];

export default function InputTextDemo() {
  return (
    <>
      <Variant title="Plain" stacked>
        <Live label="Name" hint="As it stands in your passport" />
        <Live label="Clearable" start="hello" clearable />
        <Live label="Secret" secret start="correct horse battery staple" />
        <Live label="Monospace" monospace start="0xdeadbeef" clearable />
      </Variant>
      <Variant title="Sizes" stacked>
        <Live size="small" ariaLabel="Small" placeholder="Small" />
        <Live size="medium" ariaLabel="Medium" placeholder="Medium" />
        <Live size="large" ariaLabel="Large" placeholder="Large" />
      </Variant>
      <Variant title="Label on the left" stacked>
        <Live label="Host" labelPosition="left" labelWidth="7rem" start="192.168.0.1" />
        <Live label="Network mask" labelPosition="left" labelWidth="7rem" start="/22" />
      </Variant>
      <Variant title="Many lines; growing" stacked>
        <Live label="Three rows" multiline clearable start={'one\ntwo'} />
        <Live
          label="Grows with its content"
          multiline
          autosize
          monospace
          rows={2}
          start={'{\n  "a": 1,\n  "b": 2\n}'}
        />
      </Variant>
      <Variant title="Rules, an error from outside, read-only, disabled" stacked>
        <Live label="JSON" rules={jsonRules} start="{" monospace />
        <Live label="Failed elsewhere" error="Line 2, column 7: expected a comma" start="[1 2]" />
        <Live label="Read-only" readonly start="2cf24dba5fb0a30e26e83b2ac5b9e29e" monospace />
        <Live label="Disabled" disabled start="not now" />
      </Variant>
    </>
  );
}
