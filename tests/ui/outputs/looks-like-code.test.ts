import { describe, expect, it } from 'vitest';
import { looksLikeCode } from '../../../src/ui/outputs/type/looks-like-code.ts';

describe('values that people read', () => {
  it.each([
    'Saturday',
    'in 5 hours',
    '5 hours, 10 minutes',
    '8 y, 2 mo, 29 d',
    'Saturday, November 28, 2026 at 12:11:13 PM GMT+1',
    '2026-11-28',
    '2026-W48',
    '2026-11-28T07:00:58.006+01:00',
    '2018-01-18T01:30:22.000Z (8 years ago)',
    'Europe/Paris (+01:00)',
    '3232235777',
    '−273.15',
    '1,234.56',
    '6.02e23',
    '$1,299.00',
    '19 %',
    '180.34 cm',
    '301.1 bits',
    '20 × 100 ÷ 50 = 10',
    'Germany (DE)',
    'суббота, 28 ноября 2026 г.',
    '2026年11月28日',
    "aujourd'hui",
    'Not expired (23 h left)',
    '',
  ])('%s', (text) => expect(looksLikeCode(text)).toBe(false));
});

describe('values in which every character counts', () => {
  it.each([
    '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    'f03f0402-477d-4eba-aff6-c31dc08254b2',
    '01M8GC6QC2V5K8N5PYMYQHW2CP',
    '$2b$10$MQ6pHxoOLoLnFwqJ2ZM2U0',
    '192.168.0.1',
    '192.168.0.1 - 192.168.0.254',
    'fd0c:ac43:8310::/48',
    '11000000101010000000000100000001',
    '0xC0A80101',
    '#1ea54c',
    'rgb(38, 165, 76)',
    'chmod 755 ./deploy.sh',
    'rwxr-xr-x',
    'loremIpsumDolor',
    'LOREM_IPSUM',
    'johndoe@example.com',
    'https://example.com/',
    'aGVsbG8=',
    'image/png',
    'C2:24:DB:5F:70:4A',
    'a'.repeat(300),
  ])('%s', (text) => expect(looksLikeCode(text)).toBe(true));
});
