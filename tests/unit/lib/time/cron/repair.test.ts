import { describe, expect, it } from 'vitest';
import { Problem } from '../../../../../src/base/problem.ts';
import { parseCron } from '../../../../../src/lib/time/cron/parse.ts';
import { repairCron } from '../../../../../src/lib/time/cron/repair.ts';

async function repaired(text: string): Promise<string | null> {
  try {
    parseCron(text);
  } catch (error) {
    if (error instanceof Problem) return (await repairCron(text, error))?.text ?? null;
  }
  throw new Error(`${text} is no problem`);
}

describe('what no cron can run has something to write instead', () => {
  it.each([
    ['0 22-6 * * *', '0 22-23,0-6 * * *'],
    ['0 23-0 * * *', '0 23,0 * * *'],
    ['0 22-6/2 * * *', '0 22,0,2,4,6 * * *'],
    ['50-10 22-6 * * *', '50-59,0-10 22-23,0-6 * * *'],
    ['0 0 25-5 * *', '0 0 25-31,1-5 * *'],
    ['0 0 * NOV-FEB *', '0 0 * NOV-DEC,JAN-FEB *'],
    ['0 9 * * FRI-MON', '0 9 * * FRI-SAT,SUN-MON'],
    ['0 9 * * 5-1', '0 9 * * 5-6,0-1'],
    ['0 0 0 * * 5-0', '0 0 0 * * 5-6,0'],
    ['0 9 * * 1,5-0', '0 9 * * 1,5-6,0'],
    ['0 0 12 ? * 2 2030-2028', '0 0 12 ? * 2 2028-2030'],
    ['H H * * *', '0 0 * * *'],
    ['H/15 * * * *', '*/15 * * * *'],
    ['H(30-45) H(0-7) H * H', '30 0 1 * 0'],
    ['H(0-29)/10 * * * 1-5', '0-29/10 * * * 1-5'],
    ['TZ=Europe/Paris\nH 3 * * *', 'TZ=Europe/Paris\n0 3 * * *'],
    ['0~30 ~ * * *', '0 0 * * *'],
    ['*/5 8~17 1~5 * *', '*/5 8 1 * *'],
    [`- cron: '0 22-6 * * *' # nights`, `- cron: '0 22-23,0-6 * * *' # nights`],
    ['cron("H/15 * * * *")', 'cron("*/15 * * * *")'],
    ['schedule: "@every 5m"', 'schedule: "*/5 * * * *"'],
    ['@every 5m', '*/5 * * * *'],
    ['@every 1h', '0 * * * *'],
    ['@every 1h0m0s', '0 * * * *'],
    ['@every 120m', '0 */2 * * *'],
    ['@every 30s', '*/30 * * * * *'],
    ['@every 24h', '0 0 * * *'],
    ['@every 7m', null],
    ['@every soon', null],
    ['@every', null],
    ['0 25 * * *', null],
  ])('%j becomes %j', async (text, expected) => {
    expect(await repaired(text)).toBe(expected);
    if (expected !== null) expect(() => parseCron(expected)).not.toThrow();
  });
});
