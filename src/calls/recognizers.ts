import { COLOR_NAMES, isOnlyColor } from './color-names.ts';

/**
 * What is pasted daily and is not quite what a tool takes: a line with something in it that is. The rules of the specs know what a tool
 * takes as it is; these know where in a text that is.
 */
export interface Recognizer {
  tool: string;
  /** The operation; the first one that takes text when it is left out. */
  operation?: string;
  pattern: RegExp;
  /** What of the text is for the tool; the first group of the pattern, or all of it, when it is left out. Null when it is not for it. */
  take?: (match: RegExpExecArray) => string | null;
  confidence: number;
  /** Values of other fields that the form of the text says. */
  preset?: Readonly<Record<string, unknown>>;
}

const IP = String.raw`(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const MAC = String.raw`[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}`;
const JWT = String.raw`eyJ[\w-]{8,}\.[\w-]{2,}\.[\w-]*`;
const UUID = String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`;
const CRON_FIELD = String.raw`(?:[*\d][\d*/,-]*|[a-z]{3}(?:[-,][a-z]{3})*)`;
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const LENGTHS = [32, 40, 56, 64, 96, 128];

/** A mark of Markdown in a line of its own or inside of one; prose has none. */
const MARKDOWN = [
  /^#{1,6} \S/m,
  /^\s*[-*+] \S/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\*\*[^*\n]+\*\*|(?<!\w)\*[^*\n]+\*(?!\w)/,
  /^> \S/m,
  /^```/m,
];

/** A line of Base64 that is a digest: of the length of one. */
const isDigest = (base64: string) =>
  [20, 28, 32, 48, 64].includes(Math.floor((base64.replace(/=+$/, '').length * 3) / 4));

/** 100 ns since 1601, as Windows counts, between 1980 and 2100. */
function dateOfFileTime(text: string): string | null {
  const ms = Number(BigInt(text) / 10_000n - 11_644_473_600_000n);
  const date = new Date(ms);
  return date.getUTCFullYear() >= 1980 && date.getUTCFullYear() < 2100 ? date.toISOString() : null;
}

/** The day of a week date (ISO 8601): week 1 has 4 January in it. */
function dateOfWeek(year: number, week: number, day: number): string | null {
  if (week < 1 || week > 53) return null;
  const january = new Date(Date.UTC(year, 0, 4));
  const monday = january.getUTCDate() - ((january.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(year, 0, monday + 7 * (week - 1) + day - 1)).toISOString().slice(0, 10);
}

const monthNumber = (name: string) => String(MONTHS.split('|').indexOf(name) + 1).padStart(2, '0');

/** A literal of Python as JSON5: its constants have other names. */
const literal = (text: string) =>
  text.replace(/\b(True|False|None)\b(?=\s*[,}\]])/g, (word) => ({ True: 'true', False: 'false' })[word] ?? 'null');

export const RECOGNIZERS: readonly Recognizer[] = [
  { tool: 'jwt-parser', pattern: new RegExp(`(?:^|[\\s=:"'])(${JWT})(?=$|[\\s"',;])`), confidence: 0.97 },
  {
    tool: 'bcrypt',
    operation: 'inspect',
    pattern: /^[\w.@-]{1,64}:(\$2[abxy]\$\d\d\$[./A-Za-z\d]{53})$/,
    confidence: 0.97,
  },
  { tool: 'hash-text', operation: 'identify', pattern: /^(?:md5|sha-?\d{1,3}):([\da-f]{32,128})$/i, confidence: 0.95 },
  {
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^([\da-f]{32,128})(?: [ *]\S.*|)$/i,
    take: ([, digest = '']) => (LENGTHS.includes(digest.length) && /[a-f]/i.test(digest) ? digest : null),
    confidence: 0.7,
  },
  {
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^(?:MD5|SHA-?\d{1,3}) \([^)\n]+\) = ([\da-f]{32,128})$/i,
    confidence: 0.97,
  },
  {
    tool: 'hash-text',
    operation: 'identify',
    pattern: /^sha(?:256|384|512)-([A-Za-z\d+/]{43,86}={0,2})$/,
    take: ([, digest = '']) => (isDigest(digest) ? digest : null),
    confidence: 0.95,
  },
  {
    tool: 'rsa-key-pair-generator',
    operation: 'inspect',
    pattern: /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+) AAAA[\w+/]+={0,2}(?: \S.*)?$/,
    take: ([all]) => all,
    confidence: 0.95,
  },
  {
    tool: 'mac-address-lookup',
    pattern: new RegExp(`^(?=.*[ \\t]).*?(?:^|[\\s(])(${MAC})(?=$|[\\s,;)])`, 'i'),
    confidence: 0.9,
  },
  { tool: 'mac-address-lookup', pattern: /^(?=.*[A-F])(?=.*\d)[\dA-F]{12}$/, take: ([all]) => all, confidence: 0.65 },
  {
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`^(${IP})[ \\t]+(?:netmask[ \\t]+)?(255\\.${IP.replace('{3}', '{2}')})$`),
    take: ([, ip, mask]) => `${ip}/${mask}`,
    confidence: 0.95,
  },
  { tool: 'ipv4-subnet-calculator', pattern: new RegExp(`(?:^|\\s)inet6? (${IP}/\\d{1,2})(?=\\s)`), confidence: 0.95 },
  {
    tool: 'ipv4-subnet-calculator',
    pattern: new RegExp(`^(${IP}/\\d{1,2})(?:(?:[,;] ?|\\s+)${IP}/\\d{1,2})+$`),
    confidence: 0.9,
  },
  {
    tool: 'ipv4-range-expander',
    pattern: new RegExp(`^((?:\\d{1,3}\\.){3})(\\d{1,3})[ ]?[-–][ ]?(\\d{1,3})$`),
    take: ([, net, from, to]) => (Number(from) <= Number(to) ? `${net}${from}-${net}${to}` : null),
    confidence: 0.95,
  },
  { tool: 'ipv4-address-converter', pattern: new RegExp(`^(${IP}):\\d{1,5}$`), confidence: 0.95 },
  {
    tool: 'ipv4-address-converter',
    pattern: /^\[((?=[\da-f:.]*::|(?:[\da-f]+:){7})[\da-f:.]+)\](?::\d{1,5})?$/i,
    confidence: 0.95,
  },
  { tool: 'ipv4-address-converter', pattern: new RegExp(`^\\d+ bytes from (${IP}):`), confidence: 0.9 },
  {
    tool: 'user-agent-parser',
    pattern: new RegExp(`^${IP} \\S+ \\S+ \\[[^\\]]+\\] "[^"]*" \\d{3} \\S+ "[^"]*" "([^"]+)"$`),
    confidence: 0.95,
  },
  {
    tool: 'color-converter',
    pattern: /^[a-z]{9,20}$/i,
    take: ([name]) => (isOnlyColor(name.toLowerCase()) ? name : null),
    confidence: 0.9,
  },
  {
    tool: 'color-converter',
    pattern: /^[a-z]{3,20}$/,
    take: ([name]) => (COLOR_NAMES.has(name) ? name : null),
    confidence: 0.5,
  },
  { tool: 'color-converter', pattern: /^(#[\da-f]{6})(?:[\s,]+#[\da-f]{6})+$/i, confidence: 0.7 },
  {
    tool: 'crontab-generator',
    operation: 'explain',
    pattern: new RegExp(`^(${CRON_FIELD}(?: +${CRON_FIELD}){4}) +(?=[/~.a-z$])[^\\n]*[/.\\s][^\\n]*$`, 'i'),
    take: ([, fields = '']) => (/[*/]/.test(fields) ? fields.replace(/ +/g, ' ') : null),
    confidence: 0.95,
  },
  {
    tool: 'crontab-generator',
    operation: 'explain',
    pattern: /^(@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)) +\S/i,
    confidence: 0.95,
  },
  {
    tool: 'date-converter',
    pattern: /^\[?(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$/,
    take: ([, day = '', month = '', year = '', time = '', zone = '']) =>
      MONTHS.includes(month)
        ? `${year}-${monthNumber(month)}-${day}T${time}${zone.slice(0, 3)}:${zone.slice(3)}`
        : null,
    confidence: 0.95,
  },
  { tool: 'date-converter', pattern: /^(1[23]\d{16})$/, take: ([all]) => dateOfFileTime(all), confidence: 0.7 },
  {
    tool: 'date-converter',
    pattern: /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/,
    take: ([, year, week, day = '1']) => dateOfWeek(Number(year), Number(week), Number(day)),
    confidence: 0.95,
  },
  {
    tool: 'date-converter',
    pattern: new RegExp(
      `^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (${MONTHS}) +(\\d{1,2}) (\\d\\d:\\d\\d:\\d\\d)(?: (?:UTC|GMT))? (\\d{4})$`,
    ),
    take: ([, month = '', day = '', time, year]) => `${year}-${monthNumber(month)}-${day.padStart(2, '0')}T${time}Z`,
    confidence: 0.95,
  },
  {
    tool: 'json-prettify',
    pattern:
      /^(?:\s*\/\/[^\n]*\n|\s*\/\*(?:[^*]|\*(?!\/))*\*\/)*\s*(?:\{\s*(?:["'][^"'\n]*["']|[A-Za-z_$][\w$]*)\s*:[^]*\}|\[\s*[{["'][^]*\])$/,
    take: ([all]) => literal(all),
    confidence: 0.92,
  },
  {
    tool: 'url-parser',
    operation: 'parse',
    pattern: /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (https?:\/\/\S+)(?: HTTP\/\d(?:\.\d)?)?$/,
    confidence: 0.95,
  },
  { tool: 'url-parser', operation: 'parse', pattern: /^!?\[[^\]\n]*\]\((https?:\/\/[^\s)]+)\)$/, confidence: 0.9 },
  { tool: 'url-parser', operation: 'parse', pattern: /^curl\s[^]*?(https?:\/\/[^\s'"]+)/, confidence: 0.85 },
  { tool: 'url-parser', operation: 'parse', pattern: /(?:href|src)=["'](https?:\/\/[^"'\s]+)["']/, confidence: 0.85 },
  {
    tool: 'base64-file-converter',
    operation: 'decode',
    pattern: /(?:^|["'(])(data:[a-z]+\/[\w.+-]+;base64,[A-Za-z\d+/=]+)(?=["')]|$)/i,
    confidence: 0.95,
  },
  {
    tool: 'phone-parser-and-formatter',
    operation: 'parse',
    pattern: /^\(\d{3}\) \d{3}-\d{4}$/,
    take: ([all]) => all,
    confidence: 0.7,
  },
  {
    tool: 'phone-parser-and-formatter',
    operation: 'parse',
    pattern: /(?:href=["'])?tel:(\+[\d().\s-]{7,20}\d)/,
    confidence: 0.9,
  },
  {
    tool: 'phone-parser-and-formatter',
    operation: 'batch',
    pattern: /^((?:\+[1-9][\d ().-]{6,20}\d)(?:\r?\n\+[1-9][\d ().-]{6,20}\d)+)$/,
    confidence: 0.9,
  },
  {
    tool: 'http-status-codes',
    pattern: /^([1-5]\d\d) (?:[A-Z][a-z-]+|OK|URI|HTTP)(?: (?:[A-Z][a-z-]+|URI|of|on|for))*$/,
    confidence: 0.9,
  },
  { tool: 'http-status-codes', pattern: /\bstatus(?: code)?:? ([1-5]\d\d)$/i, confidence: 0.85 },
  {
    tool: 'mime-types',
    operation: 'find',
    pattern: /^([a-z]+\/[\w.+-]+) *; *(?:charset|boundary|q|version)=\S+$/i,
    confidence: 0.85,
  },
  {
    tool: 'email-normalizer',
    pattern: /^[^<>@\n]{0,100}<([\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)>$/i,
    confidence: 0.9,
  },
  {
    tool: 'email-normalizer',
    pattern: /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+(?:[,;\s]+[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)+$/i,
    take: ([all]) => all.split(/[,;\s]+/).join('\n'),
    confidence: 0.85,
  },
  {
    tool: 'chmod-calculator',
    operation: 'read',
    pattern: /^(?:sudo )?chmod (?:-R )?([0-7]{3,4}) \S/,
    confidence: 0.95,
  },
  {
    tool: 'chmod-calculator',
    operation: 'read',
    pattern: /^([-dlbcps][rwxsStT-]{9})[.+@]? +\d+ +\S+ +\S+ /,
    confidence: 0.95,
  },
  {
    tool: 'chmod-calculator',
    operation: 'change',
    pattern: /^[ugoa]+[-+=][rwxXst]+(?:,[ugoa]*[-+=][rwxXst]*)*$/,
    take: ([all]) => all,
    confidence: 0.85,
  },
  {
    tool: 'docker-run-to-docker-compose-converter',
    pattern: /^(?:sudo )?((?:docker|podman|nerdctl) run [^]+)$/,
    confidence: 0.97,
  },
  {
    tool: 'text-diff',
    pattern: /^(?:diff --git [^\n]+\n[^]*?)?--- [^\n]+\r?\n\+\+\+ [^\n]+\r?\n@@ -\d/,
    take: ({ input }) => input,
    confidence: 0.5,
  },
  {
    tool: 'markdown-to-html',
    pattern: /^[^]*\n[^]*$/,
    take: ([all]) => (MARKDOWN.filter((mark) => mark.test(all)).length >= 2 ? all : null),
    confidence: 0.75,
  },
  {
    tool: 'markdown-to-html',
    pattern: /^\|[^\n]+\|\r?\n\|(?: ?:?-+:? ?\|)+/,
    take: ({ input }) => input,
    confidence: 0.8,
  },
  {
    tool: 'text-to-unicode',
    operation: 'decode',
    pattern: /^U\+[\da-f]{4,6}(?:[\s,]+U\+[\da-f]{4,6})+$/i,
    take: ([all]) => all.replaceAll(',', ' '),
    confidence: 0.9,
  },
  {
    tool: 'text-to-binary',
    operation: 'decode',
    pattern: /^0b[01]{8}(?: 0b[01]{8})+$/,
    take: ([all]) => all.replaceAll('0b', ''),
    confidence: 0.9,
  },
  {
    tool: 'text-to-binary',
    operation: 'decode',
    pattern: /^(?=.*[a-f])(?:[\da-f]{2} ){3,}[\da-f]{2}$/i,
    take: ([all]) => all,
    confidence: 0.65,
    preset: { base: 'hex' },
  },
  {
    tool: 'uuid-generator',
    operation: 'inspect',
    pattern: new RegExp(`^(${UUID})(?:[\\s,;]+${UUID})+$`, 'i'),
    confidence: 0.85,
  },
  {
    tool: 'regex-tester',
    operation: 'explain',
    pattern: /^\/(?=[^\r\n]*[\\^$*+?()[\]{}|])((?:[^\\/\r\n]|\\.)+)\/[dgimsuvy]{1,8}$/,
    confidence: 0.63,
  },
  {
    tool: 'base64-string-converter',
    operation: 'decode',
    pattern: /^[A-Za-z\d+/_-]{15,}(?:%3D){1,2}$/i,
    take: ([all]) => decodeURIComponent(all),
    confidence: 0.85,
  },
  {
    tool: 'url-encoder',
    operation: 'decode',
    pattern: /^(?:[\w-]{2,40}:[ \t]*)?=\?utf-8\?q\?([^?\s]+)\?=$/i,
    take: ([, word = '']) => word.replaceAll('_', '%20').replaceAll('=', '%'),
    confidence: 0.9,
  },
];
