// What the User-Agent of a request says about its sender: browsers, systems and devices by my-ua-parser (the last ua-parser-js under the
// MIT license), bots by isbot; apps, command-line clients and what browsers no longer tell by the rules here.
import { isbot } from 'isbot';
import { UAParser } from 'my-ua-parser';

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
] as const;
export type UserAgentNotice = (typeof USER_AGENT_NOTICES)[number];

/** Command-line clients and libraries: they begin with their own product. */
const TOOLS =
  /^(aiohttp|apache-httpclient|apachebench|aria2|axel|axios|bruno-runtime|bun|curl|dalvik|dart|deno|docker|ehthumbs|elinks|faraday|git|go-http-client|got|grpc-[a-z+-]+|guzzlehttp|hey|httpie|insomnia|java|jakarta commons-httpclient|k6|libcurl|libwww-perl|links|lua-resty-http|lwp::simple|lynx|mechanize|node|node-fetch|node-superagent|npm|okhttp|pip|pnpm|postmanruntime|powershell|python-httpx|python-requests|python-urllib|python|reqwest|rest-client|ruby|siege|symfony httpclient|typhoeus|undici|urlgrabber|vegeta|w3m|wget|wget2|wrk|xh|yarn)(?:[/ ]v?([\d][\w.+-]*))?(?=$|[\s;(,/])/i;
const BOT_WORD =
  /(?:^|[\s;(,/])((?!cubot)[\w.-]*(?:bot|crawler|spider|slurp|archiver|externalhit|externalagent|preview|validator|monitor|uptime|scan(?:ner)?|fetcher|lighthouse|headlesschrome|phantomjs|inspectiontool|mediapartners|feedfetcher|ia_archiver)(?:[\w.-]*))(?:\/v?([\d][\w.]*))?/i;
const APPS: readonly (readonly [string, RegExp])[] = [
  ['Facebook', /\bFB(?:AN|_IAB|AV)\b[^\]]*?(?:FBAV\/([\d.]+))?/],
  ['Instagram', /\bInstagram ([\d.]+)/],
  ['WeChat', /\bMicroMessenger\/([\d.]+)/],
  ['TikTok', /\b(?:musical_ly|trill|BytedanceWebview)[_/]([\d.]+)?/i],
  ['LINE', /\bLine\/([\d.]+)/],
  ['Snapchat', /\bSnapchat\/([\d.]+)/],
  ['LinkedIn', /\bLinkedInApp(?:\/([\d.]+))?/],
  ['Pinterest', /\[?\bPinterest\/(\w+)/],
  ['Google', /\bGSA\/([\d.]+)/],
  ['DingTalk', /\bDingTalk\/([\d.]+)/],
  ['Electron', /\bElectron\/([\d.]+)/],
  ['Android WebView', /; wv\)/],
];
/** Products that bring the engine of a browser along, and are named after it by everything else. */
const PRODUCTS = /\b(Thunderbird|NintendoBrowser)\/([\d.]+)/;
/** Names as their makers write them. */
const NAMES: Readonly<Record<string, string>> = {
  Edge: 'Microsoft Edge',
  'Mobile Chrome': 'Chrome',
  'Mobile Firefox': 'Firefox',
  'Mobile Safari': 'Safari',
  'Mac OS': 'macOS',
  Facebook: 'Meta',
};
/** Systems of desks and laps, none of which the parser gives a type of device. */
const DESKTOP = /^(?:Windows|macOS|Linux|Chrom(?:e|ium) OS|\w*BSD|Ubuntu|Fedora|Debian|DragonFly|Solaris|Haiku)$/;

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

const PROCESSOR = /^(?:x86|i\d86|amd64|arm|aarch)/;

/** What Android itself says of its device; the parser cuts some names short. */
function androidModel(ua: string): string | undefined {
  const [, model] =
    /\bAndroid [\d.]+; (?:[a-z]{2}[-_][a-z]{2}; )?(?:SAMSUNG )?([^;()]+?)(?: Build\/[^;)]*)?(?:; wv)?\)/i.exec(ua) ??
    [];
  return model === undefined || /^(?:Mobile|Tablet|HarmonyOS)$/.test(model) ? undefined : model.trim();
}

const named = (name: string | undefined): string | null => filled(name === undefined ? name : (NAMES[name] ?? name));

