import { expect, test } from 'vitest';
import { countChanges } from '../../../../../src/lib/documents/json-diff/show.ts';

test('changes are counted by kind', () => {
  const change = { path: '/a', before: null, after: '1' };
  expect(countChanges([])).toEqual({ added: 0, removed: 0, changed: 0, moved: 0 });
  expect(
    countChanges([
      { ...change, kind: 'added' },
      { ...change, kind: 'moved' },
      { ...change, kind: 'added' },
    ]),
  ).toEqual({
    added: 2,
    removed: 0,
    changed: 0,
    moved: 1,
  });
});
