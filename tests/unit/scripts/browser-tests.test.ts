import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Without the shared listener: where what is put in may be refused, which is then what saves the page, and the sweep over all pages, which listens itself. */
const OWN = [
  'tests/e2e/tools/every-field.spec.ts',
  'tests/e2e/tools/hostile-texts.spec.ts',
  'tests/e2e/tools/pages.spec.ts',
  'tests/e2e/tools/xss.spec.ts',
];

test('every browser test fails for what the content security policy or Trusted Types refuse', () => {
  const files = fs
    .readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/e2e/${file.replaceAll('\\', '/')}`);
  expect(files.length).toBeGreaterThan(20);
  const bare = files.filter((file) =>
    /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(bare.toSorted()).toEqual(OWN);
  expect(fs.readFileSync('tests/e2e/tools/pages.spec.ts', 'utf8')).toContain('watchComplaints(page)');
});
