// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { createEditor } from '../../../src/ui/code-editor/editor.ts';

const LINES = 'a line of text\r\n'.repeat(60_000);

// CodeMirror mistakes jsdom for Safari, where it gets a shadow root's selection with a command.
document.execCommand = () => false;

function mount(text: string) {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const onChange = vi.fn<(text: string) => void>();
  const words = { label: 'Text', description: '', placeholder: '', invalid: false, phrases: {} };
  const editor = createEditor({ root, text, language: 'plain', readOnly: false, wrap: true, words, onChange });
  const content = root.querySelector('.cm-content')!;
  const paste = (pasted: string) => fireEvent.paste(content, { clipboardData: { getData: () => pasted } });
  return { editor, content, paste, onChange };
}

it('a large paste is reported immediately, replaces the selection and leaves the caret after it', () => {
  const { editor, content, paste, onChange } = mount('before, after');
  editor.focus({ from: 6, to: 8 });
  const whole = `before${LINES.replaceAll('\r\n', '\n')}after`;
  expect(paste(LINES)).toBe(false);
  expect(onChange.mock.calls).toEqual([[whole]]);
  // A key press inserts the rest at once; the next paste goes to the caret.
  fireEvent.keyDown(content, { key: 'Shift' });
  expect(paste(LINES)).toBe(false);
  expect(onChange.mock.lastCall).toEqual([`${whole.slice(0, -5)}${LINES.replaceAll('\r\n', '\n')}after`]);
});
