// What the User-Agent of a request says about its sender: browsers, systems and devices by my-ua-parser (the last ua-parser-js under the
// MIT license), bots by isbot; apps, command-line clients and what browsers no longer tell by the rules here.
import { isbot } from 'isbot';
import { UAParser } from 'my-ua-parser';
import { APPS, BOT_WORD, MAKERS, MODEL_MAKERS, NAMES, POWERSHELL, PRODUCTS, TOOLS } from './user-agent-names.ts';

export type ClientKind = 'browser' | 'in-app' | 'bot' | 'tool' | 'unknown';

export interface UserAgent {
  kind: ClientKind;
  name: string | null;
  version: string | null;
  /** The app in whose window the page is. */
  app: string | null;
  engine: string | null;
  engineVersion: string | null;
  os: string | null;
  osVersion: string | null;
  deviceType: string | null;
  vendor: string | null;
  model: string | null;
  cpu: string | null;
  /** Where a bot explains itself. */
  url: string | null;
  notices: UserAgentNotice[];
}

/** What browsers no longer tell. */
export const USER_AGENT_NOTICES = [
  'windows-frozen',
  'mac-frozen',
  'ios-frozen',
  'version-reduced',
  'android-reduced',
  'chromeos-frozen',
  'chrome-alike',
] as const;
export type UserAgentNotice = (typeof USER_AGENT_NOTICES)[number];

/** Systems of desks and laps, none of which the parser gives a type of device. */
const DESKTOP = /^(?:Windows|macOS|Linux|ChromeOS|\w*BSD|Ubuntu|Fedora|Debian|DragonFly|Solaris|Haiku)$/;

interface Product {
  name: string;
  version: string | undefined;
}

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

const PROCESSOR = /^(?:x86|i\d86|amd64|arm|aarch)/;

/** What Android itself says of its device; the parser cuts some names short. */
function androidModel(ua: string): string | undefined {
  const [, model] =
    /\bAndroid [\d.]+; (?:[a-z]{2}[-_][a-z]{2}; )?(?:SAMSUNG )?([^;()]+?)(?: Build\/[^;)]*)?(?:;[^()]*)?\)/i.exec(ua) ??
    [];
  return model === undefined || /^(?:Mobile|Tablet|HarmonyOS)$/.test(model) ? undefined : model.trim();
}

const makerOf = (model: string | null) => MODEL_MAKERS.find(([form]) => model !== null && form.test(model))?.[1];

const named = (name: string | undefined): string | null => filled(name === undefined ? name : (NAMES[name] ?? name));

/** Apps on an Apple TV name its model and its system, and nothing else. */
const APPLE_TV = /^AppleTV\d+,\d+\/([\d.]+)/;

/** Systems that the parser does not know, or takes for others: a name and what its pattern finds as the version. */
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Darwin', /\b(?:Darwin|CFNetwork)\b(?:.*\bDarwin\/([\d.]+))?/],
  ['tvOS', /\(Apple ?TV;.*?\bOS (\d[\d_.]*)/],
  ['tvOS', APPLE_TV],
  ['iOS', /^\S+ iOS\/([\d.]+)/],
  ['Roku OS', /^Roku\/\w+-([\d.]+)/],
  ['OpenHarmony', /\bOpenHarmony ([\d.]+)/],
  // PowerShell names Windows twice.
  ['Windows', /\bWindows NT; Windows NT (10)\.0/],
];

function systemOf(ua: string, { os }: ReturnType<UAParser['getResult']>): Pick<UserAgent, 'os' | 'osVersion'> {
  for (const [name, pattern] of SYSTEMS) {
    const found = pattern.exec(ua);
    if (found) return { os: name, osVersion: found[1]?.replaceAll('_', '.') ?? null };
  }
  const name = named(os.name);
  // X11 names the processor where others name a version.
  const isVersion = name !== 'Linux' && !PROCESSOR.test(os.version ?? '');
  return { os: name, osVersion: isVersion ? filled(os.version) : null };
}

/** Apps show pages in a browser of the system, which is all that some of them tell. */
function appOf(ua: string, browser: Product | null): Product | null {
  for (const [name, pattern] of APPS) {
    const found = pattern.exec(ua);
    // A browser that is itself made of the system's view is a browser.
    if (!found || (name === 'Android WebView' && browser?.name !== 'Chrome WebView')) continue;
    return { name: found.groups?.name ?? name, version: found.groups?.version };
  }
  return null;
}

