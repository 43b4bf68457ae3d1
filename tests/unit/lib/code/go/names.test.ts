import { expect, test } from 'vitest';
import { exportedName, readTagKeys } from '../../../../../src/lib/code/go/names.ts';
import { problemOf } from '../../../problem-of.ts';

test('struct tag keys are listed once each', () => {
  expect(readTagKeys(' json, yaml\tjson ')).toEqual(['json', 'yaml']);
  expect(readTagKeys('')).toEqual([]);
  expect(problemOf(() => readTagKeys('json 1x'))).toMatchObject({ code: 'bad-tag', params: { found: '1x' } });
});

test.each([
  ['SOURCE_CODE', 'SourceCode'],
  ['PUBLIC_IP', 'PublicIP'],
  ['user_id', 'UserID'],
  ['HTTPServer', 'HTTPServer'],
  ['ID', 'ID'],
])('%s is exported as %s', (key, name) => {
  expect(exportedName(key)).toBe(name);
});
