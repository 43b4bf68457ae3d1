// Keys and certificates as they are copied from JSON, .env files, code, YAML, XML and headers, written as plain PEM.
import { decodeBase64, decodeHex, DecodeProblem } from '../../bytes/bytes.ts';
import { findPem, pem, type PemBlock } from '../asn1/pem.ts';
import { labelOfDer } from './der-label.ts';

/** What had to be understood before the text was PEM. */
export const PEM_NOTES = ['escaped-breaks', 'base64-of-pem', 'no-begin-line', 'no-end-line'] as const;
export type PemNote = (typeof PEM_NOTES)[number];

export interface PlainPem {
  text: string;
  notes: readonly PemNote[];
  /** Whether the text is only the beginning of a key or certificate. */
  damaged: boolean;
}

const isSound = ({ body }: PemBlock) =>
  body !== null && (/^[A-Za-z\d+/=_ \t\r\n-]*$/.test(body) || /^\s*[\w-]+: /.test(body));

/** Kubernetes keeps PEM in Base64: this is the beginning of "-----BEGIN ". */
const ENCODED_PEM = /LS0tLS1CRUdJTi[A-Za-z\d+/]+(?:\s+[A-Za-z\d+/]{60,})*(?:\s+[A-Za-z\d+/]{1,76}(?==|\s*$))?={0,2}/g;

function decoded(base64: string): string {
  try {
    return `${new TextDecoder().decode(decodeBase64(base64).bytes)}\n`;
  } catch (error) {
    if (error instanceof DecodeProblem) return base64;
    throw error;
  }
}

const ascii = (digits: string, radix: number) => String.fromCharCode(parseInt(digits, radix));