/** Reads one User-Agent. Anything that is not in it is null. */
export function parseUserAgent(text: string): UserAgent {
  const ua = text.trim().replace(/^user-agent:\s*/i, '');
  // For an empty text the parser takes the agent of the browser that it runs in.
  const parsed = new UAParser(ua === '' ? ' ' : ua).getResult();
  const tool = TOOLS.exec(ua) ?? POWERSHELL.exec(ua);
  const isBot = !tool && (BOT_WORD.test(ua) || isKnownBot(ua));
  const browser = tool || isBot ? null : browserOf(ua, parsed);
  const app = tool || isBot ? null : appOf(ua, browser);
  const client = tool ? { name: tool[1], version: tool[2] } : isBot ? botOf(ua) : productOf(ua, browser, app);
  const system = systemOf(ua, parsed);
  // Names of tools and bots are no devices ("requests" holds the name of one).
  const device: Partial<typeof parsed.device> = /[(;]/.test(ua) ? parsed.device : {};
  const model = filled(androidModel(ua) ?? (system.os === 'Roku OS' ? undefined : device.model));
  const desktop = system.os !== null && DESKTOP.test(system.os) && !tool;
  return {
    kind: tool ? 'tool' : isBot ? 'bot' : app ? 'in-app' : browser ? 'browser' : 'unknown',
    name: filled(client?.name),
    version: filled(client?.version),
    app: app ? [app.name, app.version].filter(Boolean).join(' ') : null,
    engine: filled(parsed.engine.name),
    engineVersion: filled(parsed.engine.version),
    ...system,
    deviceType: isBot
      ? null
      : model?.startsWith('Fire TV')
        ? 'smarttv'
        : filled(device.type ?? (desktop ? 'desktop' : undefined)),
    vendor: filled(MAKERS[device.vendor ?? ''] ?? device.vendor ?? makerOf(model)),
    // "K" is what Chromium writes for every device.
    model: model === 'K' ? null : model,
    cpu: filled(parsed.cpu.architecture ?? (/\bCrOS x86_64\b/.test(ua) ? 'amd64' : undefined)),
    url: /\+?(https?:\/\/[^\s);,]+)/.exec(ua)?.[1] ?? null,
    notices: noticesOf(ua, client?.name),
  };
}

/**
 * isbot calls a single word without a version a bot, the box below a television, and an app made with Electron whose name it reads as that
 * of an agent.
 */
const isKnownBot = (ua: string) => /[/;]/.test(ua) && !APPLE_TV.test(ua) && !/\bElectron\//.test(ua) && isbot(ua);

function browserOf(ua: string, { browser }: ReturnType<UAParser['getResult']>): Product | null {
  const [, product, version] = PRODUCTS.exec(ua) ?? [];
  if (product !== undefined) return { name: NAMES[product] ?? product, version };
  const name = named(browser.name);
  // Apps of televisions have only the end of a browser's name.
  if (name === 'Safari' && !browser.version) return null;
  // "Mozilla" and "WebKit" are what is left when nothing names the browser.
  return name === null || name === 'Mozilla' || name === 'WebKit' ? null : { name, version: browser.version };
}

/** Apps of one maker are one to the parser, which reads their version as that of a browser. */
const productOf = (ua: string, browser: Product | null, app: Product | null) =>
  app && browser?.version === app.version ? app : (browser ?? ownProduct(ua));

/** A product that nobody knows is still the name of the sender. */
function ownProduct(ua: string): Product | null {
  const [, name, version] = /^([\w.-]+(?: [\w.-]+)?)\/(?:v|DVP-)?([\d][\w.]*)/.exec(ua) ?? [];
  return name === undefined || name === 'Mozilla' ? null : { name, version };
}

