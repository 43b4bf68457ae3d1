// What the User-Agent of a request reveals: browsers, systems and devices by my-ua-parser (the last ua-parser-js under
// the MIT license), bots by isbot; apps, command-line clients and what browsers no longer reveal by our own rules.
import { isbot } from 'isbot';
import { UAParser } from 'my-ua-parser';
import { APPS, BOT_WORD, BOTS, MAKERS, MODEL_MAKERS, NAMES, POWERSHELL, PRODUCTS, TOOLS } from './user-agent-names.ts';

export type ClientKind = 'browser' | 'in-app' | 'bot' | 'tool' | 'unknown';

export interface UserAgent {
  kind: ClientKind;
  name: string | null;
  version: string | null;
  /** The app that embeds the page. */
  app: string | null;
  engine: string | null;
  engineVersion: string | null;
  os: string | null;
  osVersion: string | null;
  deviceType: string | null;
  vendor: string | null;
  model: string | null;
  cpu: string | null;
  /** The page that explains the bot. */
  url: string | null;
  notices: UserAgentNotice[];
}

/** Information that browsers no longer include. */
export const USER_AGENT_NOTICES = [
  'windows-frozen',
  'mac-frozen',
  'ios-frozen',
  'version-reduced',
  'android-reduced',
  'chromeos-frozen',
  'chrome-alike',
  'hints-unread',
] as const;
export type UserAgentNotice = (typeof USER_AGENT_NOTICES)[number];

/** Desktop and laptop systems, for which the parser returns no device type. */
const DESKTOP = /^(?:Windows|macOS|Linux|ChromeOS|\w*BSD|Ubuntu|Fedora|Debian|DragonFly|Solaris|Haiku)$/;

interface Product {
  name: string;
  version: string | undefined;
}

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

const PROCESSOR = /^(?:x86|i\d86|amd64|arm|aarch)/;

/** The device name given by Android itself; the parser truncates some names. */
function androidModel(ua: string): string | undefined {
  const [, model] =
    /\bAndroid [\d.]+; (?:[a-z]{2}[-_][a-z]{2}; )?(?:SAMSUNG )?([^;()]+?)(?: Build\/[^;)]*)?(?:;[^()]*)?\)/i.exec(ua) ??
    [];
  return model === undefined || /^(?:Mobile|Tablet|HarmonyOS)$/.test(model) ? undefined : model.trim();
}

const makerOf = (model: string | null) => MODEL_MAKERS.find(([form]) => model !== null && form.test(model))?.[1];

const named = (name: string | undefined): string | null => filled(name === undefined ? name : (NAMES[name] ?? name));

/** Apps on an Apple TV send only its model and system. */
const APPLE_TV = /^AppleTV\d+,\d+\/([\d.]+)/;

