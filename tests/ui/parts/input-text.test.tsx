// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InputText } from '../../../src/ui/parts/input-text/input-text.tsx';
import type { InputTextProps } from '../../../src/ui/parts/input-text/input-text.tsx';

vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
afterEach(cleanup);

function Live({ start = '', ...props }: Partial<InputTextProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <InputText label="Text" {...props} value={value} onChange={setValue} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Text');

describe('InputText', () => {
  it('is found by its label, has a default placeholder, and reports typed text', async () => {
    render(<Live id="own" />);
    expect(field().id).toBe('own');
    expect(field().placeholder).toBe('ui.placeholder');
    await userEvent.type(field(), ' é𝄞');
    expect(field().value).toBe(' é𝄞');
  });

  it('keeps the browser from changing what is typed', () => {
    render(<Live />);
    const names = ['autocomplete', 'autocorrect', 'autocapitalize', 'spellcheck', 'translate'];
    expect(names.map((name) => field().getAttribute(name))).toEqual(['off', 'off', 'none', 'false', 'no']);
  });

  it('shows the message of the first failing rule and associates it with the field', async () => {
    const rules = [
      { check: (text: string) => text !== '', message: 'Write something' },
      { check: (text: string) => JSON.parse(text) ?? true, message: 'Not JSON' },
    ];
    render(<Live rules={rules} hint="Any JSON" />);
    const described = () =>
      (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(['Any JSON', 'Write something']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(), '[[');
    expect(described()).toEqual(['Any JSON', 'Not JSON']);
    await userEvent.type(field(), ']]');
    await userEvent.clear(field());
    await userEvent.type(field(), '1');
    expect(described()).toEqual(['Any JSON']);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows an external error instead of those of the rules', () => {
    render(<Live error="Line 2" rules={[{ check: () => false, message: 'rule' }]} />);
    expect(screen.queryByText('rule')).toBeNull();
    expect(screen.getByText('Line 2').id).toBe(field().getAttribute('aria-describedby'));
  });

  it('clears the text, and returns focus to the field', async () => {
    render(<Live clearable start="hello" />);
    await userEvent.click(screen.getByRole('button', { name: 'ui.clear' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'ui.clear' })).toBeNull();
  });

  it.each([{ readonly: true }, { disabled: true }])('has no clear button when %j', (props) => {
    render(<Live clearable start="hello" {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows and hides a password without losing it', async () => {
    render(<Live secret start="secret" />);
    const isMasked = () => field().matches('[data-masked]');
    expect(isMasked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'ui.show' }));
    expect([isMasked(), field().value]).toEqual([false, 'secret']);
    await userEvent.click(screen.getByRole('button', { name: 'ui.hide' }));
    expect(isMasked()).toBe(true);
    expect(field().type).toBe('text'); // browsers store what is next to a password field
  });

  it("has three rows when multiline, and grows where CSS can't do it", () => {
    render(<Live multiline autosize start={'a\nb'} />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Text');
    expect([area.tagName, area.rows]).toEqual(['TEXTAREA', 3]);
    expect(area.style.height).toBe('0px'); // the scroll height of jsdom, which has no layout
  });

  it.each([
    { multiline: false, maximum: 20_000 },
    { multiline: true, maximum: 200_000 },
  ])('rejects a pasted or dropped text that is too long for it, and keeps its own: %j', ({ multiline, maximum }) => {
    render(<Live multiline={multiline} start="mine" error="other" />);
    const carried = (text: string) => ({ getData: () => text });
    const failure = () => screen.queryByText('failures.too-long');
    for (const [insert, data] of [
      ['paste', 'clipboardData'],
      ['drop', 'dataTransfer'],
    ] as const) {
      const isInserted = (length: number) => fireEvent[insert](field(), { [data]: carried('x'.repeat(length)) });
      field().setSelectionRange(4, 4);
      expect(isInserted(maximum - 4)).toBe(true);
      expect(failure()).toBeNull();
      expect(isInserted(maximum - 3)).toBe(false);
      expect(failure()?.id).toBe(field().getAttribute('aria-describedby'));
      expect(field().value).toBe('mine');
      // What is selected makes space.
      field().setSelectionRange(0, 4);
      expect(isInserted(maximum)).toBe(true);
      expect(isInserted(maximum + 1)).toBe(false);
      fireEvent.change(field(), { target: { value: 'mine too' } });
      expect(failure()).toBeNull();
      fireEvent.change(field(), { target: { value: 'mine' } });
    }
  });

  it('lets a text that is already too long be edited', () => {
    render(<Live start={'x'.repeat(30_000)} />);
    expect(fireEvent.paste(field(), { clipboardData: { getData: () => 'a few more words' } })).toBe(true);
    expect(screen.queryByText('failures.too-long')).toBeNull();
  });

  it('exposes the control, focuses it on request, and reports blur', async () => {
    const ref = createRef<HTMLInputElement | HTMLTextAreaElement>();
    const onBlur = vi.fn();
    render(<Live inputRef={ref} autofocus onBlur={onBlur} readonly start="x" />);
    expect(ref.current).toBe(field());
    expect(document.activeElement).toBe(field());
    expect(field().readOnly).toBe(true);
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
