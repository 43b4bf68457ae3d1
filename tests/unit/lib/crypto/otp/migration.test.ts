import { describe, expect, test } from 'vitest';
import { readOtpauthLines } from '../../../../../src/lib/crypto/otp/otpauth.ts';
import { problemOf } from '../../../problem-of.ts';

const START = 'otpauth-migration://offline?data=';

/** Google Authenticator exports published in the tests of other readers; the secrets were decoded with Python's base64. */
const EXPORTS: readonly [data: string, accounts: readonly object[]][] = [
  // The batch ID is negative: a ten-byte varint.
  [
    'CjUKEPqlBekzoNEukL7qlsjBCDYSDnBpQHJhc3BiZXJyeXBpGgtyYXNwYmVycnlwaSABKAEwAhABGAEgACjr4JKK%2B%2F%2F%2F%2F%2F8B',
    [{ kind: 'totp', issuer: 'raspberrypi', account: 'pi@raspberrypi', secret: '7KSQL2JTUDIS5EF65KLMRQIIGY' }],
  ],
  // Later versions add a field 8.
  [
    'CjwKCr9lJAuNoTFUmiwSCWRlbW8tdXNlchoISVQtVG9vbHMgASgBMAJCE2ViODM0NDE3NTkzODkyNDI0NjgKPAoKaqmhXS0ou7G7PhIJZGVtby11c2VyGghJVC1Ub29scyABKAEwAkITYjcyNTY2MTc1OTM4OTI0OTAxNhACGAEgAA%3D%3D',
    [
      { issuer: 'IT-Tools', account: 'demo-user', secret: 'X5SSIC4NUEYVJGRM', algorithm: 'sha-1', digits: 6 },
      { issuer: 'IT-Tools', account: 'demo-user', secret: 'NKU2CXJNFC53DOZ6' },
    ],
  ],
  [
    'Ck8KFD1jwRTgK6xTGKA0gdTWaGMebxmTEg1UT1RQZ2VuZXJhdG9yGg1UT1RQZ2VuZXJhdG9yIAMoATACQhMwZGI1OTgxNzU5OTIyOTAyNDE3Ck8KFD1jwRTgK6xTGKA0gdTWaGMebxmTEg1UT1RQZ2VuZXJhdG9yGg1UT1RQZ2VuZXJhdG9yIAIoATACQhM5ODBmNWUxNzU5OTIyOTA3NzQ2EAIYASAA',
    [
      { secret: 'HVR4CFHAFOWFGGFAGSA5JVTIMMPG6GMT', algorithm: 'sha-512' },
      { secret: 'HVR4CFHAFOWFGGFAGSA5JVTIMMPG6GMT', algorithm: 'sha-256' },
    ],
  ],
  [
    'CkkKFCQzVndkJUBzKC1CSzo1MSVOeiZTEiBFeGFtcGxlOiBlbWFtcGxlLmVtYWlsQGdtYWlsLmNvbRoJSUV4YW1wbGVTIAEoATACChoKCi0qa15qYUYsI8wSBlNhbXBsZSABKAEwAgo8ChRtA2tzEUZBJV4qMColcwpHNf9wTRIWQW5vdGhlciA6IFNhbXBsZSBMYWJlbBoGU2FtcGxlIAEoATACEAEYAiABKIaS4JIH',
    [
      { issuer: 'IExampleS', secret: 'EQZVM53EEVAHGKBNIJFTUNJREVHHUJST' },
      { issuer: '', account: 'Sample', secret: 'FUVGWXTKMFDCYI6M' },
      { issuer: 'Sample', account: 'Another : Sample Label', secret: 'NUBWW4YRIZASKXRKGAVCK4YKI42764CN' },
    ],
  ],
];

describe('exports of Google Authenticator', () => {
  test.each(EXPORTS)('%s', (data, accounts) => {
    const read = readOtpauthLines(START + data);
    expect(read).toHaveLength(accounts.length);
    expect(read).toMatchObject(accounts);
  });

  const base64 = (...bytes: number[]) => encodeURIComponent(btoa(String.fromCharCode(...bytes)));

  test('fixed-size fields, which no version uses yet, are skipped', () => {
    // secret "Hello!", then field 15 (64 bits) and field 14 (32 bits)
    const account = [0x0a, 6, ...new TextEncoder().encode('Hello!'), 0x79, 1, 2, 3, 4, 5, 6, 7, 8, 0x75, 1, 2, 3, 4];
    expect(readOtpauthLines(START + base64(0x0a, account.length, ...account))).toMatchObject([
      { secret: 'JBSWY3DPEE' },
    ]);
  });

  test.each([
    ['a varint of eleven bytes', [0x28, ...Array<number>(10).fill(0xff), 1]],
    ['a varint that ends early', [0x28, 0xff]],
    ['a length beyond the end', [0x0a, 5, 1]],
    ['a fixed field beyond the end', [0x79, 1]],
    ['a group', [0x0b, 1]],
  ])('%s is rejected as invalid data', (_, bytes) => {
    expect(problemOf(() => readOtpauthLines(START + base64(...bytes)))?.code).toBe('bad-migration');
  });
});
