// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pageKeyOf } from '../../../src/palette/keys/commands.ts';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Field, KeyStroke } from '../../../src/core/field.ts';
import * as make from '../../../src/core/fields.ts';
import { FIELD_COMPONENTS } from '../../../src/ui/components.tsx';
import { readText, TEXT_LIMIT } from '../../../src/ui/fields/file/read-text.ts';
import { startWorld, World } from '../form/world.tsx';

vi.mock('../../../src/ui/code-editor/editor.ts', () => {
  throw new Error('not here');
});
beforeAll(() => startWorld('tool', {}));
afterEach(cleanup);

let held: unknown;
function Live({ field, start = field.initial }: { field: Field; start?: unknown }) {
  const [value, setValue] = useState(start);
  useEffect(() => {
    held = value;
  });
  const Component = FIELD_COMPONENTS[field.kind];
  return (
    <World>
      <Component id="field" label="The label" field={field} value={value} onChange={setValue} optionLabel={String} />
    </World>
  );
}
const control = () => screen.getByLabelText<HTMLInputElement>('The label');
const drop = (file: File) =>
  fireEvent.drop(control(), { dataTransfer: { types: ['Files'], files: [file], items: [] } });

describe('numbers', () => {
  it('step with the arrow keys, tenfold with Shift, within bounds and without floating-point errors', async () => {
    const user = userEvent.setup();
    render(<Live field={make.decimal({ min: 0, max: 1, step: 0.1, initial: 0.2 })} />);
    await user.click(control());
    await user.keyboard('{ArrowUp}');
    expect(held).toBe(0.3);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(held).toBe(1);
    await user.keyboard('{ArrowDown}');
    expect(held).toBe(0.9);
  });

  it("keep text that isn't a number", async () => {
    const user = userEvent.setup();
    render(<Live field={make.integer({ min: 0, max: 9, initial: 5 })} />);
    await user.type(control(), 'x');
    expect(control().value).toBe('5x');
    await user.keyboard('{ArrowUp}');
    expect(control().value).toBe('5');
  });
});

