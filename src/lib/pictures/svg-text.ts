/**
 * Escapes text for XML: markup is escaped, and characters that XML 1.0 forbids (controls, lone surrogates) become
 * U+FFFD.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Returns the width of a line in em in a monospaced font: wide East Asian characters and emoji count as one, others as
 * 0.6.
 */
export function monospaceWidth(line: string): number {
  let width = 0;
  for (const character of line) {
    if (/\p{M}/u.test(character)) continue;
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u.test(
        character,
      )
        ? 1
        : 0.6;
  }
  return width;
}