/** Reads one User-Agent. Anything that is not in it is null. */
export function parseUserAgent(text: string): UserAgent {
  const ua = text.trim().replace(/^user-agent:\s*/i, '');
  const parsed = new UAParser(ua).getResult();
  const tool = TOOLS.exec(ua);
  // A word without a version is not enough: isbot would call any of them a bot.
  const isBot = !tool && ((/[/;]/.test(ua) && isbot(ua)) || BOT_WORD.test(ua));
  const app = APPS.map(([name, pattern]) => ({ name, found: pattern.exec(ua) })).find(({ found }) => found !== null);
  const browser = tool || isBot ? null : browserOf(ua, parsed);
  const client = tool ? { name: tool[1], version: tool[2] } : isBot ? botOf(ua) : (browser ?? ownProduct(ua));
  const darwin = /\b(?:Darwin|CFNetwork)\b/.test(ua);
  const os = darwin ? 'Darwin' : named(parsed.os.name);
  const model = filled(androidModel(ua) ?? parsed.device.model);
  return {
    kind: tool ? 'tool' : isBot ? 'bot' : app ? 'in-app' : browser ? 'browser' : 'unknown',
    name: filled(client?.name),
    version: filled(client?.version),
    app: app ? [app.name, app.found?.[1]].filter(Boolean).join(' ') : null,
    engine: filled(parsed.engine.name),
    engineVersion: filled(parsed.engine.version),
    os,
    // X11 names the processor where others name a version.
    osVersion: darwin
      ? (/\bDarwin\/([\d.]+)/.exec(ua)?.[1] ?? null)
      : filled(PROCESSOR.test(parsed.os.version ?? '') ? undefined : parsed.os.version),
    deviceType: isBot ? null : filled(parsed.device.type ?? (os !== null && DESKTOP.test(os) ? 'desktop' : undefined)),
    vendor: named(parsed.device.vendor),
    // "K" is what Chromium writes for every device.
    model: model === 'K' ? null : model,
    cpu: filled(parsed.cpu.architecture),
    url: /\+?(https?:\/\/[^\s);,]+)/.exec(ua)?.[1] ?? null,
    notices: noticesOf(ua),
  };
}

interface Product {
  name: string;
  version: string | undefined;
}

function browserOf(ua: string, { browser }: ReturnType<UAParser['getResult']>): Product | null {
  const [, product, version] = PRODUCTS.exec(ua) ?? [];
  if (product !== undefined) return { name: product, version };
  const name = named(browser.name);
  // "Mozilla" and "WebKit" are what is left when nothing names the browser.
  return name === null || name === 'Mozilla' || name === 'WebKit' ? null : { name, version: browser.version };
}

/** A product that nobody knows is still the name of the sender. */
function ownProduct(ua: string): Product | null {
  const [, name, version] = /^([\w.-]+)\/v?([\d][\w.]*)/.exec(ua) ?? [];
  return name === undefined || name === 'Mozilla' ? null : { name, version };
}

/** The product of a bot: the one with a word for it, else the one that is announced as compatible or comes first. */
function botOf(ua: string): Product | null {
  const announced = /\bcompatible; ([\w.-]+)(?:\/v?([\d][\w.]*))?/.exec(ua);
  const [, name, version] = announced ?? BOT_WORD.exec(ua.replaceAll(/https?:\S+/g, '')) ?? [];
  return name === undefined ? ownProduct(ua) : { name, version };
}

function noticesOf(ua: string): UserAgentNotice[] {
  const notices: UserAgentNotice[] = [];
  if (/\bWindows NT 10\.0\b/.test(ua)) notices.push('windows-frozen');
  if (/\bMac OS X 10[._]15(?:[._]7)?\b/.test(ua)) notices.push('mac-frozen');
  // Since version 26, Safari names the system as it was before (18.6, later 18.7).
  if (/\b(?:iPhone|CPU) OS 18[_.][67]\b.*\bVersion\/(?:2[6-9]|[3-9]\d)\./.test(ua)) notices.push('ios-frozen');
  if (/\bChrome\/\d+\.0\.0\.0\b/.test(ua)) notices.push('version-reduced');
  if (/\bAndroid 10; K\)/.test(ua)) notices.push('android-reduced');
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
    ...(platformVersion === null ? [] : (['windows-frozen', 'mac-frozen'] as const)),
    ...(brand?.version.includes('.') ? (['version-reduced'] as const) : []),
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
