// Media types and file name extensions of the IANA registry and of web servers (mime-db), both ways.
import type { MimeEntry } from 'mime-db';
import { UNKNOWN_TYPE } from '../../base/files/media-type.ts';
import { declaredAs, typeOfBytes } from './file-type.ts';

export interface MediaType {
  type: string;
  /** The most common one first, without the dot. */
  extensions: readonly string[];
  /** The source: the IANA registry, the lists of Apache or nginx, or only convention. */
  source: 'iana' | 'apache' | 'nginx' | 'custom';
  /** The default character set of this type; null if the registration has none. */
  charset: string | null;
  compressible: boolean | null;
}

const SOURCES = ['iana', 'apache', 'nginx', 'custom'] as const;

/** Extensions with several types in the registry: the type that servers send. */
const PREFERRED: Readonly<Record<string, string>> = {
  '3gpp': 'video/3gpp',
  asc: 'application/pgp-signature',
  jpm: 'image/jpm',
  mp4: 'video/mp4',
  mpg4: 'video/mp4',
  mts: 'video/mp2t',
  rtf: 'application/rtf',
  sub: 'text/vnd.dvb.subtitle',
  wav: 'audio/wav',
  xml: 'application/xml',
  xsl: 'application/xslt+xml',
};

/**
 * Extensions from registrations that mime-db lacks, or assigns only to an older x- type, which comes second. Without an
 * RFC, the source is the template in the IANA registry.
 */
const REGISTERED: Readonly<Record<string, readonly string[]>> = {
  'application/cbor': ['cbor'], // RFC 8949
  'application/geopackage+sqlite3': ['gpkg'],
  'application/jrd+json': ['jrd'], // RFC 7033
  'application/json-patch+json': ['json-patch'], // RFC 6902
  'application/ocsp-request': ['orq'], // RFC 6960
  'application/ocsp-response': ['ors'], // RFC 6960
  'application/pem-certificate-chain': ['pem'], // RFC 8555
  'application/pkcs12': ['p12', 'pfx'],
  'application/pkcs7-mime': ['p7m', 'p7c', 'p7z'], // RFC 8551
  'application/pkcs8-encrypted': ['p8e'], // RFC 8351
  'application/sarif+json': ['sarif'],
  'application/timestamp-query': ['tsq'], // RFC 3161
  'application/timestamp-reply': ['tsr'], // RFC 3161
  'application/vnd.adobe.flash.movie': ['swf'],
  'application/vnd.amazon.mobi8-ebook': ['azw3'],
  'application/vnd.apache.arrow.file': ['arrow'],
  'application/vnd.apache.arrow.stream': ['arrows'],
  'application/vnd.apache.parquet': ['parquet'],
  'application/vnd.chess-pgn': ['pgn'],
  'application/vnd.comicbook+zip': ['cbz'],
  'application/vnd.comicbook-rar': ['cbr'],
  'application/vnd.debian.binary-package': ['deb', 'ddeb', 'udeb'],
  'application/vnd.sqlite3': ['sqlite3', 'sqlite'],
  'application/yaml': ['yaml', 'yml'], // RFC 9512
  'application/zstd': ['zst'], // RFC 8878
  'audio/flac': ['flac'], // RFC 9639
  'audio/matroska': ['mka'], // RFC 9559
  'text/vcard': ['vcf'], // RFC 6350
  'video/matroska': ['mkv'], // RFC 9559
  'video/matroska-3d': ['mk3d'], // RFC 9559
};

/** Extensions of compressed files, in front of which stands what is compressed: `.tar.gz`. */
const COMPRESSED = /^(.*)\.(?:gz|bz2|xz|zst|br|lz|lzma|z)$/;

/** Extensions that everybody uses without a registration. */
const BY_CONVENTION: Readonly<Record<string, MimeEntry>> = {
  'application/jsonl': { extensions: ['jsonl'], compressible: true },
  'application/x-ndjson': { extensions: ['ndjson'], compressible: true },
  'text/typescript': { extensions: ['ts', 'tsx', 'mts', 'cts'], compressible: true },
};

export class MediaTypes {
  readonly all: readonly MediaType[];
  private readonly byType: ReadonlyMap<string, MediaType>;
  private readonly byExtension = new Map<string, MediaType[]>();

