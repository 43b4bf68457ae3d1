const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  v: '\v',
};

/** What bash makes of the escapes in `$'…'`: letters, `\x41`, `\u00e9`, `\U0001f600` and octal digits. */
export const unescapeAnsi = (text: string): string =>
  text.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|([^]))/g,
    (written: string, hex?: string, short?: string, long?: string, octal?: string, letter = '') => {
      const digits = hex ?? short ?? long;
      if (digits === undefined && octal === undefined)
        return ESCAPES[letter] ?? (/["'?\\]/.test(letter) ? letter : written);
      const code = octal === undefined ? parseInt(digits ?? '', 16) : parseInt(octal, 8) & 0xff;
      return code > 0x10ffff ? written : String.fromCodePoint(code);
    },
  );
