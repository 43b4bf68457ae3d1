const KEYPAD: Readonly<Record<string, string>> = Object.fromEntries(
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].flatMap((letters, i) =>
    Array.from(letters, (letter) => [letter, String(i + 2)]),
  ),
);

/**
 * Converts a number spelled with letters (`1-800-FLOWERS`) to digits, by the keypad of ITU-T E.161. Null for anything
 * else: it must begin with at least three digits, have three consecutive letters, and contain no word such as "ext".
 */
export function digitsOfVanity(text: string): string | null {
  const spelled = /^\s*\+?(?:[\s().-]*\d){3}[\da-z\s().-]*$/i.test(text) && /[a-z]{3}/i.test(text);
  if (!spelled || /\b(?:ext|extn|extension|x)\b/i.test(text)) return null;
  return text.replace(/[a-z]/gi, (letter) => KEYPAD[letter.toUpperCase()]!);
}
