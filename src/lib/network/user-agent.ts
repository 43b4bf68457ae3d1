// What the User-Agent of a request says about its sender: browsers by bowser, everything else by the rules here.
import Bowser from 'bowser';

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
export const USER_AGENT_NOTICES = ['windows-frozen', 'mac-frozen', 'version-reduced', 'android-reduced'] as const;
export type UserAgentNotice = (typeof USER_AGENT_NOTICES)[number];

/** Command-line clients and libraries: they begin with their own product. */
const TOOLS =
  /^(aiohttp|apache-httpclient|apachebench|aria2|axel|axios|bruno-runtime|bun|curl|dart|deno|docker|ehthumbs|elinks|faraday|git|go-http-client|got|grpc-[a-z+-]+|guzzlehttp|hey|httpie|insomnia|java|jakarta commons-httpclient|k6|libcurl|libwww-perl|links|lua-resty-http|lwp::simple|lynx|mechanize|node|node-fetch|node-superagent|npm|okhttp|pip|pnpm|postmanruntime|powershell|python-httpx|python-requests|python-urllib|python|reqwest|rest-client|ruby|siege|symfony httpclient|typhoeus|undici|urlgrabber|vegeta|w3m|wget|wget2|wrk|xh|yarn)(?:[/ ]v?([\d][\w.+-]*))?(?=$|[\s;(,/])/i;
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
const CPUS: readonly (readonly [string, RegExp])[] = [
  ['arm64', /\b(?:aarch64|arm64|armv8)/i],
  ['arm', /\barm(?:v\d\w*)?\b/i],
  ['amd64', /\b(?:x86_64|x86-64|win64|x64|amd64|wow64)\b/i],
  ['ia32', /\b(?:i[3-6]86|x86)\b/i],
  ['ppc', /\bppc(?:64)?\b/i],
];
const VENDORS: readonly (readonly [string, RegExp])[] = [
  ['Google', /^(?:Pixel|Nexus)/],
  ['Samsung', /^(?:SM|GT|SCH|SGH)-/],
  ['Xiaomi', /^(?:Redmi|Mi |POCO|M2\d{3}|2[0-4]\d{5,})/i],
  ['OnePlus', /^(?:ONEPLUS|IN20|KB20|LE21|NE22|CPH2[45])/i],
  ['Huawei', /^(?:HUAWEI|VOG|ELE|ANA|ELS|LIO|MAR)/],
  ['Motorola', /^(?:moto|XT\d)/i],
  ['Nokia', /^Nokia/],
  ['Sony', /^(?:XQ-|SO-|Xperia)/],
  ['OPPO', /^(?:CPH|OPPO)/],
  ['vivo', /^(?:vivo|V2\d{3})/],
];

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Reads one User-Agent. Anything that is not in it is null. */
export function parseUserAgent(text: string): UserAgent {
  const ua = text.trim().replace(/^user-agent:\s*/i, '');
  const parsed = Bowser.parse(ua === '' ? ' ' : ua);
  const tool = TOOLS.exec(ua);
  const bot = BOT_WORD.exec(ua);
  const app = APPS.map(([name, pattern]) => ({ name, found: pattern.exec(ua) })).find(({ found }) => found !== null);
  const chromium = /\b(?:Chrome|Chromium)\/([\d.]+)/.exec(ua)?.[1];
  const engine = filled(parsed.engine.name);
  const device = deviceOf(ua);
  const isBot = bot !== null || parsed.platform.type === 'bot';
  const browser = filled(parsed.browser.name);
  // a product that nobody knows is still the name of the sender
  const own = /^([\w.-]+)\/v?([\d][\w.]*)/.exec(ua);
  const fallback = own && own[1] !== 'Mozilla' ? own : null;
  const [name, version] = tool
    ? [tool[1], tool[2]]
    : isBot
      ? [bot?.[1] ?? browser, bot?.[2] ?? (bot ? undefined : parsed.browser.version)]
      : [browser ?? fallback?.[1], browser ? parsed.browser.version : fallback?.[2]];
  const os = filled(parsed.os.name) ?? (/\b(?:Darwin|CFNetwork)\b/.test(ua) ? 'Darwin' : null);
  return {
    kind: tool ? 'tool' : isBot ? 'bot' : app ? 'in-app' : browser ? 'browser' : 'unknown',
    name: filled(name ?? undefined),
    version: filled(version),
    app: app ? [app.name, app.found?.[1]].filter(Boolean).join(' ') : null,
    engine,
    engineVersion: filled(engine === 'Blink' ? chromium : parsed.engine.version),
    os,
    osVersion: filled(parsed.os.name === 'Windows' ? (parsed.os.versionName ?? parsed.os.version) : parsed.os.version),
    deviceType: parsed.platform.type === 'bot' ? null : filled(parsed.platform.type),
    vendor: filled(parsed.platform.vendor) ?? device.vendor,
    model: filled(parsed.platform.model) ?? device.model,
    cpu: CPUS.find(([, pattern]) => pattern.test(ua))?.[0] ?? null,
    url: /\+?(https?:\/\/[^\s);,]+)/.exec(ua)?.[1] ?? null,
    notices: noticesOf(ua),
  };
}

function deviceOf(ua: string): { vendor: string | null; model: string | null } {
  if (/\bMacintosh\b/.test(ua)) return { vendor: 'Apple', model: 'Macintosh' };
  const model = /\bAndroid [\d.]+; (?:[a-z]{2}[-_][a-z]{2}; )?([^;()]+?)(?: Build\/[^;)]*)?(?:; wv)?\)/i
    .exec(ua)?.[1]
    ?.trim();
  if (model === undefined || /^(?:K|Mobile|Tablet)$/.test(model)) return { vendor: null, model: null };
  return { vendor: VENDORS.find(([, pattern]) => pattern.test(model))?.[0] ?? null, model };
}

function noticesOf(ua: string): UserAgentNotice[] {
  const notices: UserAgentNotice[] = [];
  if (/\bWindows NT 10\.0\b/.test(ua)) notices.push('windows-frozen');
  if (/\bMac OS X 10[._]15(?:[._]7)?\b/.test(ua)) notices.push('mac-frozen');
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
