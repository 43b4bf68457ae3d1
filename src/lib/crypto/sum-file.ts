// Lists of digests, as sha256sum and others write them.
import type { Sliceable } from '../bytes/base64-pieces.ts';
import { encodeHex } from '../bytes/bytes.ts';
import { type AlgorithmId, ALGORITHMS, digest, type Watch } from './digest.ts';
import { fittingAlgorithms, readDigest } from './read-digest.ts';

export interface ListedDigest {
  /** The name as it's written, without the escapes of GNU tools. */
  name: string;
  /** The algorithms that the digest may be of; empty if it's no digest. */
  algorithms: AlgorithmId[];
  digests: Uint8Array[];
  line: number;
}

const lastPart = (name: string) => name.replace(/^.*[/\\]/s, '');

const UNESCAPED: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };

function lineOf(line: string, at: number): ListedDigest | null {
  const text = line.trimStart();
  if (text.trim() === '' || text.startsWith('#') || text.startsWith(';')) return null;
  const tagged = /^\\?([A-Za-z\d/-]{2,20}) ?\((.+)\) ?= ?(\S+)\s*$/.exec(text);
  const plain = /^\\?(\S+) [ *]?(.+)$/.exec(text);
  const reversed = /^(\S.*?)\s+([\da-f]{8,128})\s*$/i.exec(text);
  const digest = tagged ? `${tagged[1]}:${tagged[3]}` : (plain?.[1] ?? '');
  const written = tagged?.[2] ?? plain?.[2] ?? '';
  const name = text.startsWith('\\') ? written.replace(/\\[\\nr]/g, (escape) => UNESCAPED[escape] ?? escape) : written;
  const read = readDigest(digest);
  const algorithms = read.named === null ? [] : fittingAlgorithms(read.named, read.readings);
  if (algorithms.length > 0) return { name, algorithms, digests: read.readings, line: at + 1 };
  // SFV files have the name first.
  const last = reversed ? readDigest(reversed[2] ?? '') : null;
  const fitting = last && last.named !== null ? fittingAlgorithms(undefined, last.readings) : [];
  return {
    name: fitting.length > 0 ? (reversed?.[1] ?? '') : name,
    algorithms: fitting,
    digests: last?.readings ?? [],
    line: at + 1,
  };
}

/** Reads the lines of a SHA256SUMS, MD5SUMS or .sfv file, or of `sha256sum --tag`; comments are left out. */
export function readSumFile(text: string): ListedDigest[] {
  return text.split(/\r?\n/).flatMap((line, at) => lineOf(line, at) ?? []);
}

const SUM_NAME =
  /^(?:(?:sha-?(?:1|224|256|384|512)|md5|b2|blake2b?)[-_]?(?:sums?)|checksums?)(?:\.txt)?$|\.(?:sha(?:1|224|256|384|512)(?:sums?)?|md5(?:sums?)?|b2(?:sums?)?|sfv)$/i;

/** Whether a file is such a list by its name: `SHA256SUMS`, `checksums.txt`, `image.iso.sha256`. */
export const isSumFileName = (name: string): boolean => SUM_NAME.test(lastPart(name));

/** A list among the files that it lists is what they are compared with. */
export const SUM_LISTS = {
  isIt: ({ name }: { name: string }) => isSumFileName(name),
  operation: 'verify',
  field: 'sums',
};

export const SUM_FORMATS = ['gnu', 'bsd', 'sfv'] as const;
export type SumFormat = (typeof SUM_FORMATS)[number];

/** The names that coreutils write before `(file)`; the others have none there, and keep their own. */
const TAGS: Partial<Readonly<Record<AlgorithmId, string>>> = {
  'sha-1': 'SHA1',
  'sha-224': 'SHA224',
  'sha-256': 'SHA256',
  'sha-384': 'SHA384',
  'sha-512': 'SHA512',
  'blake2b-512': 'BLAKE2b',
};