describe('numbers with a slider', () => {
  it('follow the slider, which follows them up to its maximum', async () => {
    const user = userEvent.setup();
    render(<Live field={make.integer({ min: 1, max: 512, initial: 64, slider: 128 })} />);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'The label' });
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'The label' });
    expect([slider.min, slider.max, slider.value]).toEqual(['1', '128', '64']);
    fireEvent.change(slider, { target: { value: '20' } });
    expect([held, number.value]).toEqual([20, '20']);
    await user.clear(number);
    await user.type(number, '300');
    expect([held, slider.value]).toEqual(['300', '128']);
  });

  it('have no slider unless the field sets one', () => {
    render(<Live field={make.integer({ min: 1, max: 512, initial: 64 })} />);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('a text with two sides', () => {
  const size = make.text({ initial: '600x350', sides: ['width', 'height'] });
  const side = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('has an input for each, and stays one value', async () => {
    const user = userEvent.setup();
    render(<Live field={size} />);
    expect([side('width').value, side('height').value]).toEqual(['600', '350']);
    await user.type(side('height'), '0');
    expect(held).toBe('600x3500');
    await user.type(side('width'), '{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(held).toBe('611x3500');
    await user.clear(side('height'));
    expect([held, side('width').value, side('height').value]).toEqual(['611', '611', '']);
  });

  it('accepts a whole size or a name in the first input', async () => {
    const user = userEvent.setup();
    render(<Live field={size} start="" />);
    await user.click(side('width'));
    await user.keyboard('12x34');
    expect(held).toBe('12x34');
    await user.clear(side('height'));
    fireEvent.change(side('width'), { target: { value: '728 × 90' } });
    expect(held).toBe('728x90');
    await user.clear(side('height'));
    fireEvent.change(side('width'), { target: { value: 'og' } });
    expect(held).toBe('og');
  });
});

describe('color', () => {
  it("keeps the alpha digits, which the picker doesn't support", () => {
    render(<Live field={make.color({ initial: '#abc8' })} />);
    const picker = screen.getByLabelText<HTMLInputElement>('Pick a color for The label');
    expect(picker.value).toBe('#aabbcc');
    fireEvent.change(picker, { target: { value: '#102030' } });
    expect(held).toBe('#10203088');
  });
});

describe('text', () => {
  const field = make.text({ multiline: true, primary: true });

  it('accepts a dropped file and shows its name and size until something is typed', async () => {
    const user = userEvent.setup();
    render(<Live field={field} />);
    drop(new File(['zażółć'], 'words.txt'));
    await waitFor(() => expect(held).toBe('zażółć'));
    expect(screen.getByText('words.txt · 10 bytes')).toBeTruthy();
    await user.type(control(), '!');
    expect(screen.queryByText(/words\.txt/)).toBeNull();
  });

  it('inserts a huge paste at the caret, bypassing the textarea', () => {
    render(<Live field={field} start="ac" />);
    control().setSelectionRange(1, 1);
    const paste = (text: string) => fireEvent.paste(control(), { clipboardData: { getData: () => text } });
    expect(paste('b')).toBe(true); // left to the browser
    expect(paste('b\r\n'.repeat(100_000))).toBe(false);
    expect(held).toBe(`a${'b\n'.repeat(100_000)}c`);
  });

  it("rejects bytes that aren't UTF-8, and keeps the typed text", async () => {
    render(<Live field={field} start="mine" />);
    drop(new File([new Uint8Array([0xff, 0x41, 0xfe])], 'photo.jpg'));
    expect(await screen.findByText("photo.jpg isn't UTF-8 text.")).toBeTruthy();
    expect(held).toBe('mine');
  });

  it('reads UTF-16 with a byte order mark, and removes the mark', async () => {
    const read = (bytes: number[]) => readText(new Blob([new Uint8Array(bytes)]));
    expect(await read([0xff, 0xfe, 0x41, 0x00])).toEqual({ ok: true, text: 'A' });
    expect(await read([0xef, 0xbb, 0xbf, 0x41])).toEqual({ ok: true, text: 'A' });
    expect(await read([0xc0, 0x80])).toEqual({ ok: false, problem: 'notText' });
    const huge = { size: TEXT_LIMIT + 1 } as Blob;
    expect(await readText(huge)).toEqual({ ok: false, problem: 'tooLarge' });
  });
});

describe('content', () => {
  it('restores the typed text when the file is removed', async () => {
    const user = userEvent.setup();
    render(<Live field={make.content()} start="typed" />);
    const file = new File([new Uint8Array([0xff])], 'raw.bin');
    drop(file);
    expect(held).toBe(file);
    await user.click(screen.getByRole('button', { name: 'Remove raw.bin' }));
    expect(held).toBe('typed');
  });
});

describe('secret', () => {
  it('is masked until revealed', async () => {
    const user = userEvent.setup();
    render(<Live field={make.secret()} start="hidden" />);
    expect(control().matches('[data-masked]')).toBe(true);
    // Next to a password field, browsers store what is typed before it as a user name.
    expect(control().getAttribute('type')).not.toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(control().matches('[data-masked]')).toBe(false);
  });
});

describe('keypress', () => {
  const strokes = () => held as KeyStroke[];

  it('captures nothing until started, then every key', async () => {
    const user = userEvent.setup();
    render(<Live field={make.keypress()} />);
    await user.keyboard('a');
    expect(strokes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Capture keys' }));
    const area = screen.getByRole('application');
    expect(fireEvent.keyDown(area, { key: 'Tab', code: 'Tab', keyCode: 9 })).toBe(false);
    expect(strokes()[0]).toMatchObject({ event: 'keydown', key: 'Tab', keyCode: 9 });
  });

  it('ends when Escape is pressed twice in a row, so that nobody is trapped', async () => {
    const user = userEvent.setup();
    render(<Live field={make.keypress()} />);
    await user.click(screen.getByRole('button', { name: 'Capture keys' }));
    await user.keyboard('{Escape}a{Escape}');
    expect(screen.queryByRole('application')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('leaves captured keys no other effect, and only them', async () => {
    const user = userEvent.setup();
    render(<Live field={make.keypress()} />);
    const meanings = () =>
      Array.from('kjz', (key) => {
        const event = new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey: true });
        const meaning = { is: pageKeyOf(event) };
        document.activeElement?.addEventListener('keydown', () => (meaning.is = pageKeyOf(event)), { once: true });
        document.activeElement?.dispatchEvent(event);
        return meaning.is;
      });
    expect(meanings()).toEqual(['palette', 'theme', 'undo']);
    await user.click(screen.getByRole('button', { name: 'Capture keys' }));
    expect(meanings()).toEqual([undefined, undefined, undefined]);
  });

  it("doesn't record the release of the key that started it", async () => {
    const user = userEvent.setup();
    render(<Live field={make.keypress()} />);
    screen.getByRole('button', { name: 'Capture keys' }).focus();
    await user.keyboard('{Enter}'); // released in the area
    expect(strokes()).toEqual([]);
    fireEvent.keyUp(screen.getByRole('application'), { key: 'PrintScreen', code: 'PrintScreen', keyCode: 44 });
    expect(strokes()).toHaveLength(1);
  });

  it.each([
    ['F5', { key: 'F5', code: 'F5', keyCode: 116 }],
    ['Tab backwards', { key: 'Tab', code: 'Tab', keyCode: 9, shiftKey: true }],
    ['Escape once', { key: 'Escape', code: 'Escape', keyCode: 27 }],
    ['a dead key', { key: 'Dead', code: 'BracketLeft', keyCode: 219 }],
    ['a key of an input method', { key: 'Process', code: 'KeyN', keyCode: 229, isComposing: true }],
    ['AltGr', { key: '@', code: 'KeyQ', keyCode: 81, modifierAltGraph: true }],
    ['Command R', { key: 'r', code: 'KeyR', keyCode: 82, metaKey: true }],
    ['Alt and an arrow', { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37, altKey: true }],
    ['the context menu', { key: 'ContextMenu', code: 'ContextMenu', keyCode: 93 }],
    ['a key without a code', { key: 'Unidentified', code: '', keyCode: 0 }],
  ])('records %s once, without another effect', async (_, press) => {
    render(<Live field={make.keypress()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Capture keys' }));
    const area = screen.getByRole('application');
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    expect(fireEvent.keyDown(area, press)).toBe(false);
    expect(fireEvent.keyUp(area, press)).toBe(false);
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(strokes().map(({ event, key }) => [event, key])).toEqual([
      ['keyup', press.key],
      ['keydown', press.key],
    ]);
    expect(screen.getByRole('application')).toBe(document.activeElement);
  });

  it('records a key that is held once', async () => {
    render(<Live field={make.keypress()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Capture keys' }));
    const area = screen.getByRole('application');
    fireEvent.keyDown(area, { key: 'Shift', code: 'ShiftLeft', shiftKey: true });
    for (let at = 0; at < 60; at++) fireEvent.keyDown(area, { key: 'A', code: 'KeyA', shiftKey: true, repeat: at > 0 });
    fireEvent.keyUp(area, { key: 'A', code: 'KeyA', shiftKey: true });
    expect(strokes().map(({ event, key, repeat }) => [event, key, repeat])).toEqual([
      ['keyup', 'A', false],
      ['keydown', 'A', true],
      ['keydown', 'Shift', false],
    ]);
  });

  it('keeps the 50 latest events', async () => {
    const user = userEvent.setup();
    render(<Live field={make.keypress()} />);
    await user.click(screen.getByRole('button', { name: 'Capture keys' }));
    await user.keyboard('abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz');
    expect(strokes()).toHaveLength(50);
    expect(strokes()[0]).toMatchObject({ event: 'keyup', key: 'z' });
  });
});
