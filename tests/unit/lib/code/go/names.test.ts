import { expect, test } from 'vitest';
import { readTagKeys } from '../../../../../src/lib/code/go/names.ts';
import { problemOf } from '../../../problem-of.ts';

test('keys of struct tags, each once', () => {
  expect(readTagKeys(' json, yaml\tjson ')).toEqual(['json', 'yaml']);
  expect(readTagKeys('')).toEqual([]);
  expect(problemOf(() => readTagKeys('json 1x'))).toMatchObject({ code: 'bad-tag', params: { found: '1x' } });
});