/** Writes a line of a list, as sha256sum does; names with line breaks or backslashes are escaped. */
export function writeSumLine(name: string, id: AlgorithmId, digest: Uint8Array, format: SumFormat): string {
  const hex = encodeHex(digest);
  if (format === 'sfv') return `${name} ${hex.toUpperCase()}`;
  const escaped = name.replace(/[\\\n\r]/g, (character) => ({ '\n': '\\n', '\r': '\\r' })[character] ?? '\\\\');
  const mark = escaped === name ? '' : '\\';
  if (format === 'gnu') return `${mark}${hex}  ${escaped}`;
  return `${mark}${TAGS[id] ?? ALGORITHMS[id].name} (${escaped}) = ${hex}`;
}

interface NamedFile extends Sliceable {
  readonly name: string;
}

export interface CheckedLine {
  file: string;
  result: 'match' | 'no-match' | 'file-missing' | 'not-listed' | 'bad-line';
  algorithm: AlgorithmId | null;
  digest: string | null;
}

/** The files that a line may name: the one with its whole name, otherwise those with what is behind its last slash. */
function filesOf<F extends NamedFile>({ name }: ListedDigest, chosen: readonly F[]): readonly F[] {
  const exact = chosen.filter((file) => file.name === name);
  return exact.length > 0 ? exact : chosen.filter((file) => lastPart(file.name) === lastPart(name));
}

async function checkLine(
  entry: ListedDigest,
  chosen: readonly NamedFile[],
  digestsOf: (file: NamedFile, ids: readonly AlgorithmId[]) => Promise<Partial<Record<AlgorithmId, Uint8Array>>>,
): Promise<CheckedLine> {
  const none = { file: entry.name, algorithm: null, digest: null };
  if (entry.algorithms.length === 0) return { ...none, result: 'bad-line' };
  const files = filesOf(entry, chosen);
  let differs: CheckedLine | null = null;
  for (const file of files) {
    const digests = await digestsOf(file, entry.algorithms);
    const hexOf = (id: AlgorithmId) => encodeHex(digests[id] ?? new Uint8Array());
    const algorithm = entry.algorithms.find((id) => entry.digests.some((bytes) => encodeHex(bytes) === hexOf(id)));
    if (algorithm) return { file: entry.name, result: 'match', algorithm, digest: hexOf(algorithm) };
    const [first] = entry.algorithms;
    if (first) differs ??= { file: entry.name, result: 'no-match', algorithm: first, digest: hexOf(first) };
  }
  return differs ?? { ...none, result: 'file-missing' };
}

/** Compares files with a list. Files that aren't in it are at the end. */
export async function checkSums(
  listed: readonly ListedDigest[],
  chosen: readonly NamedFile[],
  watch: Watch,
): Promise<CheckedLine[]> {
  const lines: CheckedLine[] = [];
  for (const entry of listed) lines.push(await checkLine(entry, chosen, (file, ids) => digest(ids, file, watch)));
  for (const file of chosen)
    if (!listed.some((entry) => filesOf(entry, chosen).includes(file)))
      lines.push({ file: file.name, result: 'not-listed', algorithm: null, digest: null });
  return lines;
}

export interface SameFiles<F> {
  files: F[];
  digest: string;
}

/** Returns the files with the same content, in groups; only those with the same size are read. */
export async function sameFiles<F extends NamedFile>(chosen: readonly F[], watch: Watch): Promise<SameFiles<F>[]> {
  const counts = new Map<number, number>();
  for (const { size } of chosen) counts.set(size, (counts.get(size) ?? 0) + 1);
  const groups = new Map<string, SameFiles<F>>();
  for (const file of chosen) {
    if ((counts.get(file.size) ?? 0) < 2) continue;
    const hex = encodeHex((await digest(['sha-256'], file, watch))['sha-256']);
    const group = groups.get(hex);
    if (group) group.files.push(file);
    else groups.set(hex, { files: [file], digest: hex });
  }
  return [...groups.values()].filter(({ files }) => files.length > 1);
}
