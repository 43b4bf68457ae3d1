// @vitest-environment node
import { expect, test } from 'vitest';
import { commonCode } from '../../../src/build/chunks/common-code.ts';

test('chunks that run at once start with the hint and are compressed again, and others stay as they are', async () => {
  const chunk = (name: string) => ({ type: 'chunk', name, code: 'run();' });
  const long = { type: 'chunk', name: 'core', code: 'const sum = 1 + 1; run(sum);' };
  const bundle = {
    e: long,
    a: chunk('index'),
    b: chunk('form'),
    c: chunk('qrcode'),
    d: { type: 'asset', name: 'core' },
  };
  const { generateBundle } = commonCode();
  if (typeof generateBundle !== 'object') throw new Error('no hook');
  await Reflect.apply(generateBundle.handler, undefined, [undefined, bundle]);
  expect(bundle.a.code).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(bundle.b.code).toBe(bundle.a.code);
  expect(bundle.c.code).toBe('run();');
  expect(bundle.e.code).toBe('//# allFunctionsCalledOnLoad\nrun(2);');
  expect(bundle.d).toEqual({ type: 'asset', name: 'core' });
});
