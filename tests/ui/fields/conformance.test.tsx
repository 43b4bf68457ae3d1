// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../../src/core/field.ts';
import type { FieldKind } from '../../../src/core/kinds.ts';
import * as make from '../../../src/core/fields.ts';
import { FIELD_COMPONENTS } from '../../../src/ui/components.tsx';
import type { FieldProps } from '../../../src/ui/fields/field-props.ts';
import { startWorld, World } from '../form/world.tsx';

// Without its chunk the editor is a textarea, as it is while the chunk loads.
vi.mock('../../../src/ui/code-editor/editor.ts', () => {
  throw new Error('not here');
});
beforeAll(() => startWorld('tool', {}));
afterEach(cleanup);

interface Sample {
  name: string;
  field: Field;
  /** What a user does, and the value that the field's schema then returns. */
  act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>;
  reads: unknown;
  group?: true;
}
const control = () => screen.getByLabelText('The label');
const typing = (text: string) => async (user: ReturnType<typeof userEvent.setup>) => {
  await user.clear(control());
  await user.type(control(), text.replaceAll(/[[{]/g, '$&$&'));
};
const png = new File(['x'], 'a.png', { type: 'image/png' });
const other = new File(['y'], 'b.txt', { type: 'text/plain' });

const SAMPLES: Record<FieldKind, Sample[]> = {
  text: [
    { name: 'one line', field: make.text(), act: typing('né 𝄞'), reads: 'né 𝄞' },
    { name: 'many lines', field: make.text({ multiline: true }), act: typing('a'), reads: 'a' },
  ],
  code: [{ name: 'json', field: make.code('json'), act: typing('{"a":[1]}'), reads: '{"a":[1]}' }],
  secret: [
    { name: 'one line', field: make.secret(), act: typing('pass'), reads: 'pass' },
    { name: 'many lines', field: make.secret({ multiline: true }), act: typing('key'), reads: 'key' },
  ],
  integer: [
    { name: 'bounded', field: make.integer({ min: -5, max: 2000, initial: 1 }), act: typing('1,000'), reads: 1000 },
    { name: 'optional', field: make.optionalInteger({ min: 0, max: 9 }), act: typing('7'), reads: 7 },
  ],
  decimal: [{ name: 'bounded', field: make.decimal({ min: 0, max: 1, initial: 0 }), act: typing('.25'), reads: 0.25 }],
  toggle: [{ name: 'off', field: make.toggle(), act: (user) => user.click(control()), reads: true }],
  choice: [
    {
      name: 'few',
      field: make.choice(['a', 'b']),
      act: (user) => user.click(screen.getByLabelText('B!')),
      reads: 'b',
      group: true,
    },
    {
      name: 'many',
      field: make.choice(['a', 'b', 'c', 'd', 'e']),
      act: (user) => user.selectOptions(control(), 'e'),
      reads: 'e',
    },
  ],
  choices: [
    {
      name: 'some',
      field: make.choices(['a', 'b']),
      act: (user) => user.click(screen.getByLabelText('B!')),
      reads: ['b'],
      group: true,
    },
  ],
  matrix: [
    {
      name: 'grid',
      field: make.matrix({ rows: ['a', 'b'], columns: ['x', 'y'], initial: ['b-y'] }),
      act: (user) => user.click(screen.getByLabelText('A!: X!')),
      reads: ['a-x', 'b-y'],
      group: true,
    },
  ],
  area: [
    {
      name: 'numbers',
      field: make.area({ areaOf: 'picture' }),
      act: async (user) => void (await user.type(screen.getByLabelText('Left'), '5')),
      reads: '5, , , ',
      group: true,
    },
  ],
  color: [{ name: 'hex', field: make.color({ initial: '#000000' }), act: typing('#18a058'), reads: '#18a058' }],
  dateTime: [
    {
      name: 'local',
      field: make.dateTime(),
      act: async () => void fireEvent.change(control(), { target: { value: '2024-02-29T12:30' } }),
      reads: '2024-02-29T12:30',
    },
  ],
  file: [
    {
      name: 'one',
      field: make.file({ sources: ['camera', 'screen'] }),
      act: (user) => user.upload(screen.getByLabelText(/The label/), png),
      reads: png,
      group: true,
    },
  ],
  files: [
    {
      name: 'several',
      field: make.files(),
      act: (user) => user.upload(screen.getByLabelText(/The label/), [png, other]),
      reads: [png, other],
      group: true,
    },
  ],
  content: [{ name: 'text', field: make.content(), act: typing('x'), reads: 'x' }],
  list: [{ name: 'lines', field: make.list(), act: typing('a'), reads: ['a'] }],
  keypress: [
    {
      name: 'keys',
      field: make.keypress(),
      async act(user) {
        await user.click(screen.getByRole('button', { name: 'Capture keys' }));
        fireEvent.keyDown(screen.getByRole('application'), { key: 'a', code: 'KeyA', keyCode: 65, charCode: 0 });
      },
      reads: [expect.objectContaining({ event: 'keydown', key: 'a', code: 'KeyA' })],
      group: true,
    },
  ],
};

/** Would run in any page that renders it as HTML. */
const HOSTILE = '<img src=x onerror=xss()><script>xss()</script>';

const onChange = vi.fn<(value: unknown) => void>();
function Live({ field, start = field.initial, ...rest }: { field: Field; start?: unknown } & Partial<FieldProps>) {
  const [value, setValue] = useState(start);
  const Component = FIELD_COMPONENTS[field.kind];
  return (
    <World>
      <Component
        id="field"
        field={field}
        value={value}
        label="The label"
        optionLabel={(option) => `${option.toUpperCase()}!`}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        {...rest}
      />
    </World>
  );
}

const all = Object.entries(SAMPLES).flatMap(([kind, samples]) => samples.map((sample) => ({ kind, ...sample })));
describe.each(all)('$kind, $name', ({ field, act, reads, group }) => {
  it('has a name, and changes nothing on its own', () => {
    onChange.mockClear();
    render(<Live field={field} />);
    const named = group ? screen.getAllByText('The label') : [control()];
    expect(named.length).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows its hint and error, and associates them with the control', () => {
    const { container } = render(<Live field={field} hint="The hint" error="The failure" />);
    expect(screen.getByText('The failure')).toBeTruthy();
    const described = [...container.querySelectorAll('[aria-describedby]')].map((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described.some((text) => text.includes('The hint') && text.includes('The failure'))).toBe(true);
    if (!group) expect(control().getAttribute('aria-invalid')).toBe('true');
  });

  it('reports a value that its rule accepts', async () => {
    const user = userEvent.setup();
    render(<Live field={field} />);
    await act(user);
    const parsed = field.schema.safeParse(onChange.mock.lastCall?.[0]);
    expect(parsed.success && parsed.data).toEqual(reads);
  });

  it.each([undefined, null, '', 'none of them', 12, true, [], [1], {}])('handles the value %j', (value) => {
    render(<Live field={field} value={value} />);
    expect(screen.getAllByText('The label').length).toBeGreaterThan(0);
  });

  it('creates no elements from the value, or from texts around it', () => {
    for (const value of [HOSTILE, [HOSTILE], new File([HOSTILE], `${HOSTILE}.png`, { type: 'image/png' })]) {
      const { container } = render(<Live field={field} start={value} hint={HOSTILE} error={HOSTILE} />);
      expect(container.querySelectorAll('script, [onerror], [href^="javascript"]').length).toBe(0);
      expect(container.textContent).toContain(HOSTILE);
      cleanup();
    }
  });

  it('is reachable by keyboard', async () => {
    const user = userEvent.setup();
    render(<Live field={field} />);
    await user.tab();
    expect(document.activeElement).not.toBe(document.body);
  });
});
