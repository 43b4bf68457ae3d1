// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as make from '../../../src/core/fields.ts';
import type { Field } from '../../../src/core/field.ts';
import { pixelOf, withOpacity } from '../../../src/ui/fields/color/pixel.ts';
import { FIELD_COMPONENTS } from '../../../src/ui/components.tsx';
import { startWorld, World } from '../form/world.tsx';

beforeAll(() => startWorld('tool', {}));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'EyeDropper');
});

function Live({ field, start }: { field: Field; start: string }) {
  const [value, setValue] = useState<unknown>(start);
  const Component = FIELD_COMPONENTS[field.kind];
  return (
    <World>
      <Component id="field" {...{ field, value }} onChange={setValue} label="Ink" optionLabel={String} />
    </World>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ink' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Opacity of Ink' });

test.each([
  ['a color', make.color({ initial: '#000000' })],
  ['a text that is a color', make.text({ color: true })],
])('%s has an opacity, which is kept when another color is picked', (_, field) => {
  render(<Live field={field} start="#1ea54c80" />);
  expect(slider().value).toBe('50');
  fireEvent.change(screen.getByLabelText('Pick a color for Ink'), { target: { value: '#ff0000' } });
  expect(box().value).toBe('#ff000080');
  fireEvent.change(slider(), { target: { value: '100' } });
  expect(box().value).toBe('#ff0000');
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(box().value).toBe('#ff000000');
});

test('the eyedropper is available if the browser has one, and canceling it changes nothing', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Live field={make.color({ initial: '#000000' })} start="#000000" />);
  expect(screen.queryByRole('button', { name: /Pick a color from the screen/ })).toBeNull();
  unmount();
  let answer = () => Promise.resolve({ sRGBHex: '#ABCDEF' });
  Object.assign(globalThis, {
    EyeDropper: class {
      open = () => answer();
    },
  });
  render(<Live field={make.color({ initial: '#000000' })} start="#000000" />);
  await user.click(screen.getByRole('button', { name: 'Pick a color from the screen: Ink' }));
  await waitFor(() => expect(box().value).toBe('#abcdef'));
  answer = () => Promise.reject(new DOMException('canceled', 'AbortError'));
  await user.click(screen.getByRole('button', { name: 'Pick a color from the screen: Ink' }));
  expect(box().value).toBe('#abcdef');
});

test('hex digits of any valid length are a color, and anything else is black', () => {
  expect(pixelOf('f00')).toEqual({ hex: '#ff0000', opacity: 1 });
  expect(pixelOf('#F008')).toEqual({ hex: '#ff0000', opacity: 136 / 255 });
  expect(pixelOf('not a color')).toEqual({ hex: '#000000', opacity: 1 });
  expect(withOpacity('#123456', 0.5)).toBe('#12345680');
});
