/** Returns the remainder of a number modulo 97, with letters counted from A = 10 (ISO 7064). */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
