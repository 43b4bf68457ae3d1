import { choice, defineTool, integer, out, Problem, text } from '../../src/core/spec.ts';
import {
  percentOf,
  RAID_LEVELS,
  RAID_PROBLEMS,
  type RaidLevel,
  raidOf,
  readDisks,
  writeSize,
  ZFS_LEVELS,
  zfsUsable,
} from '../../src/lib/numbers/raid.ts';

const LEVEL_NAMES: Readonly<Record<RaidLevel, string>> = {
  raid0: 'RAID 0',
  raid1: 'RAID 1',
  raid5: 'RAID 5',
  raid6: 'RAID 6',
  raid10: 'RAID 10',
  raid50: 'RAID 50',
  raid60: 'RAID 60',
  jbod: 'JBOD',
  mirror: 'ZFS mirror',
  raidz1: 'ZFS RAID-Z1',
  raidz2: 'ZFS RAID-Z2',
  raidz3: 'ZFS RAID-Z3',
};
const GROUPED = ['raid50', 'raid60', 'mirror', 'raidz1', 'raidz2', 'raidz3'] as const;
const RECORDS = ['16', '32', '64', '128', '256', '512', '1024'] as const;
const SECTORS = ['4096', '512', '8192'] as const;

const both = (bytes: bigint) => `${writeSize(bytes, 1000)} (${writeSize(bytes, 1024)})`;

export default defineTool({
  icon: 'hard-drive',
  createdAt: '2026-11-28',
  related: ['unit-converter', 'eta-calculator', 'percentage-calculator'],
  fields: {
    disks: text({ primary: true, single: true, maxLength: 2000 }),
    level: choice(LEVEL_NAMES, { initial: 'raid5' }),
    groups: integer({ min: 1, max: 500, initial: 2, when: { level: GROUPED } }),
    record: choice(RECORDS, {
      initial: '128',
      names: Object.fromEntries(RECORDS.map((size) => [size, `${size} KiB`])),
      when: { level: ['raidz1', 'raidz2', 'raidz3'] },
      advanced: true,
    }),
    sector: choice(SECTORS, {
      names: Object.fromEntries(SECTORS.map((size) => [size, `${size} B`])),
      when: { level: ['raidz1', 'raidz2', 'raidz3'] },
      advanced: true,
    }),
  },
  output: {
    usable: out.row(),
    usableBinary: out.row(),
    tolerance: out.row(),
    efficiency: out.row(),
    parts: out.keyValue(),
    levels: out.table(['level', 'usable', 'usableBinary', 'tolerance']),
  },
  failures: RAID_PROBLEMS,
  warnings: ['no-redundancy', 'different-sizes', 'rebuild'],
  messages: ['raw', 'parity', 'unused', 'padding', 'slop', 'any-and-best', 'any', 'none'],
  answers: 'inline',
  aliases: { raid: {}, zfs: { level: 'raidz2', groups: 1 }, raidz: { level: 'raidz1', groups: 1 } },
  transform({ disks: typed, level, groups, record, sector }, ctx) {
    const disks = ctx.within('disks', () => readDisks(typed));
    const usableOf = (each: RaidLevel, sets: number) => {
      const raid = raidOf(each, disks, sets);
      const zfs = ZFS_LEVELS.includes(each)
        ? zfsUsable(each, raid, disks.length, Number(record) * 1024, Number(sector))
        : { padding: 0n, slop: 0n, usable: raid.usable };
      return { raid, zfs };
    };
    const { raid, zfs } = usableOf(level, groups);
    const isGrouped = (GROUPED as readonly RaidLevel[]).includes(level);
    const tolerance = (safe: number, best: number) =>
      safe === 0
        ? ctx.say('none')
        : safe === best
          ? ctx.say('any', { disks: safe })
          : ctx.say('any-and-best', { disks: safe, best });
    if (raid.safe === 0) ctx.warn('no-redundancy');
    if (raid.unused > 0n) ctx.warn('different-sizes');
    if ((level === 'raid5' || level === 'raidz1') && disks.some((size) => size >= 4n * 10n ** 12n)) ctx.warn('rebuild');
    const parts = [
      { key: ctx.say('raw'), value: both(raid.raw) },
      { key: ctx.say('parity'), value: both(raid.parity) },
      ...(raid.unused > 0n ? [{ key: ctx.say('unused'), value: both(raid.unused) }] : []),
      ...(zfs.padding > 0n ? [{ key: ctx.say('padding'), value: both(zfs.padding) }] : []),
      ...(zfs.slop > 0n ? [{ key: ctx.say('slop'), value: both(zfs.slop) }] : []),
    ];
    const levels = RAID_LEVELS.flatMap((each) => {
      try {
        const sets =
          each === 'mirror'
            ? Math.max(1, Math.floor(disks.length / 2))
            : each.startsWith('raidz') && !isGrouped
              ? 1
              : groups;
        const other = usableOf(each, sets);
        return [
          {
            level: LEVEL_NAMES[each],
            usable: writeSize(other.zfs.usable, 1000),
            usableBinary: writeSize(other.zfs.usable, 1024),
            tolerance: tolerance(other.raid.safe, other.raid.best),
          },
        ];
      } catch (error) {
        // A level that these disks don't suffice for has no row.
        if (error instanceof Problem) return [];
        throw error;
      }
    });
    return {
      usable: writeSize(zfs.usable, 1000),
      usableBinary: writeSize(zfs.usable, 1024),
      tolerance: tolerance(raid.safe, raid.best),
      efficiency: percentOf(zfs.usable, raid.raw),
      parts,
      levels,
    };
  },
  examples: {
    homeServer: {
      input: { disks: '4x4TB' },
      output: { usable: '12 TB', usableBinary: '10.91 TiB', efficiency: '75%' },
      warns: ['rebuild'],
    },
    mirrored: {
      input: { disks: '2 × 2 TB', level: 'raid1' },
      output: { usable: '2 TB', usableBinary: '1.81 TiB' },
      warns: [],
    },
    raidz: {
      input: { disks: '6x8TB', level: 'raidz2', groups: 1 },
      check: ({ usable, parts }) => String(usable).startsWith('31.') && parts.length === 3,
    },
    mixedDisks: {
      input: { disks: '4 TB, 4 TB, 6 TB', level: 'raid5' },
      output: { usable: '8 TB' },
      warns: ['different-sizes', 'rebuild'],
    },
  },
});
