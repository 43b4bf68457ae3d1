/** A text of ASCII, or the bytes of another. */
export type Token = string | readonly number[];

const bytesOf = (token: Token): readonly number[] =>
  typeof token === 'string' ? Array.from(token, (character) => character.charCodeAt(0)) : token;

/** Reads a table of tokens that is stored by what each is joined from, see token-tables.ts. It is part of the package for programs. */
export function tokensOf(bytes: Uint8Array): Token[] {
  const count = bytes.length / 6;
  const at = (place: number) => (bytes[place]! << 16) | (bytes[place + count]! << 8) | bytes[place + 2 * count]!;
  const table: Token[] = [];
  for (let number = 0; number < count; number += 1) {
    const first = at(number);
    const second = at(number + 3 * count);
    if (second > 0) {
      const [before, after] = [table[first]!, table[second - 1]!];
      const isText = typeof before === 'string' && typeof after === 'string';
      table[number] = isText ? before + after : [...bytesOf(before), ...bytesOf(after)];
    } else if (first < 256) table[number] = first < 128 ? String.fromCharCode(first) : [first];
    // else no token has this number
  }
  return table;
}
