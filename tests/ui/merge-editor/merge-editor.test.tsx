// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSidesDrop } from '../../../src/ui/form/results/merge/use-sides-drop.ts';
import { createMergeEditor, type MergeEditor } from '../../../src/ui/merge-editor/merge-editor.ts';

// jsdom has no layout.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;

let editor: MergeEditor | undefined;
afterEach(() => {
  editor?.destroy();
  cleanup();
  document.body.replaceChildren();
});

const WORDS = { left: { label: 'Before', placeholder: '' }, right: { label: 'After', placeholder: '' } };
const DIFF = {
  before: 'same\nthe quick fox\nend\n',
  after: 'same\nthe slow fox\nadded\nend\n',
  changes: [{ fromBefore: 1, toBefore: 2, fromAfter: 1, toAfter: 3 }],
  patch: '',
};

function setUp() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const onChange = vi.fn();
  const made = createMergeEditor({ root, words: WORDS, longestPaste: 100, onChange });
  editor = made;
  const linesOf = (side: 'left' | 'right', what = '.cm-line') =>
    [...root.querySelectorAll(`.cm-${side} ${what}`)].map((line) => line.textContent);
  const box = (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const paste = (name: string, text: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    box(name)?.dispatchEvent(event);
  };
  return { made, root, onChange, linesOf, paste };
}

function show({ made }: ReturnType<typeof setUp>, isExample = false) {
  made.setText('left', DIFF.before, isExample);
  made.setText('right', DIFF.after, isExample);
  made.setDiff(DIFF, -1);
}

it('marks changed lines and words on both sides', () => {
  const page = setUp();
  show(page);
  expect(page.linesOf('left', '.cm-changed')).toEqual(['the quick fox']);
  expect(page.linesOf('right', '.cm-changed')).toEqual(['the slow fox', 'added']);
  expect(page.linesOf('left', '.cm-changed-word')).toEqual(['quick']);
  expect(page.linesOf('right', '.cm-changed-word')).toEqual(['slow']);
  page.made.setDiff(DIFF, 0);
  expect(page.linesOf('right', '.cm-current')).toHaveLength(2);
  expect(page.onChange).not.toHaveBeenCalled();
});

it('both sides are editable, and marks move with edits until the texts are compared again', () => {
  const page = setUp();
  show(page);
  page.paste('After', 'first\n');
  expect(page.onChange).toHaveBeenLastCalledWith('right', `first\n${DIFF.after}`);
  expect(page.linesOf('right', '.cm-changed')).toEqual(['the slow fox', 'added']);
  page.paste('Before', 'x');
  expect(page.onChange).toHaveBeenLastCalledWith('left', `x${DIFF.before}`);
});

it('typing replaces an example', () => {
  const page = setUp();
  show(page, true);
  expect(page.root.querySelectorAll('.cm-example')).toHaveLength(2);
  page.paste('Before', 'mine');
  expect(page.onChange).toHaveBeenCalledExactlyOnceWith('left', 'mine');
  expect(page.linesOf('left')).toEqual(['mine']);
  expect(page.root.querySelectorAll('.cm-left.cm-example')).toHaveLength(0);
});

it('a paste that is too long is reported, not inserted', () => {
  const page = setUp();
  const long = `${'x'.repeat(99)}\r\n`;
  show(page);
  page.paste('After', long);
  expect(page.onChange).toHaveBeenCalledExactlyOnceWith('right', `${'x'.repeat(99)}\n${DIFF.after}`);
  expect(page.linesOf('right')[0]).toBe('same');
  show(page, true);
  page.paste('After', long);
  expect(page.onChange).toHaveBeenLastCalledWith('right', `${'x'.repeat(99)}\n`);
  page.paste('Before', 'x'.repeat(100));
  expect(page.onChange).toHaveBeenLastCalledWith('left', 'x'.repeat(100));
  expect(page.linesOf('left')).toEqual(['x'.repeat(100)]);
});

/** A drag of files; jsdom's has neither files nor a position. */
function drag(type: string, element: Element, files: readonly File[], clientX = 0): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { clientX, dataTransfer: { types: ['Files'], files, items: [], dropEffect: 'none' } });
  fireEvent(element, event);
  return event;
}

it('a file that is dropped on a text replaces it, instead of being inserted too', async () => {
  const page = setUp();
  show(page);
  const read = vi.spyOn(FileReader.prototype, 'readAsText');
  const event = drag('drop', page.root.querySelector('.cm-content')!, [new File(['x'], 'a.txt')]);
  expect([event.defaultPrevented, read.mock.calls.length]).toEqual([true, 0]);

  const taken: string[] = [];
  const Sides = () => {
    const take = (side: string) => (file: File) => void taken.push(`${side}: ${file.name}`);
    return <div data-testid="sides" {...useSidesDrop(take('left'), take('right')).both} />;
  };
  render(<Sides />);
  const sides = screen.getByTestId('sides');
  sides.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  for (const x of [110, 290]) {
    expect(drag('dragover', sides, [], x).defaultPrevented).toBe(true);
    drag('drop', sides, [new File(['x'], `${x}.txt`)], x);
  }
  expect(taken).toEqual(['left: 110.txt', 'right: 290.txt']);
});
