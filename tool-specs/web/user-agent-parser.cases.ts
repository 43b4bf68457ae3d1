import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, LONGEST, WINDOWS, IPHONE, GOOGLEBOT } from './user-agent-parser.ts';

const EDGE =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

const HINTS =
  'Sec-CH-UA: "Not_A Brand";v="8", "Chromium";v="120", "Google Chrome";v="120"\nSec-CH-UA-Full-Version-List: "Not_A Brand";v="8.0.0.0", "Chromium";v="120.0.6099.130", "Google Chrome";v="120.0.6099.130"\nSec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"\nSec-CH-UA-Arch: "x86"\nSec-CH-UA-Bitness: "64"';

export default casesOf<typeof tool>({
  parse: {
    finds: {
      'user agent of an access log': {
        matches: [
          ['203.0.113.7 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 2326 "-" "curl/8.4.0"', 'curl/8.4.0'],
        ],
        rejects: ['203.0.113.7 - - "GET /" 200', '"curl/8.4.0"'],
      },
    },
    detect: [
      { matches: [WINDOWS, GOOGLEBOT], rejects: ['Mozilla/5.0', 'Mozilla (x)', 'about Mozilla/5.0 (x)'] },
      { matches: ['curl/8.4.0', 'PostmanRuntime/7.36.0'], rejects: ['curl https://a.b', 'curl', 'wget/'] },
    ],
    examples: [
      // Client hints alone.
      {
        input: {
          userAgent:
            '{"platform":"Windows","platformVersion":"15.0.0","architecture":"x86","bitness":"64","fullVersionList":[{"brand":"Google Chrome","version":"126.0.6478.127"}]}',
        },
        output: { client: 'Google Chrome 126.0.6478.127', os: 'Windows 11', kind: { message: 'browser' } },
      },
      {
        input: { userAgent: 'sec-ch-ua: "Google Chrome";v="126"\nsec-ch-ua-platform: "Linux"' },
        output: { client: 'Google Chrome 126', os: 'Linux' },
      },
      {
        input: { userAgent: WINDOWS, hints: HINTS },
        output: { client: 'Google Chrome 120.0.6099.130', os: 'Windows 11', cpu: 'amd64' },
        warns: [],
      },
      { input: { userAgent: PIXEL }, output: { os: 'Android 14', device: 'Google Pixel 8', deviceType: 'mobile' } },
      {
        input: { userAgent: EDGE },
        output: {
          client: 'Microsoft Edge 120.0.0.0',
          engine: 'Blink 120.0.0.0',
          os: 'macOS 10.15.7',
          device: 'Apple Macintosh',
        },
        warns: ['mac-frozen', 'version-reduced'],
      },
      {
        input: { userAgent: 'User-Agent: PostmanRuntime/7.36.0' },
        output: { client: 'PostmanRuntime 7.36.0', kind: { message: 'tool' } },
      },
      {
        input: {
          userAgent:
            'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
        },
        output: { client: 'GPTBot 1.2', kind: { message: 'bot' } },
      },
      {
        input: { userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' },
        output: { kind: { message: 'bot' } },
      },
      {
        input: { userAgent: `${IPHONE} Instagram 309.1.1.28.108` },
        output: { app: 'Instagram 309.1.1.28.108', kind: { message: 'in-app' } },
      },
      {
        input: { userAgent: PIXEL.replace('Android 14; Pixel 8', 'Android 10; K') },
        output: { device: null },
        warns: ['version-reduced', 'android-reduced', 'chrome-alike'],
      },
      { input: { userAgent: 'constructor' }, output: { client: null, kind: { message: 'unknown' } } },
      { input: { userAgent: 'MyApp/2.0 (internal)' }, output: { client: 'MyApp 2.0' } },
      { input: { userAgent: 'x'.repeat(LONGEST + 1) }, fails: 'too-long' },
    ],
  },
  list: {
    examples: [{ input: { userAgents: '\n\n' }, output: [] }],
  },
});
