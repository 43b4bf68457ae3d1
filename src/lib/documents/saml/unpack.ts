// Finds a SAML message in what people copy: an address, a form, a request in developer tools, or the message alone.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64 } from '../../bytes/bytes.ts';
import { concatAll } from '../../bytes/concat.ts';

export const UNPACK_PROBLEMS = ['no-saml', 'cut-value', 'not-packed-xml', 'bomb', 'artifact'] as const;

export const BINDINGS = ['redirect', 'post', 'plain'] as const;
/** How the message was sent: compressed in an address, in a form, or as it is. */
export type Binding = (typeof BINDINGS)[number];

export interface Unpacked {
  xml: string;
  binding: Binding;
  /** Where the address leads; null if there is none. */
  endpoint: string | null;
  relayState: string | null;
  /** The identifier of the algorithm that signs the address. */
  algorithm: string | null;
}

/** Bytes that a message may have; real ones have up to some hundred thousand. */
export const LARGEST = 5_000_000;

/** The parameter in an address or a body, in a form of HTML, in HAR or in the list of developer tools. */
const PLACES: readonly RegExp[] = [
  /\bSAML(?:Request|Response)=([^&\s"'<>]+)/,
  /\bname=["']SAML(?:Request|Response)["'][^<>]*?\bvalue=["']([^"']+)["']/i,
  /\bvalue=["']([^"']+)["'][^<>]*?\bname=["']SAML(?:Request|Response)["']/i,
  /"name"\s*:\s*"SAML(?:Request|Response)"\s*,\s*"value"\s*:\s*"([^"]+)"/,
  /\bSAML(?:Request|Response)["']?\s*[:\t]\s*["']?([A-Za-z\d+/=%_\s-]+)/,
  /\b(?:wresult)=([^&\s"'<>]+)/,
];

/** Times that a value may be encoded: once for the address, and once more for an address within it. */
const LAYERS = 3;

/** Undoes percent-encoding as often as there is any. A plus sign stays one: it's a digit of Base64. */
function plain(value: string): string {
  let text = value;
  for (let layer = 0; layer < LAYERS && /%[\da-f]{2}/i.test(text); layer++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      throw new Problem('cut-value', undefined);
    }
  }
  return text;
}

function parameterOf(text: string, name: string): string | null {
  const value = new RegExp(`(?:^|[?&\\s"'])${name}=([^&\\s"'<>]*)`).exec(text)?.[1];
  return value === undefined ? null : plain(value.replaceAll('+', ' '));
}

const isXml = (text: string) => /^\s*<[A-Za-z_?!]/.test(text);
const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

/** Returns the message in a text. Throws Problem. */
export async function unpackSaml(source: string): Promise<Unpacked> {
  const text = withoutMark(source.trim());
  const place = PLACES.map((pattern) => pattern.exec(text)).find(Boolean);
  const alone = { endpoint: null, relayState: null, algorithm: null };
  if (!place && isXml(text)) return { xml: text, binding: 'plain', ...alone };
  if (!place && /\bSAMLart=/.test(text)) throw new Problem('artifact');
  // An address can be the value of a parameter of another one.
  const outer = place || !/%3Fsaml|%26saml/i.test(text) ? text : plain(text);
  const value = unescaped((place ?? PLACES.map((pattern) => pattern.exec(outer)).find(Boolean))?.[1] ?? outer);
  const around = {
    endpoint: /(https?:\/\/[^\s?"'<>]+)\?[^\s"'<>]*SAML(?:Request|Response)=/.exec(outer)?.[1] ?? null,
    relayState: parameterOf(outer, 'RelayState') || null,
    algorithm: parameterOf(outer, 'SigAlg') || null,
  };
  const layered = plain(value.trim());
  if (isXml(layered)) return { xml: withoutMark(layered.trim()), binding: 'plain', ...around };
  return { ...(await unpackValue(layered)), ...around };
}

/** Undoes what HTML and JSON do to the characters of Base64 and XML. */
const unescaped = (value: string) =>
  value
    .replace(/&#x([\da-f]{2});/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/&#(\d{2,3});/g, (_, digits: string) => String.fromCharCode(Number(digits)))
    .replace(/\\u00([2-7][\da-f])/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\([/"])/g, '$1')
    .replace(/\\[rn]/g, '');

async function unpackValue(value: string): Promise<{ xml: string; binding: Binding }> {
  const solid = value.replace(/\s+/g, '');
  if (!/^[A-Za-z\d+/_-]{8,}={0,2}$/.test(solid)) throw new Problem('no-saml');
  const tries = [solid];
  // A plus sign that a form has decoded is a space.
  if (/[^\s] [^\s]/.test(value))
    tries.unshift(
      value
        .trim()
        .replaceAll(' ', '+')
        .replace(/[\t\r\n]+/g, ''),
    );
  let problem: Problem = new Problem('not-packed-xml');
  for (const written of tries) {
    const digits = written.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
    if (digits.length % 4 === 1) {
      problem = new Problem('cut-value');
      continue;
    }
    const message = await messageIn(decodeBase64(digits).bytes);
    if (message) return message;
  }
  throw problem;
}

async function messageIn(bytes: Uint8Array<ArrayBuffer>): Promise<{ xml: string; binding: Binding } | null> {
  const text = textOf(bytes);
  if (text !== null && isXml(text)) return { xml: text, binding: 'post' };
  const packed = await inflated(bytes);
  const inside = packed && textOf(packed);
  return inside && isXml(inside) ? { xml: inside, binding: 'redirect' } : null;
}

/** Decompressed at once: what a bomb makes of it is 17 MB. */
const PUSHED = 16_384;

/** Decompresses Deflate, bare or with the header of zlib, which some programs leave in front; null if it isn't any. Throws Problem if it's a bomb. */
async function inflated(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { Inflate } = await import('fflate');
  const hasHeader = bytes[0] === 0x78 && ((bytes[0] << 8) | (bytes[1] ?? 0)) % 31 === 0;
  const packed = hasHeader ? bytes.subarray(2) : bytes;
  const pieces: Uint8Array[] = [];
  let size = 0;
  const decoder = new Inflate((piece) => {
    pieces.push(piece.slice());
    size += piece.length;
  });
  for (let at = 0; at < packed.length; at += PUSHED) {
    try {
      decoder.push(packed.subarray(at, at + PUSHED), at + PUSHED >= packed.length);
    } catch {
      return null;
    }
    if (size > LARGEST) throw new Problem('bomb', undefined, { limit: LARGEST / 1_000_000 });
  }
  return concatAll(pieces);
}

/** Text in UTF-8, or in UTF-16 if its mark says so; null for other bytes. */
function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes).trim();
  } catch {
    return null;
  }
}
