import { expect, test } from 'vitest';
import { fittingAlgorithms, readDigest } from '../../../../src/lib/crypto/read-digest.ts';

test('algorithms match by digest length or by name', () => {
  const { named, readings } = readDigest('d41d8cd98f00b204e9800998ecf8427e');
  expect(fittingAlgorithms(named ?? undefined, readings)).toContain('md5');
  expect(fittingAlgorithms('md5', readings)).toEqual(['md5']);
  expect(fittingAlgorithms('sha-256', readings)).toEqual([]);
  expect(fittingAlgorithms(undefined, [])).toEqual([]);
});
