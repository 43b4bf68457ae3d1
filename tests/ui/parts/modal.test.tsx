// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Modal } from '../../../src/ui/parts/overlay/modal.tsx';

vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));

const close = vi.fn(function close(this: HTMLDialogElement) {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close'))); // late, as browsers do
});
beforeAll(() => {
  // jsdom has the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = close;
});
afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onClose={() => setOpen(false)} title="Title" footer={<button type="button">Answer</button>}>
      <p>inside</p>
    </Modal>
  );
}
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Title' });
const required = () => dialog() ?? expect.fail('no dialog');

describe('Modal', () => {
  it('is labeled by its title, and stays open in StrictMode', async () => {
    render(<Page />, { wrapper: StrictMode });
    await act(() => Promise.resolve());
    expect(required().open).toBe(true);
  });

  it('takes focus itself without a visible field: the tooltip of the close button would catch the first Escape', () => {
    render(
      <Modal open onClose={() => undefined} title="Title">
        <input type="file" hidden />
        <p>inside</p>
      </Modal>,
    );
    expect(document.activeElement).toBe(required());
  });

  it('closes on a click outside', () => {
    render(<Page />);
    fireEvent.pointerDown(required());
    fireEvent.click(required());
    expect(dialog()).toBeNull();
    expect(close).toHaveBeenCalled(); // closed by its method, which restores focus
  });

  it('stays open on a click inside, and on a drag that only ends outside', () => {
    render(<Page />);
    fireEvent.pointerDown(screen.getByText('inside'));
    fireEvent.click(screen.getByText('inside'));
    expect(dialog()).not.toBeNull();
    fireEvent.pointerDown(screen.getByText('inside'));
    fireEvent.click(required());
    expect(dialog()).not.toBeNull();
  });

  it('closes on Escape (the cancel event) through its owner', () => {
    render(<Page />);
    const cancel = createEvent('cancel', required(), { cancelable: true });
    fireEvent(required(), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog()).toBeNull();
  });

  it('closes with its button', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
    expect(dialog()).toBeNull();
  });

  it('focuses its actions first, not the close button', () => {
    render(<Page />);
    expect(document.activeElement?.textContent).toBe('Answer');
  });
});
