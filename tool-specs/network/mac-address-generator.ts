import { choice, defineTool, integer, out, text, toggle } from '../../src/core/spec.ts';
import { formatMac, MAC_NOTATIONS } from '../../src/lib/network/mac/mac.ts';
import { PREFIX_PROBLEMS, randomMacs, readMacPrefix } from '../../src/lib/network/mac/mac-random.ts';

/** Prefixes that hypervisors and containers use for their interfaces. */
const makers = {
  qemu: { name: 'QEMU/KVM · 52:54:00', prefix: '52:54:00' },
  virtualbox: { name: 'VirtualBox · 08:00:27', prefix: '08:00:27' },
  vmware: { name: 'VMware · 00:0C:29', prefix: '00:0C:29' },
  'vmware-manual': { name: 'VMware (static) · 00:50:56:00–3F', prefix: '00:50:56:00/34' },
  'hyper-v': { name: 'Hyper-V · 00:15:5D', prefix: '00:15:5D' },
  xen: { name: 'Xen · 00:16:3E', prefix: '00:16:3E' },
  parallels: { name: 'Parallels · 00:1C:42', prefix: '00:1C:42' },
  docker: { name: 'Docker · 02:42', prefix: '02:42' },
} as const;
const makerIds = Object.keys(makers) as (keyof typeof makers)[];
const makerNames = Object.fromEntries(makerIds.map((id) => [id, makers[id].name]));
const freePrefix = { maker: ['own'] };
const MAC = /^([\da-f]{2}:){5}[\da-f]{2}$/;

export default defineTool({
  icon: 'circuit-board',
  createdAt: '2023-11-30',
  related: ['ipv6-ula-generator', 'uuid-generator'],
  fields: {
    quantity: integer({ primary: true, min: 1, max: 5000, initial: 1 }),
    maker: choice(['own', ...makerIds], { names: makerNames, advanced: true }),
    prefix: text({ monospace: true, when: freePrefix, remember: true }),
    administration: choice(['local', 'universal', 'any'], { when: freePrefix, advanced: true }),
    cast: choice(['unicast', 'multicast', 'any'], { when: freePrefix, advanced: true }),
    notation: choice(MAC_NOTATIONS),
    uppercase: toggle({ initial: true }),
    length: choice(['eui48', 'eui64'], { names: { eui48: 'EUI-48 (MAC)', eui64: 'EUI-64' } }),
    order: choice(['random', 'consecutive']),
  },
  output: out.text({ fileName: 'mac-addresses.txt' }),
  failures: [...PREFIX_PROBLEMS, 'too-few'],
  warnings: ['prefix-decides'],
  answers: 'inline',
  aliases: { mac: {}, 'random-mac': {}, eui64: { length: 'eui64' } },
  transform({ quantity, maker, prefix, administration, cast, notation, uppercase, length, order }, ctx) {
    const bits = length === 'eui48' ? 48 : 64;
    const fixed = ctx.within('prefix', () => readMacPrefix(maker === 'own' ? prefix : makers[maker].prefix, bits));
    const [local, multicast] = [wanted(administration, 'local'), wanted(cast, 'multicast')];
    const differs = (bit: number, want: boolean | undefined) =>
      fixed.bits >= bit && want !== undefined && ((fixed.value >> BigInt(bits - bit)) & 1n) !== BigInt(want);
    if (maker === 'own' && (differs(7, local) || differs(8, multicast))) ctx.warn('prefix-decides');
    const consecutive = order === 'consecutive';
    const macs = randomMacs({ quantity, length: bits, prefix: fixed, local, multicast, consecutive }, ctx.random);
    if (!macs) throw ctx.fail('too-few', { field: 'prefix', params: { quantity, bits: fixed.bits } });
    return macs.map((mac) => formatMac(mac, notation, uppercase)).join('\n');
  },
  examples: {
    oneAddress: { input: {}, check: (text) => /^[\dA-F][26AE](:[\dA-F]{2}){5}$/.test(text) },
    virtualMachines: {
      input: { quantity: 5, maker: 'qemu', uppercase: false },
      check: (text) => text.split('\n').every((mac) => mac.startsWith('52:54:00:') && MAC.test(mac)),
    },
    forCisco: {
      input: { quantity: 3, notation: 'dots', uppercase: false },
      check: (text) => /^([\da-f]{4}(\.[\da-f]{4}){2}\n?){3}$/.test(text),
    },
    vendorPrefix: {
      input: { prefix: '64167F', administration: 'any', notation: 'hyphen' },
      check: (text) => /^64-16-7F(-[\dA-F]{2}){3}$/.test(text),
    },
  },
});

function wanted(choice: string, name: string): boolean | undefined {
  return choice === 'any' ? undefined : choice === name;
}
