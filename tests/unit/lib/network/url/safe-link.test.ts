import { describe, expect, it } from 'vitest';
import { inspectLink } from '../../../../../src/lib/network/url/safe-link.ts';

describe('inspectLink', () => {
  it.each([
    ['https://example.com/a', { host: 'example.com', notices: [] }],
    ['http://www.bit.ly/x', { host: 'www.bit.ly', notices: ['shortened', 'not-encrypted'] }],
    ['https://bank.example@evil.example/', { host: 'evil.example', notices: ['credentials'] }],
    ['https://xn--80ak6aa92e.com', { host: 'аррӏе.com (xn--80ak6aa92e.com)', notices: ['look-alike-letters'] }],
    [' JavaScript:alert(1)', { host: null, notices: ['active-scheme'] }],
    ['data:text/html,<script>alert(1)</script>', { host: null, notices: ['active-scheme'] }],
    ['ftp://example.com/a', { host: 'example.com', notices: ['not-encrypted'] }],
    // Letters from a single script are fine, and a host that only resembles a shortener doesn't count as one.
    ['https://bücher.example/', { host: 'bücher.example (xn--bcher-kva.example)', notices: [] }],
    ['https://not-t.co/x', { host: 'not-t.co', notices: [] }],
    ['https://t.co.example/x', { host: 't.co.example', notices: [] }],
    ['https://user:pw@T.CO/x', { host: 't.co', notices: ['credentials', 'shortened'] }],
    ['https://', null],
    ['hello: world', null],
  ])('%s', (text, expected) => expect(inspectLink(text)).toEqual(expected));
});
