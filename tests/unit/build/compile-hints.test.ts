// @vitest-environment node
import { expect, test } from 'vitest';
import { compileHints } from '../../../src/build/chunks/compile-hints.ts';

test('chunks that run at once start with the hint, others stay as they are', () => {
  const chunk = (name: string) => ({ type: 'chunk', name, code: 'run();' });
  const bundle = { a: chunk('index'), b: chunk('form'), c: chunk('qrcode'), d: { type: 'asset', name: 'core' } };
  const { generateBundle } = compileHints();
  if (typeof generateBundle !== 'object') throw new Error('no hook');
  Reflect.apply(generateBundle.handler, undefined, [undefined, bundle]);
  expect(bundle.a.code).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(bundle.b.code).toBe(bundle.a.code);
  expect(bundle.c.code).toBe('run();');
  expect(bundle.d).toEqual({ type: 'asset', name: 'core' });
});
