import { describe, expect, it } from 'vitest';
import { inspectLink } from '../../../src/lib/safe-link.ts';

describe('inspectLink', () => {
  it.each([
    ['https://example.com/a', { host: 'example.com', notices: [] }],
    ['http://www.bit.ly/x', { host: 'www.bit.ly', notices: ['shortened', 'not-encrypted'] }],
    ['https://bank.example@evil.example/', { host: 'evil.example', notices: ['credentials'] }],
    ['https://xn--80ak6aa92e.com', { host: 'аррӏе.com (xn--80ak6aa92e.com)', notices: ['look-alike-letters'] }],
    [' JavaScript:alert(1)', { host: null, notices: ['active-scheme'] }],
    ['https://', null],
    ['hello: world', null],
  ])('%s', (text, expected) => expect(inspectLink(text)).toEqual(expected));
});