const OWN_IOS = /\(iP[a-z]+\d+,\d+; iOS (\d[\d_]*)|\bFBSN\/iOS;FBSV\/([\d.]+)/i;

/** Systems that the parser doesn't know, or confuses with others: a name, and a pattern that captures the version. */
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Darwin', /\b(?:Darwin|CFNetwork)\b(?:.*\bDarwin\/([\d.]+))?/],
  ['tvOS', /\(Apple ?TV;.*?\bOS (\d[\d_.]*)/],
  ['tvOS', APPLE_TV],
  ['iOS', /^\S+ iOS\/([\d.]+)/],
  // Apps state the version that web views no longer do.
  ['iOS', OWN_IOS],
  ['Roku OS', /^Roku\/\w+-([\d.]+)/],
  ['OpenHarmony', /\bOpenHarmony ([\d.]+)/],
  // PowerShell sends the name of Windows twice.
  ['Windows', /\bWindows NT; Windows NT (10)\.0/],
];

function systemOf(ua: string, { os }: ReturnType<UAParser['getResult']>): Pick<UserAgent, 'os' | 'osVersion'> {
  for (const [name, pattern] of SYSTEMS) {
    const match = pattern.exec(ua);
    if (match) return { os: name, osVersion: (match[1] ?? match[2])?.replaceAll('_', '.') ?? null };
  }
  const name = named(os.name);
  // X11 sends the processor in place of a version.
  const isVersion = name !== 'Linux' && !PROCESSOR.test(os.version ?? '');
  return { os: name, osVersion: isVersion ? filled(os.version) : null };
}

/** Apps that show pages in a system browser; some reveal nothing else. */
function appOf(ua: string, browser: Product | null): Product | null {
  for (const [name, pattern] of APPS) {
    const match = pattern.exec(ua);
    // A browser built on the system's web view is a browser.
    if (!match || (name === 'Android WebView' && browser?.name !== 'Chrome WebView')) continue;
    return { name: match.groups?.name ?? name, version: match.groups?.version };
  }
  return null;
}

/** What sends a User-Agent: a tool, a bot, an app or a browser. */
function clientOf(ua: string, parsed: ReturnType<UAParser['getResult']>) {
  const tool = TOOLS.exec(ua) ?? POWERSHELL.exec(ua);
  if (tool) return { kind: 'tool', app: null, client: { name: tool[1], version: tool[2] } } as const;
  const bot = namedBot(ua);
  if (bot) return { kind: 'bot', app: null, client: bot } as const;
  if (BOT_WORD.test(ua) || isKnownBot(ua)) return { kind: 'bot', app: null, client: botOf(ua) } as const;
  const browser = browserOf(ua, parsed);
  const app = appOf(ua, browser);
  const kind = app ? 'in-app' : browser ? 'browser' : 'unknown';
  return { kind, app, client: productOf(ua, browser, app) } as const;
}

/** Parses one User-Agent. Anything that it doesn't contain is null. */
export function parseUserAgent(text: string): UserAgent {
  const ua = text.trim().replace(/^user-agent:\s*/i, '');
  // For an empty text, the parser uses the User-Agent of the current browser.
  const parsed = new UAParser(ua === '' ? ' ' : ua).getResult();
  const { kind, app, client } = clientOf(ua, parsed);
  const system = systemOf(ua, parsed);
  // Names of tools and bots aren't devices ("requests" contains the name of one).
  const device: Partial<typeof parsed.device> = /[(;]/.test(ua) ? parsed.device : {};
  const model = filled(androidModel(ua) ?? (system.os === 'Roku OS' ? undefined : device.model));
  const isDesktop = kind !== 'tool' && DESKTOP.test(system.os ?? '');
  const deviceType = model?.startsWith('Fire TV')
    ? 'smarttv'
    : filled(device.type ?? (isDesktop ? 'desktop' : undefined));
  return {
    kind,
    name: filled(client?.name),
    version: filled(client?.version),
    app: app ? [app.name, app.version].filter(Boolean).join(' ') : null,
    engine: filled(parsed.engine.name),
    engineVersion: filled(parsed.engine.version),
    ...system,
    deviceType: kind === 'bot' ? null : deviceType,
    vendor: filled(MAKERS[device.vendor ?? ''] ?? device.vendor ?? makerOf(model)),
    // Chromium sends "K" for every device.
    model: model === 'K' ? null : model,
    cpu: filled(parsed.cpu.architecture ?? (/\bCrOS x86_64\b/.test(ua) ? 'amd64' : undefined)),
    url: /\+?(https?:\/\/[^\s);,]+)/.exec(ua)?.[1] ?? null,
    notices: noticesOf(ua, client?.name),
  };
}

/**
 * isbot also reports single words without a version, the box below a television, and Electron apps with names that look
 * like those of bots.
 */
const isKnownBot = (ua: string) => /[/;]/.test(ua) && !APPLE_TV.test(ua) && !/\bElectron\//.test(ua) && isbot(ua);

function browserOf(ua: string, { browser }: ReturnType<UAParser['getResult']>): Product | null {
  const [, product, version] = PRODUCTS.exec(ua) ?? [];
  if (product !== undefined) return { name: NAMES[product] ?? product, version };
  const name = named(browser.name);
  // Television apps have only the end of a browser's name.
  if (name === 'Safari' && !browser.version) return null;
  // "Mozilla" and "WebKit" are what remains if nothing names the browser.
  return name === null || name === 'Mozilla' || name === 'WebKit' ? null : { name, version: browser.version };
}

/** The parser treats all apps of one maker as the same, and reads their version as that of a browser. */
const productOf = (ua: string, browser: Product | null, app: Product | null) =>
  app && browser?.version === app.version ? app : (browser ?? ownProduct(ua));

/** An unknown product is still the name of the sender. */
function ownProduct(ua: string): Product | null {
  const [, name, version] = /^([\w.-]+(?: [\w.-]+)?)\/(?:v|DVP-)?([\d][\w.]*)/.exec(ua) ?? [];
  return name === undefined || name === 'Mozilla' ? null : { name, version };
}

function namedBot(ua: string): Product | null {
  for (const [name, pattern] of BOTS) {
    const match = pattern.exec(ua);
    if (match) return { name, version: match[1] };
  }
  return null;
}

/**
 * Returns the product of a bot: the one that contains a typical word, otherwise the one declared as compatible, or the
 * first one.
 */
function botOf(ua: string): Product | null {
  const announced = /\bcompatible; (?!Mozilla\b)((?:\w+ (?=\w+\/))?[\w.-]+)(?:\/v?([\d][\w.]*))?/.exec(ua);
  const [, name, version] = announced ?? BOT_WORD.exec(ua.replaceAll(/https?:\S+/g, '')) ?? [];
  if (name !== undefined) return { name, version };
  const [first] = /^(?!Mozilla\b)[\w.-]+(?=[ ;(]|$)/.exec(ua) ?? [];
  return ownProduct(ua) ?? (first === undefined ? null : { name: first, version });
}

/** Safari 18, or a build of iOS 18: 22 is its number. */
const SAFARI_18 = /\) Version\/18\.[\d.]+ Mobile\/\w+ Safari\/[\d.]+$|\bMobile\/22[A-H]\d/;

function noticesOf(ua: string, client: string | undefined): UserAgentNotice[] {
  const notices: UserAgentNotice[] = [];
  if (/\bWindows NT 10\.0\b/.test(ua)) notices.push('windows-frozen');
  if (/\bMac OS X 10[._]15(?:[._]7)?\b/.test(ua)) notices.push('mac-frozen');
  // Since version 26, WebKit reports the previous system version (18.6, later 18.7); only Safari has one of its own.
  if (/\b(?:iPhone|CPU) OS 18[_.][67]\b/.test(ua) && !SAFARI_18.test(ua) && !OWN_IOS.test(ua))
    notices.push('ios-frozen');
  if (/\bChrome\/\d+\.0\.0\.0\b/.test(ua)) notices.push('version-reduced');
  if (/\bAndroid 10; K\)/.test(ua)) notices.push('android-reduced');
  if (/\bCrOS \w+ 14541\.0\.0\b/.test(ua)) notices.push('chromeos-frozen');
  if (client === 'Chrome' && /\bChrome\/\d+\.0\.0\.0\b/.test(ua)) notices.push('chrome-alike');
  return notices;
}
