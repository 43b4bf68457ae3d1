import { COLOR_NAMES, isOnlyColor } from '../color-names.ts';
import { type Recognizer, whole } from './recognizer.ts';

/** Markdown syntax, either on its own line or inline, that doesn't occur in prose. */
const MARKDOWN = [
  /^#{1,6} \S/m,
  /^[ \t]*[-*+] \S/m,
  /\[[^[\]\n]+\]\((?:[^()[\s]|\([^()\s]*\))+\)/,
  /\*\*[^*\n]+\*\*|(?<!\w)\*[^*\n]+\*(?!\w)/,
  /^> \S/m,
  /^```/m,
];

/** Converts a Python literal to JSON5, whose constants have different names. */
const literal = (text: string) =>
  text.replace(/\b(True|False|None)\b(?=\s*[,}\]])/g, (word) => ({ True: 'true', False: 'false' })[word] ?? 'null');

/** Whether these hexadecimal bytes are ASCII text that contains words. */
function isHexOfText(digits: string): boolean {
  const bytes = digits.match(/../g) ?? [];
  const text = bytes.map((byte) => String.fromCharCode(parseInt(byte, 16))).join('');
  return /^[\x20-\x7e\r\n\t]+$/.test(text) && /[a-z]{3}/i.test(text);
}

/** Whether it is the Base64 of a text that contains words. Most words are valid Base64, but of noise. */
function isBase64OfText(text: string): boolean {
  if (text.length % 4 === 1) return false;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return /^[\x20-\x7e\r\n\t]+$/.test(bytes) && /[a-z]{3}/i.test(bytes);
}

const NOTE = String.raw`(?:\s*\/\/[^\n]*\n|\s*\/\*(?:[^*]|\*(?!\/))*\*\/)*`;
const PAIR = String.raw`\{${NOTE}\s*(?:["'][^"'\n]*["']|[A-Za-z_$][\w$]*)\s*:[^]*\}`;

/** A variable assignment on its own line, as in `.env`. */
const VARIABLE = /^(?:export[ \t]+)?[A-Z_][A-Z\d_]*=.*$/;

/** Documents, code, encodings, colors. */
export const TEXTS: readonly Recognizer[] = [
  {
    name: 'color name',
    tool: 'color-converter',
    pattern: /^[a-z]{9,20}$/i,
    take: ([name]) => (isOnlyColor(name.toLowerCase()) ? name : null),
    confidence: 0.9,
  },
  {
    name: 'color name that is a word',
    tool: 'color-converter',
    pattern: /^[a-z]{3,20}$/,
    take: ([name]) => (COLOR_NAMES.has(name) ? name : null),
    confidence: 0.5,
  },
  {
    name: 'list of colors',
    tool: 'color-converter',
    pattern: /^(#[\da-f]{6})(?:[\s,]+#[\da-f]{6})+$/i,
    confidence: 0.7,
  },
  {
    name: 'literal of JavaScript or Python',
    tool: 'json-prettify',
    pattern: new RegExp(`^${NOTE}\\s*(?:${PAIR}|\\[\\s*[{["'][^]*\\])$`),
    take: ([all]) => literal(all),
    confidence: 0.92,
  },
  {
    name: 'data URL in CSS or HTML',
    tool: 'base64-file-converter',
    operation: 'decode',
    pattern: /(?:^|["'(])(data:[a-z]+\/[\w.+-]+;base64,[A-Za-z\d+/=]+)(?=["')]|$)/i,
    confidence: 0.95,
  },
  {
    name: 'unified diff',
    tool: 'text-diff',
    pattern: /^(?:diff --git [^\n]+\n(?:[^\n]*\n)*?)?--- [^\n]+\n\+\+\+ [^\n]+\n@@ -\d/,
    take: whole,
    confidence: 0.5,
  },
  {
    name: 'Markdown',
    tool: 'markdown-to-html',
    pattern: /^[^]*\n[^]*$/,
    take: ([all]) => (MARKDOWN.filter((mark) => mark.test(all)).length >= 2 ? all : null),
    confidence: 0.75,
  },
  {
    name: 'Markdown table',
    tool: 'markdown-to-html',
    pattern: /^\|[^\n]+\|[ \t]*\r?\n\|(?: ?:?-+:? ?\|)+/,
    take: whole,
    confidence: 0.8,
  },
  {
    // Well-formed HTML also suits the XML formatter; other HTML doesn't.
    name: 'HTML',
    tool: 'html-entities',
    operation: 'encode',
    pattern:
      /^<(?:!doctype html|html|head|body|div|span|p|a|ul|ol|li|table|t[rdh]|h[1-6]|img|br|hr|input|form|script|style|button|section|article|nav|header|footer|main|label|select|textarea|meta|link|iframe|video|em|strong|b|i|code|pre)[\s/>][^]*>$/i,
    take: whole,
    confidence: 0.55,
  },
  {
    name: 'meta tags',
    tool: 'og-meta-generator',
    operation: 'read',
    pattern: /^(?:<(?:meta|title|link)[\s>][^]*)?<meta\s[^>]*(?:property|name)=["'](?:og|twitter|article):[^]*>$/i,
    take: whole,
    confidence: 0.58,
  },
  {
    name: 'vCard or calendar',
    tool: 'qrcode-generator',
    operation: 'text',
    pattern: /^BEGIN:(VCARD|VCALENDAR|VEVENT)\r?\n[^]*\nEND:\1$/i,
    take: whole,
    confidence: 0.5,
  },
  {
    name: 'geo URI',
    tool: 'qrcode-generator',
    operation: 'location',
    pattern: /^geo:(-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?)(?:[,;?].*)?$/i,
    confidence: 0.55,
  },
  {
    name: 'coordinates',
    tool: 'qrcode-generator',
    operation: 'location',
    pattern: /^-?\d{1,2}\.\d{3,}, ?-?\d{1,3}\.\d{3,}$/,
    take: whole,
    confidence: 0.5,
  },
  {
    name: 'environment file',
    tool: 'string-obfuscator',
    operation: 'redact',
    pattern: /^[^]*\n[^]*$/,
    take({ input }) {
      const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
      return lines.length >= 2 && lines.every((line) => VARIABLE.test(line)) ? input : null;
    },
    confidence: 0.5,
  },
  {
    name: 'list of code points',
    tool: 'text-to-unicode',
    operation: 'decode',
    pattern: /^U\+[\da-f]{4,6}(?:[\s,]+U\+[\da-f]{4,6})+$/i,
    take: ([all]) => all.replaceAll(',', ' '),
    confidence: 0.9,
  },
  {
    name: 'list of bytes in binary',
    tool: 'text-to-binary',
    operation: 'decode',
    pattern: /^0b[01]{8}(?: 0b[01]{8})+$/,
    take: ([all]) => all.replaceAll('0b', ''),
    confidence: 0.9,
  },
  {
    name: 'bytes in hexadecimal',
    tool: 'text-to-binary',
    operation: 'decode',
    pattern: /^(?=.*[a-f])(?:[\da-f]{2} ){3,}[\da-f]{2}$/i,
    take: whole,
    confidence: 0.65,
    preset: { base: 'hex' },
  },
  {
    name: 'hexadecimal of a text',
    tool: 'text-to-binary',
    operation: 'decode',
    pattern: /^(?:0x)?((?=\d*[a-f])(?:[\da-f]{2}){4,2000})$/i,
    take: ([, digits = '']) => (isHexOfText(digits) ? digits : null),
    confidence: 0.75,
    preset: { base: 'hex' },
  },
  {
    name: 'hexadecimal digits of a color',
    tool: 'color-converter',
    pattern: /^(?=.*\d)(?=.*[a-f])(?:[\da-f]{6}|[\da-f]{8})$/i,
    take: ([digits]) => `#${digits}`,
    confidence: 0.55,
  },
  {
    name: 'hexadecimal number without a prefix',
    tool: 'base-converter',
    pattern: /^(?=.*\d)(?=.*[a-f])[\da-f]{4,16}$/i,
    take: ([digits]) => `0x${digits}`,
    confidence: 0.5,
  },
  {
    name: 'binary number without a prefix',
    tool: 'base-converter',
    pattern: /^(?=.*0)(?=.*1)[01]{8,64}$/,
    take: ([digits]) => `0b${digits}`,
    confidence: 0.5,
  },
  {
    name: 'bytes as escapes',
    tool: 'text-to-binary',
    operation: 'decode',
    pattern: /^(?:\\x[\da-f]{2}){2,2000}$/i,
    take: ([all]) => all.replace(/\\x/gi, ' ').trim(),
    confidence: 0.9,
    preset: { base: 'hex' },
  },
  {
    name: 'regular expression',
    tool: 'regex-tester',
    operation: 'explain',
    pattern: /^\/(?=[^\r\n]*[\\^$*+?()[\]{}|])((?:[^\\/\r\n]|\\.)+)\/[dgimsuvy]{1,8}$/,
    confidence: 0.63,
  },
  {
    name: 'regular expression from start to end',
    tool: 'regex-tester',
    operation: 'explain',
    pattern: /^(\^(?=[^\r\n]*(?:\\[dwsDWS]|\[[^\]\r\n]+\]))[^\r\n]{2,200}\$)$/,
    confidence: 0.63,
  },
  {
    name: 'regular expression with groups and classes',
    tool: 'regex-tester',
    operation: 'explain',
    // A special group, or a repeated class; paths contain neither.
    pattern: /^(?=.*(?:\(\?(?:[:=!]|<[\w=!])|\\[dws](?:[+*]|\{\d)))([^\s/"'`;]{5,200})$/i,
    confidence: 0.62,
  },
  {
    name: 'Base64 without padding',
    tool: 'base64-string-converter',
    operation: 'decode',
    pattern: /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/_-]{6,2000}$/,
    take: ([all]) => (isBase64OfText(all) ? all : null),
    confidence: 0.5,
  },
  {
    name: 'Base64 of a URL',
    tool: 'base64-string-converter',
    operation: 'decode',
    pattern: /^[A-Za-z\d+/_-]{15,}(?:%3D){1,2}$/i,
    take: ([all]) => decodeURIComponent(all),
    confidence: 0.85,
  },
];
