import { describe, expect, it } from 'vitest';
import { withClientHints } from '../../../../src/lib/network/client-hints.ts';
import { parseUserAgent } from '../../../../src/lib/network/user-agent.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

// What getHighEntropyValues returns in Chrome 131 on Windows 11
const HIGH_ENTROPY = {
  architecture: 'x86',
  bitness: '64',
  brands: [
    { brand: 'Chromium', version: '131' },
    { brand: 'Not_A Brand', version: '24' },
    { brand: 'Google Chrome', version: '131' },
  ],
  fullVersionList: [
    { brand: 'Chromium', version: '131.0.6778.86' },
    { brand: 'Not_A Brand', version: '24.0.0.0' },
    { brand: 'Google Chrome', version: '131.0.6778.86' },
  ],
  mobile: false,
  model: '',
  platform: 'Windows',
  platformVersion: '15.0.0',
  uaFullVersion: '131.0.6778.86',
};
const BRAVE = '"Brave";v="131", "Chromium";v="131", "Not_A Brand";v="24"';

describe('withClientHints', () => {
  it.each([
    ['the JSON of a page', JSON.stringify(HIGH_ENTROPY), 'Google Chrome 131.0.6778.86 Windows 11 amd64'],
    [
      'the JSON of a phone',
      '{"mobile":true,"model":"Pixel 8","platform":"Android","platformVersion":"15.0.0","brands":[{"brand":"Chromium","version":"131"}]}',
      'Chromium 131 Android 15.0.0 amd64 mobile Pixel 8',
    ],
    [
      'headers as JSON',
      JSON.stringify({ 'Sec-CH-UA': BRAVE, 'sec-ch-ua-platform': '"Windows"' }),
      'Brave 131 Windows 10 amd64',
    ],
    [
      'options of curl',
      `  -H 'sec-ch-ua: ${BRAVE}' \\\n  -H 'sec-ch-ua-platform: "macOS"' \\\n  -H 'sec-ch-ua-platform-version: "15.1.0"' \\`,
      'Brave 131 macOS 15.1.0 amd64',
    ],
    [
      'options of curl in double quotes',
      `-H "sec-ch-ua: ${BRAVE.replaceAll('"', String.raw`\"`)}"`,
      'Brave 131 Windows 10 amd64',
    ],
    [
      'names and values on lines of their own',
      `sec-ch-ua\n${BRAVE}\nsec-ch-ua-mobile:\n?1\nsec-ch-ua-platform\n"Linux"`,
      'Brave 131 Linux amd64 mobile',
    ],
    // Brands that are there to break wrong parsers, as in Chromium's list
    ...['Not;A=Brand', ' Not A;Brand', '(Not(A:Brand', 'Not/A)Brand', 'Not?A_Brand', 'Not)A;Brand'].map((brand) => [
      brand,
      `Sec-CH-UA: "${brand}";v="99", "Microsoft Edge";v="139", "Chromium";v="139"`,
      'Microsoft Edge 139 Windows 10 amd64',
    ]),
  ])('reads %s', (_, hints, expected) => {
    const read = withClientHints(parseUserAgent(WINDOWS), hints);
    const mobile = read.deviceType === 'desktop' ? null : read.deviceType;
    const parts = [read.name, read.version, read.os, read.osVersion, read.cpu, mobile, read.model];
    expect(parts.filter(Boolean).join(' ')).toBe(expected);
    expect(read.notices).not.toContain('hints-unread');
  });

  it.each(['x', '{"a": 1}', '{broken', 'Accept: text/html'])('says that %j has no hints', (hints) => {
    expect(withClientHints(parseUserAgent(WINDOWS), hints).notices).toContain('hints-unread');
  });
});
