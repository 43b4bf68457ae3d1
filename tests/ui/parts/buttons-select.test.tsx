// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonsSelect } from '../../../src/ui/parts/buttons-select/buttons-select.tsx';

vi.stubGlobal('CSS', { escape: String }); // user-event needs it, but jsdom doesn't have it
afterEach(cleanup);

const OPTIONS = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
  { value: 'verify', label: 'Verify', disabled: true },
  { value: 'hash', label: 'Hash' },
];

function Live({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState('encode');
  return <ButtonsSelect label="Direction" options={OPTIONS} value={value} onChange={setValue} disabled={disabled} />;
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;

describe('ButtonsSelect', () => {
  it('is a named group of radios', () => {
    render(<Live />);
    expect(screen.getByRole('radiogroup', { name: 'Direction' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Encode' }).checked).toBe(true);
  });

  it('is one tab stop; arrow keys change the choice, skip disabled options and wrap around', async () => {
    render(<Live />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('decode');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('hash');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('encode');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('hash');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it("doesn't share its choice with another group", async () => {
    render(
      <>
        <Live />
        <Live />
      </>,
    );
    await userEvent.click(screen.getAllByRole('radio', { name: 'Decode' })[1] ?? document.body);
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Encode' })[0]?.checked).toBe(true);
  });

  it('does nothing when disabled', async () => {
    render(<Live disabled />);
    await userEvent.click(screen.getByRole('radio', { name: 'Decode' }));
    expect(chosen()).toBe('encode');
  });
});