  constructor(database: Readonly<Record<string, MimeEntry>>) {
    const entries = Object.entries({ ...BY_CONVENTION, ...database }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    this.all = entries.map(([type, entry]) => ({
      type,
      extensions: [...new Set([...(REGISTERED[type] ?? []), ...(entry.extensions ?? [])])],
      source: entry.source ?? 'custom',
      charset: entry.charset ?? null,
      compressible: entry.compressible ?? null,
    }));
    this.byType = new Map(this.all.map((entry) => [entry.type, entry]));
    for (const entry of this.all) {
      for (const extension of entry.extensions) {
        const types = this.byExtension.get(extension);
        if (types) types.push(entry);
        else this.byExtension.set(extension, [entry]);
      }
    }
    for (const [extension, types] of this.byExtension) {
      const rank = ({ type, source }: MediaType): number => {
        if (PREFERRED[extension] === type) return -1;
        return type === UNKNOWN_TYPE ? SOURCES.length : SOURCES.indexOf(source);
      };
      types.sort((a, b) => rank(a) - rank(b));
    }
  }

  /** The types of an extension or a file name, the preferred one first; of `.tar.gz`, those of the compressed file come first. */
  ofName(name: string): readonly MediaType[] {
    const file = name.trim().toLowerCase();
    // `.ts` is a video as well, but not a declaration.
    if (/\.d\.[cm]?ts$/.test(file)) return this.all.filter(({ type }) => type === 'text/typescript');
    const types = this.byExtension.get(file.split(/[./\\]/).at(-1)!) ?? [];
    const inside = COMPRESSED.exec(file)?.[1];
    return inside?.includes('.') ? [...types, ...this.ofName(inside)] : types;
  }

  /**
   * Returns the matches for a query: a media type, an extension or file name; then every type that contains all its
   * words.
   */
  find(query: string): MediaType[] {
    const wanted = query.trim().toLowerCase();
    const essence = wanted
      .replace(/^content-type:\s*/, '')
      .split(';')[0]!
      .trim();
    const exact = this.byType.get(essence);
    const named = exact ? [exact] : this.ofName(wanted);
    const words = essence
      .replace(/\/\*$/, '/')
      .split(/\s+/)
      .filter((word) => word !== '' && word !== '*');
    // An extension or path isn't part of a type's name: `.go` isn't the start of `.google`.
    const some =
      words.length === 0 || wanted.startsWith('.')
        ? []
        : this.all.filter(({ type }) => words.every((word) => type.includes(word)));
    const withExtensions = (entry: MediaType) => (entry.extensions.length > 0 ? 0 : 1);
    return [...new Set([...named, ...some.sort((a, b) => withExtensions(a) - withExtensions(b))])];
  }
}

let loaded: Promise<MediaTypes> | undefined;

/** The database, loaded once. */
export function mediaTypes(): Promise<MediaTypes> {
  loaded ??= import('mime-db').then(({ default: database }) => new MediaTypes(database));
  return loaded;
}

/**
 * Returns the header field that a server sends for a type. Without a character set, browsers would guess it for text.
 */
export function contentTypeHeader(type: string): string {
  return `Content-Type: ${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}`;
}

export interface FileVerdict {
  type: string;
  extension: string | null;
  /** Whether the bytes match the name. Null if one of them is inconclusive. */
  agrees: boolean | null;
}

/** Returns the type of a file by its bytes (head and tail are enough), and how it relates to its name. */
export async function judgeFile(bytes: Uint8Array, name: string, types: MediaTypes): Promise<FileVerdict> {
  const candidates = name.includes('.') ? types.ofName(name) : [];
  const detected = await typeOfBytes(bytes);
  const extension = name.toLowerCase().split('.').at(-1)!;
  if (!detected)
    return {
      type: candidates[0]?.type ?? UNKNOWN_TYPE,
      extension: candidates.length > 0 ? extension : null,
      agrees: null,
    };
  const same = candidates.find(({ type }) => type === detected.type);
  if (same) return { type: same.type, extension, agrees: true };
  const [preferred] = candidates;
  if (!preferred) return { type: detected.type, extension: detected.extension, agrees: null };
  const judged = declaredAs(detected, preferred.type);
  const agrees = judged.contradicts === null || detected.extension === extension;
  return agrees
    ? { type: judged.contradicts ?? judged.type, extension, agrees }
    : { type: detected.type, extension: detected.extension, agrees };
}
