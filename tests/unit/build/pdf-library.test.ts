import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adapted } from '../../../src/build/chunks/pdf-library.ts';

test.each(['pdf', 'pdf.worker'])('%s runs where it neither finds Node nor what only Node 22 has', (name) => {
  const code = adapted(readFileSync(`node_modules/pdfjs-dist/legacy/build/${name}.min.mjs`, 'utf8'));
  expect(code).not.toContain('Promise.withResolvers');
  expect(code).not.toContain('[object process]');
  expect(code).not.toMatch(/new Function\(|[^\w.]eval\(/);
});

test('another way to find out where it runs fails the build', () =>
  expect(() => adapted('export const isNode = false')).toThrow('in another way'));
