import { describe, expect, it } from 'vitest';
import {
  edgeSpaces,
  lengthOf,
  mask,
  oneLine,
  shortText,
  maskSecrets,
} from '../../../../src/palette/rows/display-text.ts';

describe('text shown in rows', () => {
  it('is one line with every character visible', () => {
    expect(oneLine('a\r\nb\nc\rd')).toBe('a b c d');
    expect(oneLine('user\u202Etxt.exe')).toBe('user⟨U+202E⟩txt.exe');
    expect(oneLine('x'.repeat(1_000_000))).toBe(`${'x'.repeat(300)}…`);
    expect(oneLine('😀'.repeat(200))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });
  it('hides secrets', () => {
    expect(mask('correct horse battery')).toBe('••••••••tery');
    expect(mask('short')).toBe('••••••••');
    expect(mask('')).toBe('••••••••');
  });
  it('counts code points and leading and trailing spaces', () => {
    expect([lengthOf(''), lengthOf('a😀é'), lengthOf('\ud800')]).toEqual([0, 3, 1]);
    expect([edgeSpaces('a'), edgeSpaces(' a b  '), edgeSpaces('   '), edgeSpaces('a\n')]).toEqual([0, 3, 3, 0]);
  });
});

describe('secrets in a text', () => {
  it.each([
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJ••••'],
    ['Authorization: Bearer abcdefgh1234', 'Authorization: Bearer ••••'],
    ['AKIAIOSFODNN7EXAMPLE', 'AKIA••••MPLE'],
    ['{"user": "ada", "password": "hunter2"}', '{"user": "ada", "password": "••••"}'],
    ['DB_PASSWORD=hunter2&x=1', 'DB_PASSWORD=••••&x=1'],
    ['postgres://app:s3cret@db:5432/main', 'postgres://app:••••@db:5432/main'],
    ['otpauth://totp/a?secret=JBSWY3DPEHPK3PXP&issuer=b', 'otpauth://totp/a?secret=••••&issuer=b'],
    ['otpauth://totp/a?secret=JBSW Y3DP&issuer=b', 'otpauth://totp/a?secret=••••&issuer=b'],
    ['steam://JBSWY3DPEHPK3PXP', 'steam://••••'],
    ['WIFI:T:WPA;S:home;P:my\\;pass;;', 'WIFI:T:WPA;S:home;P:••••;;'],
    ['WIFI:T:WPA;S:home;P:abc;def;;', 'WIFI:T:WPA;S:home;P:••••;;'],
    ['WIFI:T:WPA;P:abc;def;S:home;;', 'WIFI:T:WPA;P:••••;S:home;;'],
    [`ghp_${'a'.repeat(36)}`, 'ghp_••••'],
    [
      '-----BEGIN PRIVATE KEY-----\nMC4C\n-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY----- •••• -----END PRIVATE KEY-----',
    ],
  ])('masks %j', (text, shown) => expect(maskSecrets(text)).toBe(shown));
  it.each(['hello', 'the password is easy to guess', 'https://example.com:8443/a@b', 'secret', 'basic rules'])(
    'leaves %j unchanged',
    (text) => expect(maskSecrets(text)).toBe(text),
  );
  it('masks secrets in rows and chips before text is truncated', () => {
    expect(oneLine(`${'x'.repeat(290)} password=hunter2hunter2`)).not.toContain('hunter');
    expect(shortText('token: x\n')).toBe('token: x');
    expect(shortText('password=abc')).toBe('password=••••');
    expect(shortText('a\nb')).toBeUndefined();
  });
});
