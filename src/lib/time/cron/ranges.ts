/** Returns ascending values as runs of consecutive ones, each with its first and its last value. */
export function rangesOf(values: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const value of values) {
    const last = ranges.at(-1);
    if (last && value === last[1] + 1) last[1] = value;
    else ranges.push([value, value]);
  }
  return ranges;
}
