import { expect, test } from 'vitest';
import { findJwks } from '../../../../src/lib/crypto/pasted/jwk.ts';
import { plainPem } from '../../../../src/lib/crypto/pasted/plain-pem.ts';
import { cpuTime } from '../../../cpu-time.ts';

const LENGTH = 300_000;
const run = (text: string) => text.repeat(LENGTH / text.length);

test.each([
  run('\\'),
  `-----BEGIN CERTIFICATE-----${run('\\')}`,
  `{"kty":"RSA"}${run('\\')}`,
  run('\\ '),
  run('\\\\x'),
  run('\\u00'),
  run('"\\'),
  run('" ,'),
  run('%0'),
  run('&#x2'),
  run('> '),
  run('{"kty":'),
  run('BEGIN+A'),
])('hostile text is read in linear time: %.20j', { timeout: 60_000 }, (text) => {
  const time = cpuTime(() => {
    plainPem(text);
    findJwks(`${text}kty`);
  });
  expect(time).toBeLessThan(3000);
});
