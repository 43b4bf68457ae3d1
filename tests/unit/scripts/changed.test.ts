// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { affectedBy, READ_AS_FILES } from '../../../scripts/changed.mjs';

const affected = (...changed: string[]) => affectedBy(changed);

test('finds tests that import a changed file, directly or indirectly', () => {
  expect(affected('src/base/base64.ts').tests).toContain('tests/unit/base/base64.test.ts');
  expect(affected('src/lib/bytes/utf8.ts').tests).toContain('tests/unit/base/base64.test.ts');
  expect(affected('src/lib/time/cron/show.ts').tests).not.toContain('tests/unit/base/base64.test.ts');
});

test('finds tools whose algorithm, spec, cases or texts changed', () => {
  expect(affected('src/lib/time/cron/show.ts').tools).toEqual(['crontab-generator']);
  expect(affected('tool-specs/crypto/hash-text.ts').tools).toEqual(['hash-text']);
  expect(affected('tool-specs/crypto/hash-text.cases.ts').tools).toEqual(['hash-text']);
  expect(affected('locales/ru/tools/hash-text.json', 'docs/hosting.md')).toEqual({
    tests: ['tests/specs/words.test.ts'],
    tools: ['hash-text'],
  });
});

test('finds tests that read a changed file instead of importing it', () => {
  expect(affected('locales/en/app.json').tests).toContain('tests/specs/texts.test.ts');
  expect(affected('deploy/nginx.conf').tests).toContain('tests/unit/build/hosting.test.ts');
  expect(affected('package-lock.json').tests).toEqual(['tests/unit/scripts/lock.test.ts']);
});

test('tests that read files exist', () => {
  const readers = READ_AS_FILES.flatMap(([, files]) => files);
  expect(readers.filter((file) => !existsSync(file))).toEqual([]);
});

test("circular imports don't cause an endless loop", () => {
  const importers = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts', 'tests/architecture.test.ts']],
  ]);
  expect(affectedBy(['a.ts'], importers)).toEqual({ tests: ['tests/architecture.test.ts'], tools: [] });
});
