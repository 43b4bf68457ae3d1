// The picture that OpenSSH draws of a fingerprint (Loss, Limmer and von Gernler: The drunken bishop, 2009).

const WIDTH = 17;
const HEIGHT = 9;
const SIGNS = ' .o+=*BOX@%&#/^SE';

function border(title: string): string {
  const left = Math.floor((WIDTH - title.length) / 2);
  return `+${'-'.repeat(left)}${title}${'-'.repeat(WIDTH - left - title.length)}+`;
}

/** `name` and `bits` are those of the key, such as RSA 3072; `hash` is the name of the digest. */
export function randomart(digest: Uint8Array, name: string, bits: number, hash: string): string {
  const field = Array.from({ length: HEIGHT }, () => new Uint8Array(WIDTH));
  let [x, y] = [(WIDTH - 1) / 2, (HEIGHT - 1) / 2];
  for (const byte of digest) {
    for (let shift = 0; shift < 8; shift += 2) {
      const move = byte >> shift;
      x = Math.min(Math.max(x + (move & 1 ? 1 : -1), 0), WIDTH - 1);
      y = Math.min(Math.max(y + (move & 2 ? 1 : -1), 0), HEIGHT - 1);
      const row = field[y];
      if (row && (row[x] ?? 0) < SIGNS.length - 3) row[x] = (row[x] ?? 0) + 1;
    }
  }
  field[(HEIGHT - 1) / 2]?.fill(SIGNS.length - 2, (WIDTH - 1) / 2, (WIDTH + 1) / 2);
  field[y]?.fill(SIGNS.length - 1, x, x + 1);
  const title = `[${name} ${bits}]`;
  return [
    border(title.length <= WIDTH ? title : `[${name}]`),
    ...field.map((row) => `|${Array.from(row, (visits) => SIGNS.charAt(visits)).join('')}|`),
    border(`[${hash}]`),
  ].join('\n');
}
