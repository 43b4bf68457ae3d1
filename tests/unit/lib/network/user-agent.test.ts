import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseUserAgent } from '../../../../src/lib/network/user-agent.ts';

// Real headers from 2023 to 2026; the expected values come from the headers and their vendors' documentation.
const KHTML = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${KHTML}`;
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/**
 * Headers from 2025 in the forms that their senders document, each followed by its expected values on the next line:
 * kind | client | system | device | type | app | notices.
 */
const today = fs
  .readFileSync(path.join(import.meta.dirname, 'user-agents.txt'), 'utf8')
  .trim()
  .split(/\n(?! )/)
  .map((entry) => entry.split('\n  ') as [string, string]);

const said = (ua: string) => {
  const { kind, name, version, engine, engineVersion, os, osVersion, vendor, model, deviceType } = parseUserAgent(ua);
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return [
    kind,
    joined(name, version),
    joined(engine, engineVersion),
    joined(os, osVersion),
    joined(vendor, model),
    deviceType ?? '',
  ];
};

describe('parseUserAgent', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'browser',
      'Firefox 145.0',
      'Gecko 145.0',
      'Linux',
      '',
      'desktop',
    ],
    [
      `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`,
      'browser',
      'Safari 26.0',
      'WebKit 605.1.15',
      'iOS 18.7',
      'Apple iPhone',
      'mobile',
    ],
    [
      `${IPHONE} EdgiOS/138.0.3351.65 Version/17.0 Mobile/15E148 Safari/604.1`,
      'browser',
      'Microsoft Edge 138.0.3351.65',
      'WebKit 605.1.15',
      'iOS 18.7',
      'Apple iPhone',
      'mobile',
    ],
    [
      `Mozilla/5.0 ${BLINK}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`,
      'bot',
      'ChatGPT-User 1.0',
      'WebKit 537.36',
      '',
      '',
      '',
    ],
    [
      'Mozilla/5.0 (X11; FreeBSD amd64; rv:141.0) Gecko/20100101 Firefox/141.0',
      'browser',
      'Firefox 141.0',
      'Gecko 141.0',
      'FreeBSD',
      '',
      'desktop',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Version/17.0 Safari/605.1.15 Epiphany/45.0`,
      'browser',
      'Epiphany 45.0',
      'WebKit 605.1.15',
      'Linux',
      '',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-G991B) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'browser',
      'Samsung Internet 28.0',
      'Blink 130.0.0.0',
      'Android 13',
      'Samsung SM-G991B',
      'mobile',
    ],
    [
      `Mozilla/5.0 (PlayStation; PlayStation 5/6.00) ${KHTML} Version/15.4 Safari/605.1.15`,
      'browser',
      'Safari 15.4',
      'WebKit 605.1.15',
      'PlayStation 5',
      'Sony PlayStation 5',
      'console',
    ],
    [
      'Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/606.4 (KHTML, like Gecko) NF/6.0.1.15.4 NintendoBrowser/5.1.0.20393',
      'browser',
      'NintendoBrowser 5.1.0.20393',
      'WebKit 606.4',
      'Nintendo Switch',
      'Nintendo Switch',
      'console',
    ],
    [
      `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${BLINK} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
      'browser',
      'Huawei Browser 15.0.4.312',
      'Blink 114.0.5735.196',
      'HarmonyOS 12',
      'Huawei NOH-AN00',
      'mobile',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64; Quest 3) ${BLINK} OculusBrowser/38.1.0 Chrome/132.0.6834.122 VR Safari/537.36`,
      'browser',
      'Oculus Browser 38.1.0',
      'Blink 132.0.6834.122',
      'Linux',
      'Meta Quest 3',
      'wearable',
    ],
    [
      `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
      'browser',
      'DuckDuckGo 7',
      'WebKit 605.1.15',
      'iOS 18.7',
      'Apple iPhone',
      'mobile',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Thunderbird/128.3.1',
      'browser',
      'Thunderbird 128.3.1',
      'Gecko 128.0',
      'Windows 10',
      '',
      'desktop',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Goanna/6.8 Firefox/128.0 PaleMoon/33.8.1',
      'browser',
      'Pale Moon 33.8.1',
      'Goanna 6.8',
      'Windows 10',
      '',
      'desktop',
    ],
    [
      'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8 Build/UQ1A.240205.004)',
      'tool',
      'Dalvik 2.1.0',
      '',
      'Android 14',
      'Google Pixel 8',
      'mobile',
    ],
    ['WhatsApp/2.23.20.0', 'bot', 'WhatsApp 2.23.20.0', '', '', '', ''],
    ['MyApp/1.0 CFNetwork/1490.0.4 Darwin/23.2.0', 'unknown', 'MyApp 1.0', '', 'Darwin 23.2.0', '', ''],
    [
      'Mozilla/5.0 (X11; Fedora; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
      'browser',
      'Firefox 120.0',
      'Gecko 120.0',
      'Fedora',
      '',
      'desktop',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
      'browser',
      'Firefox 125.0',
      'Gecko 125.0',
      'Ubuntu',
      '',
      'desktop',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.26 Mobile/15E148 Safari/604.1',
      'browser',
      'Chrome 141.0.7390.26',
      'WebKit 605.1.15',
      'iOS 18.7',
      'Apple iPad',
      'tablet',
    ],
    ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'bot', 'ClaudeBot 1.0', '', '', '', ''],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'bot', 'Slackbot-LinkExpanding 1.0', '', '', '', ''],
    [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.122 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'bot',
      'Googlebot 2.1',
      'Blink 141.0.7390.122',
      'Android 6.0.1',
      'LG Nexus 5X',
      '',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/139.0.0.0 Safari/537.36 OPR/122.0.0.0`,
      'browser',
      'Opera 122.0.0.0',
      'Blink 139.0.0.0',
      'Windows 10',
      '',
      'desktop',
    ],
    ['', 'unknown', '', '', '', '', ''],
  ])('reads %s', (ua, ...expected) => expect(said(ua)).toEqual(expected));

  it.each(today)('reads %s', (agent, expected) => {
    const { notices, app, ...read } = parseUserAgent(agent);
    const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
    const columns = [
      read.kind,
      joined(read.name, read.version),
      joined(read.os, read.osVersion),
      joined(read.vendor, read.model),
      joined(read.deviceType),
      joined(app),
      notices.join(),
    ];
    expect(columns).toEqual(
      Object.assign(
        columns.map(() => ''),
        expected.split(/ ?\| ?/),
      ),
    );
  });

  it('notes when Safari no longer reports the iOS version', () => {
    expect(parseUserAgent(`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`).notices).toEqual(['ios-frozen']);
    expect(parseUserAgent(`${IPHONE} Version/18.7 Mobile/15E148 Safari/604.1`).notices).toEqual([]);
  });
});
