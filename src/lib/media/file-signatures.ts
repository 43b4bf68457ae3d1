// Detects the type of a file from its first bytes.
import { isJson } from '../../base/json.ts';
import { UNKNOWN_TYPE } from '../../base/files/media-type.ts';
import { invalidUtf8At } from '../bytes/utf8.ts';

export interface FileType {
  /** Media type in the IANA registry, if any. */
  type: string;
  /** Without a dot. */
  extension: string;
}

/**
 * `offset pattern type extension`; a pattern is quoted text or hexadecimal, with `??` for any byte. The first match
 * wins.
 */
const SIGNATURES = String.raw`
0 89504e470d0a1a0a image/png png
0 ffd8ff image/jpeg jpg
0 "GIF87a" image/gif gif
0 "GIF89a" image/gif gif
0 "BM"????????00000000 image/bmp bmp
0 49492a00 image/tiff tif
0 4d4d002a image/tiff tif
0 49492b00 image/tiff tif
0 00000100??00 image/vnd.microsoft.icon ico
0 00000200??00 image/x-win-bitmap cur
0 "8BPS" image/vnd.adobe.photoshop psd
0 0000000c4a584c200d0a870a image/jxl jxl
0 ff0a image/jxl jxl
0 0000000c6a5020200d0a870a image/jp2 jp2
0 "gimp xcf" image/x-xcf xcf
0 "qoif" image/qoi qoi
0 "%PDF-" application/pdf pdf
0 "%!PS" application/postscript ps
0 "{\rtf" application/rtf rtf
0 1f8b08 application/gzip gz
0 "7z"bcaf271c application/x-7z-compressed 7z
0 "Rar!"1a07 application/vnd.rar rar
0 "BZh" application/x-bzip2 bz2
0 fd377a585a00 application/x-xz xz
0 28b52ffd application/zstd zst
0 04224d18 application/x-lz4 lz4
0 "LZIP" application/lzip lz
257 "ustar" application/x-tar tar
0 "!<arch>\ndebian" application/vnd.debian.binary-package deb
0 "!<arch>\n" application/x-archive a
0 edabeedb application/x-rpm rpm
0 "MSCF"00000000 application/vnd.ms-cab-compressed cab
0 d0cf11e0a1b11ae1 application/x-ole-storage cfb
0 7f"ELF" application/x-executable elf
0 "MZ" application/vnd.microsoft.portable-executable exe
0 feedface application/x-mach-binary macho
0 feedfacf application/x-mach-binary macho
0 cefaedfe application/x-mach-binary macho
0 cffaedfe application/x-mach-binary macho
0 cafebabe00000001 application/x-mach-binary macho
0 cafebabe00000002 application/x-mach-binary macho
0 cafebabe00000003 application/x-mach-binary macho
0 cafebabe00000004 application/x-mach-binary macho
0 cafebabe00000005 application/x-mach-binary macho
0 cafebabe00000006 application/x-mach-binary macho
0 cafebabe00000007 application/x-mach-binary macho
0 cafebabe00000008 application/x-mach-binary macho
0 cafebabf000000?? application/x-mach-binary macho
0 cafebabe000000?? application/java-vm class
0 0061736d01000000 application/wasm wasm
0 "dex\n0" application/vnd.android.dex dex
0 "Cr24" application/x-chrome-extension crx
0 "SQLite format 3"00 application/vnd.sqlite3 sqlite
0 "PAR1" application/vnd.apache.parquet parquet
0 "wOFF" font/woff woff
0 "wOF2" font/woff2 woff2
0 0001000000 font/ttf ttf
0 "true"00 font/ttf ttf
0 "OTTO"00 font/otf otf
0 "ttcf" font/collection ttc
0 "ID3" audio/mpeg mp3
0 "fLaC" audio/flac flac
0 "OggS"00??????????????????????????????????????????????"OpusHead" audio/ogg opus
0 "OggS"00??????????????????????????????????????????????80"theora" video/ogg ogv
0 "OggS" audio/ogg ogg
0 "RIFF"????????"WAVE" audio/wav wav
0 "RIFF"????????"WEBP" image/webp webp
0 "RIFF"????????"AVI " video/x-msvideo avi
0 "FORM"????????"AIFF" audio/x-aiff aiff
0 "FORM"????????"AIFC" audio/x-aiff aifc
0 "MThd" audio/midi mid
0 "#!AMR" audio/amr amr
0 fff1 audio/aac aac
0 fff9 audio/aac aac
0 3026b2758e66cf11 video/x-ms-asf asf
0 "FLV"01 video/x-flv flv
0 000001ba video/mpeg mpg
0 000001b3 video/mpeg mpg
4 "ftypavif" image/avif avif
4 "ftypavis" image/avif avif
4 "ftypheic" image/heic heic
4 "ftypheix" image/heic heic
4 "ftyphevc" image/heic-sequence heics
4 "ftypmif1" image/heif heif
4 "ftypcrx " image/x-canon-cr3 cr3
4 "ftypM4A" audio/mp4 m4a
4 "ftypM4B" audio/mp4 m4b
4 "ftypM4V" video/x-m4v m4v
4 "ftypqt" video/quicktime mov
4 "ftyp3g2" video/3gpp2 3g2
4 "ftyp3g" video/3gpp 3gp
4 "ftyp" video/mp4 mp4
4 "moov" video/quicktime mov
0 "BEGIN:VCARD" text/vcard vcf
0 "BEGIN:VCALENDAR" text/calendar ics
0 "-----BEGIN PGP PUBLIC KEY" application/pgp-keys asc
0 "-----BEGIN PGP PRIVATE KEY" application/pgp-keys asc
0 "-----BEGIN PGP SIGNATURE" application/pgp-signature asc
0 "-----BEGIN PGP MESSAGE" application/pgp-encrypted asc
0 "-----BEGIN CERTIFICATE-----" application/pem-certificate-chain pem
0 "-----BEGIN " application/x-pem-file pem
0 "#!" text/x-shellscript sh
`;

