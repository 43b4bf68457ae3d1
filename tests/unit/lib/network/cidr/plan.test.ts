import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNetwork, lastAddress, networkFacts, networkOf } from '../../../../../src/lib/network/cidr/network.ts';
import { planSubnets } from '../../../../../src/lib/network/cidr/plan.ts';

const home = networkOf({ version: 4, value: 0xc0a80000n }, 24);
const plan = (...hosts: number[]) => planSubnets(home, hosts).map(({ network }) => network && formatNetwork(network));

it('allocates the largest request first and returns networks in request order', () => {
  expect(plan(20, 100, 50)).toEqual(['192.168.0.192/27', '192.168.0.0/25', '192.168.0.128/26']);
  expect(plan(2, 2, 1)).toEqual(['192.168.0.0/30', '192.168.0.4/30', '192.168.0.8/32']);
});

it("leaves out requests that don't fit", () => {
  expect(plan(255)).toEqual([undefined]);
  expect(plan(200, 100, 2)).toEqual(['192.168.0.0/24', undefined, undefined]);
  expect(plan()).toEqual([]);
});

it('allocates networks that are large enough and never overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 12 }), (hosts) => {
      const given = planSubnets(home, hosts).flatMap(({ wanted, network }) => (network ? [{ wanted, network }] : []));
      for (const { wanted, network } of given) {
        expect(networkFacts(network).usable).toBeGreaterThanOrEqual(BigInt(wanted));
        expect(networkOf(network, network.prefix)).toEqual(network);
        expect(lastAddress(network)).toBeLessThanOrEqual(lastAddress(home));
      }
      const sorted = given.map(({ network }) => network).sort((a, b) => Number(a.value - b.value));
      sorted.forEach((network, i) => i > 0 && expect(network.value).toBeGreaterThan(lastAddress(sorted[i - 1]!)));
    }),
  );
});
