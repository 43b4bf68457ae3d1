import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, normalEmail, parseEmail } from '../../../../src/lib/network/email.ts';

function normal(text: string, options = { lowercase: true, providers: true }): string | null {
  const parsed = parseEmail(text);
  return parsed && normalEmail(parsed, options).address;
}

describe('parseEmail', () => {
  it.each([
    ['simple@example.com', 'simple', 'example.com'],
    // RFC 5322, section 3.4.1, and RFC 3696, section 3.
    ["!#$%&'*+-/=^_`{|}~.x@Example.COM", "!#$%&'*+-/=^_`{|}~.x", 'example.com'],
    ['"Abc@def"@example.com', '"Abc@def"', 'example.com'],
    ['"Fred \\"Bloggs\\""@example.com', '"Fred \\"Bloggs\\""', 'example.com'],
    ['Ann B. <ann@example.com>', 'ann', 'example.com'],
    ['mailto:ann@example.com?subject=Hi%20there', 'ann', 'example.com'],
    ['ann@example.com.', 'ann', 'example.com'],
    // RFC 6531: letters in any script.
    ['用户@例子.测试', '用户', 'xn--fsqu00a.xn--0zwm56d'],
    ['ann@Bücher.example', 'ann', 'xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.com`, 'a'.repeat(64), 'example.com'],
    // RFC 5321, section 4.1.3: address literals.
    ['ann@[192.168.1.1]', 'ann', '[192.168.1.1]'],
    ['Ann <ann@[ipv6:2001:DB8:0:0:0:0:0:1]>', 'ann', '[IPv6:2001:db8::1]'],
    ['ann@[IPv6:::ffff:192.0.2.1]', 'ann', '[IPv6:::ffff:192.0.2.1]'],
  ])('reads %s', (text, local, domain) => expect(parseEmail(text)).toEqual({ local, domain }));

  it.each([
    '',
    'example.com',
    '@example.com',
    'ann@',
    'ann@localhost',
    'a@b@example.com',
    '.ann@example.com',
    'ann.@example.com',
    'a..b@example.com',
    'a b@example.com',
    '"open@example.com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@exa_mple.com',
    'ann@192.168.0.1',
    'ann@[192.168.0]',
    'ann@[192.168.0.256]',
    'ann@[2001:db8::1]',
    'ann@[IPv6:192.168.0.1]',
    'ann@[IPv6:fe80::1%eth0]',
    'ann@[x25:1]',
    'ann@[]',
    'ann@example..com',
    `${'a'.repeat(65)}@example.com`,
    // The limit is 64 bytes, not 64 characters.
    `${'é'.repeat(33)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    'ann\u0000@example.com',
    '\ud800@example.com',
  ])('rejects %j', (text) => expect(parseEmail(text)).toBeNull());

  it('parses its own output to the same result', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const parsed = parseEmail(text);
        fc.pre(parsed !== null);
        expect(parseEmail(`${parsed?.local}@${parsed?.domain}`)).toEqual(parsed);
      }),
      { numRuns: 200 },
    );
  });
});

describe('normalEmail', () => {
  it.each([
    ['J.o.h.n+news+x@GoogleMail.com', 'john@gmail.com'],
    ['j.d+x@outlook.com', 'j.d@outlook.com'],
    ['Me+x@icloud.com', 'me@icloud.com'],
    ['me+x@pm.me', 'me@pm.me'],
    ['me+x@fastmail.com', 'me@fastmail.com'],
    ['base-keyword@yahoo.com', 'base@yahoo.com'],
    // Yahoo doesn't support +, and keeps dots and underscores.
    ['a.b_c+x@yahoo.co.uk', 'a.b_c+x@yahoo.co.uk'],
    ['a-b@gmail.com', 'a-b@gmail.com'],
    // A mailbox name is never empty.
    ['+x@gmail.com', '+x@gmail.com'],
    ['-x@yahoo.com', '-x@yahoo.com'],
    ['"A.b+c"@gmail.com', '"a.b+c"@gmail.com'],
    ['a.b+c@example.com', 'a.b+c@example.com'],
    ['a.b+c@notgmail.com', 'a.b+c@notgmail.com'],
    ['a.b+c@gmail.com.example', 'a.b+c@gmail.com.example'],
  ])('normalizes %s to %s', (text, expected) => expect(normal(text)).toBe(expected));

  it('lowercases only the domain if configured, unless the provider ignores case', () => {
    const options = { lowercase: false, providers: true };
    expect(normal('Ann@Example.COM', options)).toBe('Ann@example.com');
    expect(normal('A.nn@Gmail.com', options)).toBe('ann@gmail.com');
    expect(normal('A.nn+x@Gmail.com', { lowercase: false, providers: false })).toBe('A.nn+x@gmail.com');
  });

  it('is idempotent', () => {
    const name = fc.stringMatching(/^[a-zA-Z.+-]{1,12}$/);
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'yahoo.com', 'outlook.com', 'example.org');
    fc.assert(
      fc.property(name, domain, (local, host) => {
        const once = normal(`${local}@${host}`);
        if (once !== null) expect(normal(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('entriesOf', () => {
  it('splits at unquoted commas and semicolons', () => {
    expect(entriesOf(' a@x.org, "B, C" <b@x.org>; , d@x.org ')).toEqual(['a@x.org', '"B, C" <b@x.org>', 'd@x.org']);
    expect(entriesOf('')).toEqual([]);
  });
});