interface Signature extends FileType {
  offset: number;
  /** Byte values, -1 for any. */
  pattern: readonly number[];
}

const TABLE: readonly Signature[] = SIGNATURES.trim()
  .split('\n')
  .map((line) => {
    const [, offset, pattern, type, extension] = /^(\d+) (.+) (\S+) (\S+)$/.exec(line)!;
    return { offset: Number(offset), pattern: patternOf(pattern!), type: type!, extension: extension! };
  });

function patternOf(source: string): number[] {
  return [...source.matchAll(/"([^"]+)"|\?\?|[0-9a-f]{2}/g)].flatMap(([piece, text]) => {
    if (text !== undefined) return Array.from(text.replace('\\n', '\n'), (character) => character.charCodeAt(0));
    return [piece === '??' ? -1 : parseInt(piece, 16)];
  });
}

const ZIP_CONTENTS: readonly (readonly [mark: string, type: string, extension: string])[] = [
  ['mimetypeapplication/epub+zip', 'application/epub+zip', 'epub'],
  ['mimetypeapplication/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text', 'odt'],
  ['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['mimetypeapplication/vnd.oasis.opendocument.presentation', 'application/vnd.oasis.opendocument.presentation', 'odp'],
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['xl/workbook', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['AndroidManifest.xml', 'application/vnd.android.package-archive', 'apk'],
  ['META-INF/MANIFEST.MF', 'application/java-archive', 'jar'],
];

// Enough for any signature, and for the file names at both ends of a ZIP archive.
const WINDOW = 65_536;

/** Returns the media type of a file by its bytes, for readers that take some types and name the others. */
export const mediaTypeOf = (bytes: Uint8Array): string => detectType(bytes)?.type ?? UNKNOWN_TYPE;

/**
 * Returns the type of a file by its bytes, or null if they are inconclusive. Text counts as text if it is UTF-8 or has
 * a byte order mark.
 */
export function detectType(bytes: Uint8Array): FileType | null {
  if (bytes.length === 0) return null;
  if (startsWith(bytes, 0, [0x50, 0x4b]) && [0x0304, 0x0506, 0x0708].includes((bytes[2]! << 8) | bytes[3]!))
    return zipType(bytes);
  if (startsWith(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3]))
    return latin1(bytes.subarray(0, 64)).includes('webm')
      ? { type: 'video/webm', extension: 'webm' }
      : { type: 'video/matroska', extension: 'mkv' };
  const signature = TABLE.find(({ offset, pattern }) => startsWith(bytes, offset, pattern));
  if (signature) return { type: signature.type, extension: signature.extension };
  // MPEG audio without a tag: 11 set bits, then layer III or II, bit rate and sampling rate.
  if (
    bytes[0] === 0xff &&
    [0xe2, 0xe4].includes(bytes[1]! & 0xe6) &&
    (bytes[2]! & 0xf0) !== 0xf0 &&
    (bytes[2]! & 0x0c) !== 0x0c
  )
    return { type: 'audio/mpeg', extension: 'mp3' };
  return textType(bytes);
}

// Text formats have no signature.
const TEXT_EXTENSIONS: Readonly<Record<string, string>> = {
  'text/plain': 'txt',
  'text/html': 'html',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/javascript': 'js',
  'application/javascript': 'js',
  'text/markdown': 'md',
  'text/xml': 'xml',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/yaml': 'yaml',
  'application/zip': 'zip',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'audio/mp3': 'mp3',
  'video/webm': 'webm',
  'audio/webm': 'weba',
};

/** Returns the usual extension of a media type, without the dot; null for an unknown type. */
export function extensionOf(type: string): string | null {
  const wanted = type.toLowerCase().split(';')[0]!.trim();
  if (Object.hasOwn(TEXT_EXTENSIONS, wanted)) return TEXT_EXTENSIONS[wanted]!;
  const signature = TABLE.find((entry) => entry.type === wanted)?.extension;
  return signature ?? ZIP_CONTENTS.find(([, type]) => type === wanted)?.[2] ?? null;
}

function startsWith(bytes: Uint8Array, offset: number, pattern: readonly number[]): boolean {
  return pattern.every((value, i) => value === -1 || bytes[offset + i] === value);
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function zipType(bytes: Uint8Array): FileType {
  const names = latin1(bytes.subarray(0, WINDOW)) + latin1(bytes.subarray(Math.max(WINDOW, bytes.length - WINDOW)));
  const content = ZIP_CONTENTS.find(([mark]) => names.includes(mark));
  return content ? { type: content[1], extension: content[2] } : { type: 'application/zip', extension: 'zip' };
}

/** An SVG, whose type may declare entities. */
const SVG = /^(?:<!doctype svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?<svg[\s>]/i;

const afterProlog = (text: string): string =>
  text
    .trimStart()
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(/^(?:<!--[\s\S]*?-->\s*)*/, '');

function textType(bytes: Uint8Array): FileType | null {
  const utf16 = startsWith(bytes, 0, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(bytes, 0, [0xfe, 0xff])
      ? 'utf-16be'
      : null;
  if (utf16) {
    const isSvg = SVG.test(afterProlog(new TextDecoder(utf16).decode(bytes.subarray(0, WINDOW))));
    return isSvg ? { type: 'image/svg+xml', extension: 'svg' } : { type: 'text/plain', extension: 'txt' };
  }
  const head = bytes.subarray(0, WINDOW);
  const bad = invalidUtf8At(head);
  // A window may cut the last character short.
  if (bad >= 0 && !(bytes.length > WINDOW && bad >= WINDOW - 3)) return null;
  const text = new TextDecoder('utf-8').decode(head);
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return null;
  const start = text.trimStart();
  const root = afterProlog(start);
  if (SVG.test(root)) return { type: 'image/svg+xml', extension: 'svg' };
  if (/^<!doctype html|^<(?:html|head|body)[\s>]/i.test(root)) return { type: 'text/html', extension: 'html' };
  if (/^<\?xml\s/.test(start)) return { type: 'application/xml', extension: 'xml' };
  if (/^[[{]/.test(start) && bytes.length <= WINDOW && isJson(text))
    return { type: 'application/json', extension: 'json' };
  return { type: 'text/plain', extension: 'txt' };
}