/** Undoes the escapes of JSON, URLs and HTML for the characters of PEM. A run of backslashes is looked at once, from its first one. */
function unescaped(text: string): string {
  const spaced = /BEGIN\+[A-Z]/.test(text) && !text.includes('BEGIN ') ? text.replaceAll('+', ' ') : text;
  const plain = /%(?:0A|20|2[BF]|3D)/i.test(spaced)
    ? spaced.replace(/%([2-7][\da-f]|0[ad])/gi, (_, digits: string) => ascii(digits, 16))
    : spaced;
  return plain
    .replace(/(?<!\\)\\+u00([2-7][\da-f]|0[ad])/gi, (_, digits: string) => ascii(digits, 16))
    .replace(/(?<!\\)\\+[rn]/g, '\n')
    .replace(/(?<!\\)\\+t/g, ' ')
    .replace(/(?<!\\)\\+(?=["'/]|\s*[\r\n])/g, '')
    .replace(/&#x([2-7][\da-f]|0?[ad]);/gi, (_, digits: string) => ascii(digits, 16))
    .replace(/&#(\d{2,3});/g, (_, digits: string) => ascii(digits, 10))
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/&quot;/g, '"');
}

/** Removes what editors, mail and code put around the lines of a block. */
function undecorated(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/["'`][\s,+.&\\]*\n[\s+.&]*["'`]|["'`],\s*["'`]/g, '\n')
    .replace(/^[ \t\u00a0]*(?:[>#;][ \t]*|(?:\*|\/\/|--)[ \t]+)+/gm, '')
    .replace(/[\t\u00a0]/g, ' ');
}

/** A BEGIN line behind the number of its line, or the plus sign of a diff, which Base64 has too. */
const NUMBERED = /^[ \t]*\d{1,5}[:|.)]?[ \t]+[-\u2010-\u2015\u2212]{2,10} ?BEGIN /m;
const ADDED = /^\+[ \t]*[-\u2010-\u2015\u2212]{2,10} ?BEGIN /m;

/** Removes what stands in front of every line, if the BEGIN line has it. */
export function withoutMargin(text: string): string {
  if (NUMBERED.test(text)) return text.replace(/^[ \t]*\d{1,5}[:|.)]?(?:[ \t]+|$)/gm, '');
  return ADDED.test(text) ? text.replace(/^\+/gm, '') : text;
}

const MARKER =
  /[-\u2010-\u2015\u2212]{0,10} ?\b(BEGIN|END) ((?:[A-Z\d]{1,12} ){0,3}(?:KEY|CERTIFICATE|REQUEST|PARAMETERS|CRL|PKCS7|CMS)) ?(?:[-\u2010-\u2015\u2212]{1,10}|(?=\n|$))/gi;

const LABELS =
  /^(?:(?:RSA |EC |DSA |OPENSSH |ENCRYPTED )?PRIVATE KEY|(?:RSA )?PUBLIC KEY|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST)$/;

/** The label that a block should have: what its bytes are, if it names a key or certificate at all. */
export function labelOf(label: string, der: Uint8Array): string {
  return LABELS.test(label) && label !== 'OPENSSH PRIVATE KEY' ? (labelOfDer(der) ?? label) : label;
}

/** Characters between those of Base64 that have no meaning. */
const FILLER = /[\s"'`,;\\]/;
const DIGIT = /[A-Za-z\d+/_-]/;

/** How many characters of Base64 the structure has whose first characters these are; null if it is none. */
function lengthOfDer(start: string): number | null {
  const [tag, short = 0, ...more] = decodeBase64(start.slice(0, 8)).bytes;
  if (tag !== 0x30) return null;
  const count = short > 0x80 ? short & 0x7f : 0;
  if (short === 0x80 || count > 3) return null;
  const length = count === 0 ? short : more.slice(0, count).reduce((sum, byte) => sum * 256 + byte, 0);
  return Math.ceil(((2 + count + length) * 4) / 3);
}

/** Returns the structure at this place, `damaged` if the text ends before it does, or null. */
function derAt(text: string, start: number): { der: Uint8Array; end: number } | 'damaged' | null {
  const head = text.slice(start, start + 8);
  if (!/^M[A-P][A-Za-z\d+/_-]{6}$/.test(head)) return null;
  const length = lengthOfDer(head);
  if (length === null) return null;
  let digits = '';
  let at = start;
  for (; digits.length < length && at < text.length; at++) {
    const sign = text.charAt(at);
    if (DIGIT.test(sign)) digits += sign;
    else if (!FILLER.test(sign)) break;
  }
  return digits.length < length ? 'damaged' : { der: decodeBase64(digits).bytes, end: at };
}

/** Hostile text may start a structure in thousands of places; nobody pastes that many keys. */
const MOST_STARTS = 100;

/** Writes the structures of a text without BEGIN lines as PEM. */
function bareBlocks(text: string): { blocks: string[]; damaged: boolean } {
  const blocks: string[] = [];
  const start = /(?<![A-Za-z\d+/_-])M[A-P][A-Za-z\d+/_-]{6}/g;
  let damaged = false;
  let tries = 0;
  for (let match = start.exec(text); match && tries++ < MOST_STARTS; match = start.exec(text)) {
    const structure = derAt(text, match.index);
    const label = structure !== null && structure !== 'damaged' && labelOfDer(structure.der);
    if (structure === 'damaged') damaged = damaged || /^\S{60,}/.test(text.slice(match.index));
    else if (structure && label) {
      blocks.push(pem(label, structure.der));
      start.lastIndex = structure.end;
    }
  }
  return { blocks, damaged };
}

function hexBlock(text: string): string[] {
  if (!/^\s*(?:0x)?30[\s:]?[38][\da-f][\da-f\s:]{60,}$/i.test(text)) return [];
  try {
    const { bytes } = decodeHex(text);
    const label = labelOfDer(bytes);
    return label === null ? [] : [pem(label, bytes)];
  } catch (error) {
    if (error instanceof DecodeProblem) return [];
    throw error;
  }
}

/** The block after a BEGIN line as strict PEM; null if something is in it that isn't Base64. */
function blockOf(label: string, body: string): { text: string; damaged: boolean } | null {
  const headers = /^\s*(?:[A-Za-z-]+: [^\n]*\n)+/.exec(body)?.[0] ?? '';
  const digits = Array.from(body.slice(headers.length))
    .filter((sign) => !FILLER.test(sign))
    .join('');
  if (!/^[A-Za-z\d+/_-]+={0,2}$/.test(digits)) return null;
  const strict = (base64: string) =>
    `-----BEGIN ${label}-----\n${headers.trimStart()}${headers && '\n'}${base64}\n-----END ${label}-----\n`;
  const structure = label === 'OPENSSH PRIVATE KEY' || headers !== '' ? null : derAt(digits, 0);
  if (structure === 'damaged') return { text: `-----BEGIN ${label}-----\n${digits}`, damaged: true };
  return structure
    ? { text: pem(labelOf(label, structure.der), structure.der), damaged: false }
    : { text: strict(digits), damaged: false };
}

/** Writes the blocks between loosely written BEGIN and END lines as strict PEM; null if one isn't Base64. */
function markedBlocks(text: string, notes: Set<PemNote>): { blocks: string[]; damaged: boolean } | null {
  const markers = [...text.matchAll(MARKER)].map(({ 0: line, 1: side = '', 2: label = '', index }) => ({
    isBegin: side.toUpperCase() === 'BEGIN',
    label: label.toUpperCase(),
    start: index,
    end: index + line.length,
  }));
  const blocks: string[] = [];
  let damaged = false;
  for (const [i, { isBegin, label, start, end }] of markers.entries()) {
    const next = markers[i + 1];
    if (isBegin) {
      const block = blockOf(label, text.slice(end, next?.start));
      if (!block) return null;
      if (next?.isBegin !== false) notes.add('no-end-line');
      blocks.push(block.text);
      damaged ||= block.damaged;
    } else if (i === 0 || markers[i - 1]?.isBegin === false) {
      notes.add('no-begin-line');
      for (const bare of bareBlocks(text.slice(markers[i - 1]?.end ?? 0, start)).blocks) blocks.push(bare);
    }
  }
  return { blocks, damaged };
}

/**
 * Returns a text with keys or certificates as strict PEM, whose blocks have the labels that fit them. A text that is
 * strict PEM already, or has nothing of the kind, is returned as it is.
 */
export function plainPem(text: string): PlainPem {
  const unchanged = { text, notes: [], damaged: false };
  const lines = withoutMargin(text);
  const strict = lines === text ? findPem(text) : [];
  const isUnknown = ({ label, body }: PemBlock) => body !== null && !LABELS.test(label);
  if (strict.length > 0 && strict.every((block) => isSound(block) || isUnknown(block))) return unchanged;
  const notes = new Set<PemNote>();
  const opened = lines.replace(ENCODED_PEM, decoded);
  if (opened !== lines) notes.add('base64-of-pem');
  const broken = unescaped(opened);
  if (broken !== opened) notes.add('escaped-breaks');
  const plain = undecorated(broken.replace(/\r\n?/g, '\n'));
  const marked = markedBlocks(plain, notes);
  if (!marked) return unchanged;
  if (marked.blocks.length > 0) return { text: marked.blocks.join(''), notes: [...notes], damaged: marked.damaged };
  const hex = hexBlock(text);
  const bare = hex.length > 0 ? { blocks: hex, damaged: false } : bareBlocks(plain);
  if (bare.blocks.length === 0) return { ...unchanged, damaged: bare.damaged };
  return { text: bare.blocks.join(''), notes: [...notes, 'no-begin-line'], damaged: false };
}
