import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The test files that a line names, each with the quoted parts of test titles. */
const namedIn = (line: string): [string, string][] =>
  [...line.matchAll(/`(tests\/[^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']): [string, string] => [file, title]),
  );

describe.each([
  ['SECURITY.md', 16],
  ['docs/faults.md', 15],
])('%s', (document, count) => {
  const rows = fs
    .readFileSync(document, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.startsWith('|'))
    .slice(2);

  it('names a test in every row', () => {
    expect(rows.length).toBeGreaterThanOrEqual(count);
    expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  });

  it.each(rows.flatMap(namedIn))('%s has "%s"', (file, title) => {
    expect(fs.readFileSync(file, 'utf8')).toContain(title);
  });
});
