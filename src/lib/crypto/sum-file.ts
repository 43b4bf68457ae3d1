// Lists of digests, as sha256sum and others write them.
import type { AlgorithmId } from './digest.ts';
import { fittingAlgorithms, readDigest } from './read-digest.ts';

export interface ListedDigest {
  /** The name as it's written, without the escapes of GNU tools. */
  name: string;
  /** The algorithms that the digest may be of; empty if it's no digest. */
  algorithms: AlgorithmId[];
  digests: Uint8Array[];
  line: number;
}

const UNESCAPED: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' };

function lineOf(line: string, at: number): ListedDigest | null {
  const text = line.trim();
  if (text === '' || text.startsWith('#') || text.startsWith(';')) return null;
  const tagged = /^\\?([A-Za-z\d/-]{2,20}) ?\((.+)\) ?= ?(\S+)$/.exec(text);
  const plain = /^\\?(\S+) [ *]?(.+)$/.exec(text);
  const reversed = /^(\S.*?)\s+([\da-f]{8,128})$/i.exec(text);
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
