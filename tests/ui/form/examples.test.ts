import { expect, it } from 'vitest';
import { shortened } from '../../../src/ui/form/examples.ts';

it.each([
  ['foo: bar\nlist: 1', 'foo: bar'],
  ['{\n  "hello": 1\n}', '{ "hello": 1 }'],
  ['---\na: 1', '--- a: 1'],
  ['👩‍👩‍👧‍👦'.repeat(30), `${'👩‍👩‍👧‍👦'.repeat(24)}…`],
  ['!'.repeat(24), '!'.repeat(24)],
  ['', ''],
])('%j is shown as %j', (text, label) => expect(shortened(text)).toBe(label));
