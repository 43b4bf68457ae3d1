// Internationalized host names in readable form (RFC 3492, RFC 5891). The other way is what `URL` does.

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** Text of a Punycode string without its `xn--` (RFC 3492, 6.2), or null when it is malformed. */
export function decodePunycode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(0, delimiter)));
  let codePoint = 128;
  let i = 0;
  let bias = 72;
  for (let at = delimiter + 1; at < encoded.length;) {
    const start = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded.charCodeAt(at++));
      if (digit < 0) return null;
      i += digit * weight;
      const t = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < t) break;
      weight *= BASE - t;
      if (weight > 2 ** 40) return null;
    }
    const length = output.length + 1;
    bias = adapt(i - start, length, start === 0);
    codePoint += Math.floor(i / length);
    if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint < 0xe000)) return null;
    output.splice(i % length, 0, String.fromCodePoint(codePoint));
    i = (i % length) + 1;
  }
  return output.join('');
}

/** A host name with each `xn--` label in its own letters; labels that are malformed stay. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

/** a–z, A–Z are 0 to 25, the digits 26 to 35; -1 for anything else, the end (NaN) included. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 22;
  const letter = code | 32;
  return letter >= 97 && letter <= 122 ? letter - 97 : -1;
}
