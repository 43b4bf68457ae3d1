// Names in archives, whose encoding is rarely said.
import { charsetDecoder } from '../../bytes/charset.ts';
import { invalidUtf8At } from '../../bytes/utf8.ts';

/** Encodings of names, by their labels in the WHATWG Encoding standard; CP437 isn't in it. */
export const NAME_CHARSETS = {
  'utf-8': 'UTF-8',
  cp437: 'CP437',
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift JIS',
  gbk: 'GBK',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  ibm866: 'CP866',
  'windows-1251': 'Windows-1251',
} as const;
export type NameCharset = keyof typeof NAME_CHARSETS;

/** The upper half of code page 437, which PKWARE's APPNOTE.TXT (D.1) names for everything that isn't marked as UTF-8. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Decodes a name. */
export function decodeName(bytes: Uint8Array<ArrayBuffer>, charset: NameCharset): string {
  if (charset !== 'cp437') return charsetDecoder(charset).decode(bytes);
  let name = '';
  for (const byte of bytes) name += byte < 0x80 ? String.fromCharCode(byte) : CP437[byte - 0x80];
  return name;
}

/** The encoding of names that none is said of: macOS and Linux write UTF-8, and other names are hardly ever valid UTF-8. */
export const guessNames = (names: readonly Uint8Array[]): NameCharset =>
  names.every((name) => invalidUtf8At(name) < 0) ? 'utf-8' : 'cp437';

/** Whether a path leads out of the folder that it's unpacked into, or can't be written everywhere. */
export function isUnsafePath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what it's about
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|[\u0000-\u001f\u007f]/i.test(path);
}
