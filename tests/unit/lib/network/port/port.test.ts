import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidates, drawPorts, parsePorts } from '../../../../../src/lib/network/port/draw.ts';
import { portClass, SERVICES } from '../../../../../src/lib/network/port/services.ts';
import { secureRandom } from '../../../../../src/core/context.ts';

test('classifies ports at the RFC 6335 boundaries', () => {
  expect([0, 1, 1023, 1024, 49_151, 49_152, 65_535].map(portClass)).toEqual([
    'reserved',
    'system',
    'system',
    'user',
    'user',
    'dynamic',
    'dynamic',
  ]);
});

test('every service has a valid port and a name', () => {
  for (const [port, name] of SERVICES)
    expect(port > 0 && port < 65_536 && name.trim() === name && name !== '').toBe(true);
});

test('reads ports and ranges, and reports the position of an error', () => {
  expect(parsePorts('80, 90-100;7\n8 - 9')).toEqual([
    [80, 80],
    [90, 100],
    [7, 7],
    [8, 9],
  ]);
  expect(() => parsePorts('2 -1')).toThrow();
  expect(() => parsePorts('1,x')).toThrow(expect.objectContaining({ code: 'bad-port', offset: 2 }));
});

test('drawing without repetition returns each candidate once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 65_000 }), fc.integer({ min: 1, max: 200 }), (first, count) => {
      const range = [first, first + count - 1] as const;
      const all = candidates(range, [], []);
      expect(drawPorts([...all], count, true, secureRandom).sort((a, b) => a - b)).toEqual(all);
    }),
    { numRuns: 50 },
  );
});