/** The product of a bot: the one with a word for it, else the one that is announced as compatible or comes first. */
function botOf(ua: string): Product | null {
  const announced = /\bcompatible; (?!Mozilla\b)((?:\w+ (?=\w+\/))?[\w.-]+)(?:\/v?([\d][\w.]*))?/.exec(ua);
  const [, name, version] = announced ?? BOT_WORD.exec(ua.replaceAll(/https?:\S+/g, '')) ?? [];
  if (name !== undefined) return { name, version };
  const [first] = /^(?!Mozilla\b)[\w.-]+(?=[ ;(]|$)/.exec(ua) ?? [];
  return ownProduct(ua) ?? (first === undefined ? null : { name: first, version });
}

function noticesOf(ua: string, client: string | undefined): UserAgentNotice[] {
  const notices: UserAgentNotice[] = [];
  if (/\bWindows NT 10\.0\b/.test(ua)) notices.push('windows-frozen');
  if (/\bMac OS X 10[._]15(?:[._]7)?\b/.test(ua)) notices.push('mac-frozen');
  // Since version 26, Safari names the system as it was before (18.6, later 18.7).
  if (/\b(?:iPhone|CPU) OS 18[_.][67]\b.*\bVersion\/(?:2[6-9]|[3-9]\d)\./.test(ua)) notices.push('ios-frozen');
  if (/\bChrome\/\d+\.0\.0\.0\b/.test(ua)) notices.push('version-reduced');
  if (/\bAndroid 10; K\)/.test(ua)) notices.push('android-reduced');
  if (/\bCrOS \w+ 14541\.0\.0\b/.test(ua)) notices.push('chromeos-frozen');
  if (client === 'Chrome' && /\bChrome\/\d+\.0\.0\.0\b/.test(ua)) notices.push('chrome-alike');
  return notices;
}

/** A User-Agent with what the client hints (Sec-CH-UA…, one header per line) know better. */
export function withClientHints(agent: UserAgent, headers: string): UserAgent {
  const values = new Map<string, string>();
  for (const line of headers.split(/\r\n|\r|\n/)) {
    const [, name, value] = /^\s*(sec-ch-ua[\w-]*)\s*:\s*(.*?)\s*$/i.exec(line) ?? [];
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value);
  }
  const plain = (name: string): string | null => filled(values.get(`sec-ch-ua${name}`)?.replace(/^"(.*)"$/, '$1'));
  const brands = [
    ...(plain('-full-version-list') ?? values.get('sec-ch-ua') ?? '').matchAll(/"?([^",;]+)"?\s*;\s*v="?([\d.]+)"?/g),
  ]
    .map(([, name = '', version = '']) => ({ name: name.trim(), version }))
    .filter(({ name }) => !/not.*brand/i.test(name));
  const brand = brands.find(({ name }) => name !== 'Chromium') ?? brands[0];
  const platform = plain('-platform');
  const platformVersion = plain('-platform-version');
  const bits = plain('-bitness');
  const arch = plain('-arch');
  const known: UserAgentNotice[] = [
    ...(platformVersion === null ? [] : (['windows-frozen', 'mac-frozen', 'chromeos-frozen'] as const)),
    ...(brand?.version.includes('.') ? (['version-reduced'] as const) : []),
    ...(brand ? (['chrome-alike'] as const) : []),
    ...(plain('-model') === null ? [] : (['android-reduced'] as const)),
  ];
  return {
    ...agent,
    kind: agent.kind === 'unknown' && brand ? 'browser' : agent.kind,
    name: brand?.name ?? agent.name,
    version: brand?.version ?? agent.version,
    os: platform ?? agent.os,
    osVersion:
      platformVersion === null
        ? agent.osVersion
        : platform === 'Windows'
          ? windowsRelease(platformVersion)
          : platformVersion,
    deviceType: values.get('sec-ch-ua-mobile') === '?1' ? 'mobile' : agent.deviceType,
    model: plain('-model') ?? agent.model,
    cpu:
      arch === null
        ? agent.cpu
        : ({ x8664: 'amd64', x8632: 'ia32', arm64: 'arm64', arm32: 'arm' }[`${arch}${bits ?? ''}`] ?? arch),
    notices: agent.notices.filter((notice) => !known.includes(notice)),
  };
}

/** The hint counts API contracts: 13 and up is Windows 11, below it 10, and 0 something older. */
function windowsRelease(version: string): string {
  const major = Number.parseInt(version, 10);
  if (Number.isNaN(major)) return version;
  return major >= 13 ? '11' : major > 0 ? '10' : '8.1 / 8 / 7';
}
