// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as make from '../../../src/core/fields.ts';
import { FIELD_COMPONENTS } from '../../../src/ui/components.tsx';
import { movedMarks } from '../../../src/ui/fields/marks/moved-marks.ts';
import { startWorld, World } from '../form/world.tsx';

beforeAll(() => startWorld('tool', {}));
afterEach(cleanup);

test('marks move with edits before them and disappear where an edit touches them', () => {
  const marked = {
    text: 'ab cd ef',
    marks: [
      { start: 0, end: 2 },
      { start: 3, end: 5 },
      { start: 6, end: 8 },
    ],
  };
  expect(movedMarks(marked, 'ab cd ef')).toBe(marked.marks);
  expect(movedMarks(marked, 'ab cXd ef')).toEqual([
    { start: 0, end: 2 },
    { start: 7, end: 9 },
  ]);
  expect(movedMarks(marked, 'ab  cd ef').at(-1)).toEqual({ start: 7, end: 9 });
  expect(movedMarks(marked, '')).toEqual([]);
});

test('a mark that remains covers the same text', () => {
  const text = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', ' ') });
  fc.assert(
    fc.property(text, text, fc.nat(12), fc.nat(12), (before, after, a, b) => {
      const [start, end] = [Math.min(a, b, before.length), Math.min(Math.max(a, b), before.length)];
      for (const moved of movedMarks({ text: before, marks: [{ start, end }] }, after))
        expect(after.slice(moved.start, moved.end)).toBe(before.slice(start, end));
    }),
  );
});

test('marks are rendered behind the text, hidden from screen readers', () => {
  const field = make.text({ multiline: true, monospace: true });
  const Component = FIELD_COMPONENTS[field.kind];
  const marks = {
    text: 'on 2024 and 2025',
    marks: [
      { start: 3, end: 7 },
      { start: 12, end: 16 },
    ],
  };
  const { container } = render(
    <World>
      <Component
        id="field"
        {...{ field, marks }}
        value={marks.text}
        onChange={() => undefined}
        label="Text"
        optionLabel={String}
      />
    </World>,
  );
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['2024', '2025']);
  expect(container.querySelector('mark')?.closest('[aria-hidden]')?.textContent).toBe('on 2024 and 2025\u200b');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(marks.text);
});
