import { expect, test } from 'vitest';
import { mediaTypes } from '../../../../src/lib/media/media-types.ts';

test("every extension maps to a type that lists it, and built-in property names aren't extensions", async () => {
  const types = await mediaTypes();
  for (const { extensions } of types.all)
    for (const extension of extensions) expect(types.ofName(extension)[0]?.extensions).toContain(extension);
  expect(types.ofName('constructor')).toEqual([]);
  expect(types.ofName('__proto__')).toEqual([]);
});
