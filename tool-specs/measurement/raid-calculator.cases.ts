import { casesOf } from '../../src/core/spec.ts';
import type { RaidLevel } from '../../src/lib/numbers/raid.ts';
import type tool from './raid-calculator.ts';

/** Usable sizes by the definitions of SNIA's Common RAID Disk Data Format. */
const usable = (disks: string, level: RaidLevel, size: string, groups = 2) => ({
  input: { disks, level, groups },
  output: { usable: size },
});
const survives = (
  disks: string,
  level: RaidLevel,
  message: 'none' | 'any' | 'any-and-best',
  params: Record<string, number>,
  groups = 2,
) => ({
  input: { disks, level, groups },
  check: ({ tolerance }: { tolerance: unknown }) =>
    JSON.stringify(tolerance) === JSON.stringify(message === 'none' ? { message } : { message, params }),
});
const fails = (
  disks: string,
  level: RaidLevel,
  code: 'too-few-disks' | 'uneven-disks' | 'uneven-groups' | 'not-a-size' | 'too-many-disks',
  groups = 2,
) => ({
  input: { disks, level, groups },
  fails: code,
});
/** Shares of the raw size by Delphix's table of RAID-Z overhead, less the slop space of 128 GiB. */
const zfs = (disks: string, level: RaidLevel, share: number, groups = 1) => ({
  input: { disks, level, groups },
  check: ({ usable: size, parts }: { usable: unknown; parts: readonly { value: unknown }[] }) => {
    const raw = parseFloat(String(parts[0]?.value));
    return Math.abs(parseFloat(String(size)) - (raw * share - 0.137438953472)) < 0.011;
  },
});

export default casesOf<typeof tool>({
  run: {
    examples: [
      usable('2x4TB', 'raid0', '8 TB'),
      usable('2x4TB', 'raid1', '4 TB'),
      usable('3x4TB', 'raid1', '4 TB'),
      usable('3x4TB', 'raid5', '8 TB'),
      usable('8x4TB', 'raid5', '28 TB'),
      usable('4x4TB', 'raid6', '8 TB'),
      usable('12x10TB', 'raid6', '100 TB'),
      usable('4x4TB', 'raid10', '8 TB'),
      usable('10x1TB', 'raid10', '5 TB'),
      usable('6x4TB', 'raid50', '16 TB'),
      usable('12x4TB', 'raid50', '36 TB', 3),
      usable('8x4TB', 'raid60', '16 TB'),
      usable('16x4TB', 'raid60', '48 TB'),
      usable('1 TB, 2 TB, 3 TB', 'jbod', '6 TB'),
      usable('4 TB, 4 TB, 6 TB', 'raid0', '12 TB'),
      usable('500 GB, 500 GB', 'raid1', '500 GB'),
      usable('2 x 500GB', 'raid0', '1 TB'),
      usable('2*500 GB; 1 TB', 'raid5', '1 TB'),
      usable('4 × 4', 'raid5', '12 TB'),
      usable('2x1TiB', 'raid0', '2.19 TB'),
      usable('2x931.5GiB', 'raid1', '1 TB'),
      usable('3x100MB', 'raid5', '200 MB'),
      usable('1000x20TB', 'raid0', '20 PB'),
      { input: { disks: '4x4TB', level: 'raid5' }, output: { usableBinary: '10.91 TiB', efficiency: '75%' } },
      { input: { disks: '2x1TB', level: 'raid1' }, output: { usableBinary: '931.32 GiB' } },
      zfs('6x8TB', 'raidz2', 32 / 48),
      zfs('5x8TB', 'raidz1', 32 / 40),
      zfs('8x8TB', 'raidz2', 32 / 45),
      zfs('7x10TB', 'raidz3', 32 / 56),
      zfs('4x8TB', 'raidz1', 32 / 44),
      zfs('3x8TB', 'raidz1', 32 / 48),
      zfs('12x8TB', 'raidz2', 32 / 48, 2),
      zfs('2x8TB', 'mirror', 1 / 2),
      zfs('6x8TB', 'mirror', 1 / 2, 3),
      zfs('6x8TB', 'mirror', 1 / 3, 2),
      survives('4x4TB', 'raid0', 'none', {}),
      survives('4x4TB', 'jbod', 'none', {}),
      survives('3x4TB', 'raid1', 'any', { disks: 2 }),
      survives('4x4TB', 'raid5', 'any', { disks: 1 }),
      survives('4x4TB', 'raid6', 'any', { disks: 2 }),
      survives('8x4TB', 'raid10', 'any-and-best', { disks: 1, best: 4 }),
      survives('8x4TB', 'raid60', 'any-and-best', { disks: 2, best: 4 }),
      survives('9x4TB', 'raidz3', 'any', { disks: 3 }, 1),
      { input: { disks: '2x2TB', level: 'raid0' }, output: {}, warns: ['no-redundancy'] },
      { input: { disks: '3x2TB', level: 'raid5' }, output: {}, warns: [] },
      { input: { disks: '128 MiB, 128 MiB', level: 'mirror', groups: 1 }, output: { usable: '67.1 MB' } },
      { input: { disks: '4x4TB', level: 'raid5' }, check: ({ levels }) => levels.length === 10 },
      fails('1 TB', 'raid0', 'too-few-disks'),
      fails('2x1TB', 'raid5', 'too-few-disks'),
      fails('3x1TB', 'raid6', 'too-few-disks'),
      fails('5x1TB', 'raid10', 'uneven-disks'),
      fails('7x1TB', 'raid50', 'uneven-groups'),
      fails('6x1TB', 'raid50', 'too-few-disks', 3),
      fails('4 disks', 'raid5', 'not-a-size'),
      fails('4x0TB', 'raid5', 'not-a-size'),
      fails('-1 TB', 'raid0', 'not-a-size'),
      fails(',', 'raid0', 'not-a-size'),
      fails('1001x1TB', 'raid0', 'too-many-disks'),
      { input: { disks: '' }, output: {} },
    ],
  },
});
