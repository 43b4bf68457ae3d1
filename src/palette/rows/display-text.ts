const ONE_LINE = 300;

/** Characters that change the direction of what stands around them, and so can make a text look like another one. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const codePoint = (character: string) =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** What is known to be a secret wherever it stands: tokens, keys, passwords that are called so. */
const SECRETS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/(-----BEGIN [A-Z ]*PRIVATE KEY-----)[^]*?(-----END|$)/g, '$1 •••• $2'],
  [/\beyJ[\w-]{8,}\.[\w-]{2,}\.[\w-]*/g, 'eyJ••••'],
  [/\b(bearer|basic) +[\w.~+/-]{8,}=*/gi, '$1 ••••'],
  [/\b(AKIA|ASIA)[A-Z\d]{12}([A-Z\d]{4})\b/g, '$1••••$2'],
  [/\b(gh[pousr]_|xox[abprs]-|sk_live_|glpat-)[\w-]{10,}/g, '$1••••'],
  [/(otpauth:\/\/[^\s?]*\?(?:\S*&)?secret=)[A-Z2-7]+/gi, '$1••••'],
  [/^(WIFI:(?:[^;]*;)*?P:)(?:[^;\\]|\\.)+/i, '$1••••'],
  [
    /((?:password|passwd|pwd|passphrase|secret|api[_-]?key|access[_-]?key|access[_-]?token|auth[_-]?token)["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"',;&}]{3,}/gi,
    '$1••••',
  ],
  [/(:\/\/[^\s/:@]{1,100}:)[^\s/@]{1,100}@/g, '$1••••@'],
];

/** A text with its secrets masked, for the eye only: what is copied is the text itself. */
export function veiled(text: string): string {
  return SECRETS.reduce((shown, [pattern, mask]) => shown.replace(pattern, mask), text);
}

/** More than is shown, so that a secret that is cut off is still known as one. */
const LOOKED_AT = 3000;

/** A text of any length in one line of a row: its beginning, with line ends and direction controls made visible. */
export function oneLine(text: string): string {
  const start = veiled(text.slice(0, LOOKED_AT))
    .slice(0, ONE_LINE)
    .replace(/\r\n|\r|\n/g, ' ⏎ ')
    .replace(BIDI_CONTROLS, codePoint);
  return text.length > ONE_LINE ? `${start}…` : start;
}

/** A secret in a row: enough to tell two apart when it is long, nothing of it when it is short. */
export function masked(text: string): string {
  return text.length >= 16 ? `••••••••${text.slice(-4)}` : '••••••••';
}

/** Characters as people count them: code points. */
export function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** Spaces at the ends of a text, which nobody sees and every digest does. */
export function edgeSpaces(text: string): number {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return start + text.length - end;
}

/** Longer texts are told by their size. */
const SHORT = 60;

/** A text of one short line as it is shown where it is named; undefined for any other. */
export function shortText(text: string): string | undefined {
  const line = text.trim();
  return line.length <= SHORT && !/[\r\n]/.test(line) ? veiled(line) : undefined;
}
