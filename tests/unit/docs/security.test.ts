import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Files of tests with the words of the tests that SECURITY.md names in them. */
const named = fs
  .readFileSync('SECURITY.md', 'utf8')
  .split(/\r?\n/)
  .flatMap((line) => [...line.matchAll(/`(tests\/[^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)])
  .flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']): [string, string] => [file, title]),
  );

describe('SECURITY.md', () => {
  it('names a test for every threat', () => expect(named.length).toBeGreaterThanOrEqual(17));

  it.each(named)('%s has "%s"', (file, title) => {
    expect(fs.readFileSync(file, 'utf8')).toContain(title);
  });
});
