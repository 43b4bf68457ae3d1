// Usable sizes of RAID levels and ZFS pools.
import { Problem } from '../../base/problem.ts';

export const RAID_LEVELS = [
  'raid0',
  'raid1',
  'raid5',
  'raid6',
  'raid10',
  'raid50',
  'raid60',
  'jbod',
  'mirror',
  'raidz1',
  'raidz2',
  'raidz3',
] as const;
export type RaidLevel = (typeof RAID_LEVELS)[number];
export const ZFS_LEVELS: readonly RaidLevel[] = ['mirror', 'raidz1', 'raidz2', 'raidz3'];
export const RAID_PROBLEMS = [
  'too-few-disks',
  'uneven-disks',
  'uneven-groups',
  'not-a-size',
  'too-many-disks',
] as const;

/** Reads disk sizes: `4 TB`, `4x4TB`, `2 × 500 GB, 1 TB`, `3.64 TiB`; a bare number is in TB. Throws `Problem`. */
export function readDisks(text: string): bigint[] {
  const disks: bigint[] = [];
  for (const { 0: raw, index } of text.matchAll(/[^,;\n]+/g)) {
    const part = raw.trim();
    if (part === '') continue;
    const match = /^(?:(\d{1,4})\s?[x×*]\s?)?(\d{1,7}(?:\.\d{1,6})?)\s?([kmgtp]?)(i?)b?$/i.exec(part);
    if (!match) throw new Problem('not-a-size', index + raw.indexOf(part), { text: part.slice(0, 40) });
    const [, count = '1', amount = '', prefix = '', binary = ''] = match;
    const power = 'kmgtp'.indexOf((prefix || 't').toLowerCase()) + 1;
    const [whole = '', fraction = ''] = amount.split('.');
    const unit = binary === '' ? 1000n ** BigInt(power) : 1024n ** BigInt(power);
    const size = (BigInt(whole + fraction) * unit) / 10n ** BigInt(fraction.length);
    if (size === 0n) throw new Problem('not-a-size', index + raw.indexOf(part), { text: part.slice(0, 40) });
    if (disks.length + Number(count) > 1000) throw new Problem('too-many-disks', index, { limit: 1000 });
    for (let i = 0; i < Number(count); i++) disks.push(size);
  }
  if (disks.length === 0) throw new Problem('not-a-size', 0, { text: text.trim().slice(0, 40) });
  return disks;
}

const sum = (sizes: readonly bigint[]) => sizes.reduce((all, size) => all + size, 0n);

export interface Raid {
  raw: bigint;
  /** What data can use, before the file system's own needs. */
  usable: bigint;
  parity: bigint;
  /** Parts of larger disks beyond the smallest. */
  unused: bigint;
  /** Disks that can fail whatever their places, and at best. */
  safe: number;
  best: number;
  groups: number;
}

const PARITY: Partial<Record<RaidLevel, number>> = {
  raid5: 1,
  raid50: 1,
  raid6: 2,
  raid60: 2,
  raidz1: 1,
  raidz2: 2,
  raidz3: 3,
};
const LEAST: Readonly<Record<RaidLevel, number>> = {
  raid0: 2,
  raid1: 2,
  raid5: 3,
  raid6: 4,
  raid10: 4,
  raid50: 6,
  raid60: 8,
  jbod: 1,
  mirror: 2,
  raidz1: 2,
  raidz2: 3,
  raidz3: 4,
};

/** `groups` are the sets of RAID 50 and 60, or the vdevs of a pool. Throws `Problem`. */
export function raidOf(level: RaidLevel, disks: readonly bigint[], groups: number): Raid {
  const count = disks.length;
  const raw = sum(disks);
  const smallest = disks.reduce((a, b) => (b < a ? b : a), disks[0]!);
  if (count < LEAST[level]) throw new Problem('too-few-disks', undefined, { least: LEAST[level], disks: count });
  if (level === 'jbod') return { raw, usable: raw, parity: 0n, unused: 0n, safe: 0, best: 0, groups: 1 };
  const used = smallest * BigInt(count);
  const unused = raw - used;
  if (level === 'raid0') return { raw, usable: used, parity: 0n, unused, safe: 0, best: 0, groups: 1 };
  if (level === 'raid1')
    return { raw, usable: smallest, parity: used - smallest, unused, safe: count - 1, best: count - 1, groups: 1 };
  if (level === 'raid10') {
    if (count % 2 === 1) throw new Problem('uneven-disks', undefined, { disks: count });
    return { raw, usable: used / 2n, parity: used / 2n, unused, safe: 1, best: count / 2, groups: count / 2 };
  }
  const sets = level === 'raid5' || level === 'raid6' ? 1 : groups;
  if (count % sets !== 0) throw new Problem('uneven-groups', undefined, { disks: count, groups: sets });
  const each = count / sets;
  if (level === 'mirror') {
    if (each < 2) throw new Problem('too-few-disks', undefined, { least: 2 * sets, disks: count });
    const usable = smallest * BigInt(sets);
    return { raw, usable, parity: used - usable, unused, safe: each - 1, best: (each - 1) * sets, groups: sets };
  }
  const parity = PARITY[level]!;
  const least = level.startsWith('raidz') ? parity + 1 : parity + 2;
  if (each < least) throw new Problem('too-few-disks', undefined, { least: least * sets, disks: count });
  const lost = smallest * BigInt(parity * sets);
  return { raw, usable: used - lost, parity: lost, unused, safe: parity, best: parity * sets, groups: sets };
}

/**
 * What ZFS can use of a pool: RAID-Z pads each block to a multiple of parity + 1 sectors, and 1/32 of the pool is
 * reserved as slop (between 128 MiB and 128 GiB, at most half). Blocks of `record` bytes and sectors of `sector` bytes.
 */
export function zfsUsable(
  level: RaidLevel,
  raid: Raid,
  disks: number,
  record: number,
  sector: number,
): { padding: bigint; slop: bigint; usable: bigint } {
  const parity = PARITY[level] ?? 0;
  let effective = raid.usable;
  if (parity > 0) {
    const width = disks / raid.groups;
    const data = Math.ceil(record / sector);
    const all = data + parity * Math.ceil(data / (width - parity));
    const padded = Math.ceil(all / (parity + 1)) * (parity + 1);
    effective = ((raid.usable + raid.parity) * BigInt(data)) / BigInt(padded);
  }
  const [mebi, gibi] = [1024n ** 2n, 1024n ** 3n];
  const thirtySecond = effective / 32n;
  const most = thirtySecond > 128n * gibi ? 128n * gibi : thirtySecond;
  const atLeast = most < 128n * mebi ? 128n * mebi : most;
  const slop = atLeast > effective / 2n ? effective / 2n : atLeast;
  return { padding: raid.usable - effective, slop, usable: effective - slop };
}

/** `7.28 TiB`: truncated, so that nothing is promised. */
export function writeSize(bytes: bigint, base: 1000 | 1024): string {
  const names =
    base === 1000 ? ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'] : ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];
  let power = 0;
  while (power < names.length - 1 && bytes >= BigInt(base) ** BigInt(power + 1)) power++;
  const hundredths = (bytes * 100n) / BigInt(base) ** BigInt(power);
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '') + ` ${names[power]!}`;
}

export const percentOf = (part: bigint, whole: bigint): string => `${Number((part * 10_000n) / whole) / 100}%`;
