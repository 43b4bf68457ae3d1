import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { offsetIn } from '../../../src/ui/code-editor/problem-mark.ts';

const doc = Text.of(['a', '𝄞b', '']);

it.each([
  ['line and column', { line: 2, column: 1 }, 2],
  ['columns are code points', { line: 2, column: 2 }, 4],
  // The source may have had \r\n: its offset would be off by the lines before.
  ['line and column before the offset', { line: 2, column: 2, offset: 99 }, 4],
  ['an offset alone', { offset: 1 }, 1],
  ['past the end of a line', { line: 1, column: 50 }, 1],
  ['past the end of the text', { line: 9, column: 1 }, 6],
  ['an offset past the end', { offset: 99 }, 6],
])('%s', (_, at, offset) => expect(offsetIn(doc, at)).toBe(offset));

it('returns null without a position', () => expect(offsetIn(doc, { path: 'a[0]' })).toBeNull());
