import { expect, test } from 'vitest';
import { decodeJwt, validityAt } from '../../../../../src/lib/crypto/jwt/jwt.ts';
import { decodedState } from '../../../../../src/lib/crypto/jwt/state.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const HOUR = 3600;
const at = (claims: object) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { payload } = decodeJwt(`${part({ alg: 'HS256' })}.${part(claims)}.AA`);
  return decodedState(validityAt(payload, NOW).validity, payload, NOW, 'en');
};

test.each([
  [{ exp: NOW / 1000 + 23 * HOUR }, { tone: 'neutral', code: 'decoded-valid', params: { when: 'in 23 hours' } }],
  [{ exp: NOW / 1000 - 3 * HOUR }, { tone: 'bad', code: 'decoded-expired', params: { when: '3 hours ago' } }],
  [{ exp: NOW / 1000 }, { tone: 'bad', code: 'decoded-expired', params: { when: 'now' } }],
  [{ nbf: NOW / 1000 + 2 * HOUR }, { tone: 'warn', code: 'decoded-not-yet-valid', params: { when: 'in 2 hours' } }],
  [
    { nbf: NOW / 1000 + 48 * HOUR, exp: NOW / 1000 + 72 * HOUR },
    { tone: 'warn', code: 'decoded-not-yet-valid', params: { when: 'in 2 days' } },
  ],
  [{}, { tone: 'neutral', code: 'decoded-no-expiry' }],
  [{ sub: 'a' }, { tone: 'neutral', code: 'decoded-no-expiry' }],
  [{ exp: 'soon' }, { tone: 'bad', code: 'bad-date' }],
])('a token whose signature nobody has checked is never called valid: %j', (claims, state) => {
  expect(at(claims)).toEqual(state);
});
