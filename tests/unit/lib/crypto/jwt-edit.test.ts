import { expect, test } from 'vitest';
import { decodeJwt } from '../../../../src/lib/crypto/jwt/jwt.ts';
import { withPayload } from '../../../../src/lib/crypto/jwt/edit.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3IiwibiI6MTIzNDU2Nzg5MDEyMzQ1Njc4OTB9.c2lnbmF0dXJlLWJ5dGVz';

test('a token with another payload keeps its header and loses its signature', () => {
  // printf '{"sub":"8"}' | basenc --base64url
  expect(withPayload(TOKEN, '{ "sub": "8" }')).toBe('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4In0.');
  expect(decodeJwt(withPayload(TOKEN, '{"a":12345678901234567891}')).payloadText).toBe('{"a":12345678901234567891}');
});

test('the same payload in another form leaves the token as it is', () => {
  expect(withPayload(`Bearer ${TOKEN}`, '{\n  "sub": "7",\n  "n": 12345678901234567890\n}')).toBe(TOKEN);
});

test('what is no JSON is refused, and an encrypted token stays', () => {
  for (const json of ['', '{"a":', '{"a":1}}']) expect(() => withPayload(TOKEN, json)).toThrow('payload-not-json');
  const encrypted = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.AA.AA.AA.AA';
  expect(withPayload(encrypted, '{"a":1}')).toBe(encrypted);
});

test('an unencoded payload stays unencoded (RFC 7797)', () => {
  // {"alg":"HS256","b64":false,"crit":["b64"]}
  const plain = 'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19.{"a":1}.AA';
  expect(withPayload(plain, '{"a": 2}')).toMatch(/\.\{"a":2\}\.$/);
  expect(() => withPayload(plain, '{"a": 2.5}')).toThrow('not-three-parts');
});
