import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Tests without the shared listener: some inject code that may be blocked to protect the page, and the test of all pages has its own listener. */
const OWN = [
  'tests/e2e/shell/profile.spec.ts',
  'tests/e2e/tools/every-field.spec.ts',
  'tests/e2e/tools/hostile-texts.spec.ts',
  'tests/e2e/tools/pages.spec.ts',
  'tests/e2e/tools/room.spec.ts',
  'tests/e2e/tools/xss.spec.ts',
];

test('every browser test fails if the content security policy or Trusted Types block something', () => {
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
