const ONE_LINE = 300;

/** Characters that change the direction of the surrounding text, and so can disguise it. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const codePoint = (character: string) =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** Patterns of secrets: tokens, keys, labeled passwords. */
const SECRETS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/(-----BEGIN [A-Z ]*PRIVATE KEY-----)[^]*?(-----END|$)/g, '$1 •••• $2'],
  [/\beyJ[\w-]{8,}\.[\w-]{2,}\.[\w-]*/g, 'eyJ••••'],
  [/\b(bearer|basic) +[\w.~+/-]{8,}=*/gi, '$1 ••••'],
  [/\b(AKIA|ASIA)[A-Z\d]{12}([A-Z\d]{4})\b/g, '$1••••$2'],
  [/\b(gh[pousr]_|xox[abprs]-|sk_live_|glpat-)[\w-]{10,}/g, '$1••••'],
  [/(otpauth:\/\/[^\s?]*\?(?:\S*&)?secret=)[^&#\r\n]+/gi, '$1••••'],
  [/(steam:\/\/)[A-Z2-7]{16,}/gi, '$1••••'],
  // a password may contain a semicolon without a backslash
  [/^(WIFI:(?:[^;]*;)*?P:)(?:[^;\\]|\\.|;(?!;?$|(?:[TSHEIARK]|PH2):))+/i, '$1••••'],
  [
    /((?:password|passwd|pwd|passphrase|secret|api[_-]?key|access[_-]?key|access[_-]?token|auth[_-]?token)["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"',;&}]{3,}/gi,
    '$1••••',
  ],
  [/(:\/\/[^\s/:@]{1,100}:)[^\s/@]{1,100}@/g, '$1••••@'],
];

/** A text with its secrets masked. For display only: copying uses the original. */
export function maskSecrets(text: string): string {
  return SECRETS.reduce((shown, [pattern, mask]) => shown.replace(pattern, mask), text);
}

/** Longer than what is displayed, so that a secret cut off at the end is still recognized. */
const LOOKED_AT = 3000;

/** The start of a text as a single line, with direction controls made visible. */
export function oneLine(text: string): string {
  const start = maskSecrets(text.slice(0, LOOKED_AT))
    .slice(0, ONE_LINE)
    .replace(/\s*[\r\n]\s*/g, ' ')
    .replace(BIDI_CONTROLS, codePoint);
  return text.length > ONE_LINE ? `${start}…` : start;
}

/** More lines aren't shown in a row. */
const MOST_LINES = 9;

/** The first lines of a text that has several; undefined for other texts. */
export function someLines(text: string): string | undefined {
  const whole = text.slice(0, LOOKED_AT).replace(/[\r\n]+$/, '');
  if (!/[\r\n]/.test(whole)) return undefined;
  const lines = longText(whole).split(/\r\n|\r|\n/);
  return lines.length > MOST_LINES ? `${lines.slice(0, MOST_LINES).join('\n')}\n…` : lines.join('\n');
}

/** The start of a text with its lines; secrets are masked and direction controls visible. */
export function longText(text: string): string {
  const start = maskSecrets(text.slice(0, LOOKED_AT)).replace(BIDI_CONTROLS, codePoint);
  return text.length > LOOKED_AT ? `${start}…` : start;
}

/** A masked secret: the last characters of a long one, to tell two apart; nothing of a short one. */
export function mask(text: string): string {
  return text.length >= 16 ? `••••••••${text.slice(-4)}` : '••••••••';
}

/** Length in code points. */
export function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** The number of spaces at both ends of a text: invisible, but significant for digests. */
export function edgeSpaces(text: string): number {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return start + text.length - end;
}

/** Longer texts are described by their size. */
const SHORT = 60;

/** A short single-line text for display in a chip; undefined for any other. */
export function shortText(text: string): string | undefined {
  const line = text.trim();
  return line.length <= SHORT && !/[\r\n]/.test(line) ? maskSecrets(line) : undefined;
}
