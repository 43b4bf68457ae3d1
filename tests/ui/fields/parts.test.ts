import { expect, test } from 'vitest';
import { partsOf } from '../../../src/ui/fields/marks/parts.ts';

const shown = (text: string) => partsOf(text, '.')?.marks.map(({ start, end }) => text.slice(start, end));

test.each([
  ['eyJh.eyJz.c2ln', ['eyJh', 'eyJz', 'c2ln']],
  ['Bearer eyJh.eyJz.', ['Bearer eyJh', 'eyJz']],
  ['a.b.c.d.e', ['a', 'b', 'c', 'd', 'e']],
  ['no token', []],
  ['', []],
  ['.'.repeat(10_000), []],
  ['a.'.repeat(10_000), []],
])('the parts of %j are marked', (text, parts) => expect(shown(text)).toEqual(parts));

test('a field without a separator has no parts', () => expect(partsOf('a.b', undefined)).toBeUndefined());
