/** Milliseconds of processor time that work takes. On a busy machine, the clock says little about it. */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
