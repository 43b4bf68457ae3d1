// @vitest-environment jsdom
// Pages show several results and fields of a kind: each of their buttons says what it acts on.
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { out } from '../../../src/core/values.ts';
import { OUTPUT_COMPONENTS } from '../../../src/ui/components.tsx';
import { ColorTools } from '../../../src/ui/fields/color/color-tools.tsx';
import { Framed } from '../../../src/ui/fields/framed.tsx';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { startWorld } from '../form/world.tsx';

beforeAll(() => startWorld('tool', {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pass = () => undefined;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const file = { name: 'a.json', type: 'application/json', bytes: new TextEncoder().encode('{}') };
const outputs = [
  [out.text(), 'one\ntwo'],
  [out.code('json'), '{}'],
  [out.svg(), svg],
  [out.file(), file],
  [out.marked(), { text: 'one', marks: [] }],
  [out.keyValue(), [{ key: 'a', value: 'b' }]],
] as const;

function Shown({ place, label }: { place: number; label: string }) {
  const words = usePageTexts('tool', 'en');
  const [output, value] = outputs[place] ?? outputs[0];
  const Component = OUTPUT_COMPONENTS[output.kind] as ComponentType<object>;
  return <Component {...{ id: label, label, output, value, words, fileName: 'f' }} />;
}

const parts: [string, (label: string) => ReactNode][] = [
  ...outputs.map(([{ kind }], place): [string, (label: string) => ReactNode] => [
    `results: ${kind}`,
    (label) => <Shown place={place} label={label} />,
  ]),
  [
    'large fields',
    (label) => (
      <Framed id={label} label={label} hint={undefined} error={undefined} onFile={pass} onClear={pass}>
        text
      </Framed>
    ),
  ],
  ['colors', (label) => <ColorTools text="#123456" label={label} onChange={pass} />],
];

it.each(parts)('%s', async (_, show) => {
  vi.stubGlobal('EyeDropper', vi.fn());
  render(
    <>
      {show('First')}
      {show('Second')}
    </>,
  );
  const names = (await screen.findAllByRole('button')).map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names.length).toBeGreaterThan(1);
  // Rows are named by their values, which are equal only here.
  expect(names.filter((name, at) => names.indexOf(name) !== at && name !== 'Copy a: b')).toEqual([]);
});
