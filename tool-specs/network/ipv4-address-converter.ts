import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import type { Cell, Context } from '../../src/core/spec.ts';
import { BITS, formatAddress } from '../../src/lib/network/cidr/address.ts';
import { classOf } from '../../src/lib/network/cidr/network.ts';
import {
  addressForms,
  eachForm,
  NOTATION_PROBLEMS,
  NOTATIONS,
  readAnyAddress,
  type ReadOptions,
} from '../../src/lib/network/cidr/notation.ts';
import { SPECIAL_CODES, specialRanges } from '../../src/lib/network/cidr/special.ts';
import { Problem } from '../../src/base/problem.ts';

const reading = { byteOrder: choice(['big', 'little']), classic: toggle() };
const columns = ['input', 'address', 'decimal', 'hexadecimal', 'binary', 'readAs'] as const;

export default defineTool({
  icon: 'arrow-left-right',
  related: ['ipv4-subnet-calculator', 'base-converter'],
  operations: {
    convert: operation({
      fields: { address: text({ primary: true, monospace: true }), ...reading },
      output: {
        answer: out.row(),
        readAs: out.row(),
        address: out.row(),
        ...eachForm(() => out.row()),
        addressClass: out.row(),
        purpose: out.row(),
      },
      failures: NOTATION_PROBLEMS,
      messages: [...NOTATIONS, ...SPECIAL_CODES, 'ordinary'],
      answers: 'inline',
      targets: {
        decimal: 'decimal',
        dec: 'decimal',
        integer: 'decimal',
        hex: 'hexadecimal',
        hexadecimal: 'hexadecimal',
        binary: 'binary',
        bin: 'binary',
        octal: 'octal',
        ipv6: 'mapped',
        ip: 'address',
        ipv4: 'address',
      },
      aliases: { ipv4: {}, ip2int: {}, int2ip: {}, 'ip-hex': {}, 'proc-net': { byteOrder: 'little' } },
      detect: [
        {
          pattern: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/,
          confidence: 0.98,
          matches: ['192.168.0.1', '8.8.8.8'],
          rejects: ['1.2.3', '256.1.1.1', '1.2.3.4.5', '10.0.0.0/8'],
        },
        {
          pattern: /^(?:[\da-f]{1,4}(?::[\da-f]{1,4}){7}|(?=[\da-f:]*::)[\da-f:]{3,39})$/i,
          confidence: 0.97,
          matches: ['2001:db8::1', '::1', '2001:0DB8:0:0:8:800:200C:417A'],
          rejects: ['12:30:45', 'std::cout', '::', '2001:db8::/32', 'ab:cd:ef:01:02:03'],
        },
        {
          pattern: /^::ffff:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i,
          confidence: 0.95,
          matches: ['::ffff:192.168.1.1', '::FFFF:10.0.0.1'],
          rejects: ['::1', '::ffff:10.0', 'ffff:10.0.0.1', '10.0.0.1'],
        },
        {
          pattern: /^(?:\d{1,3}\.){4}in-addr\.arpa\.?$|^(?:[\da-f]\.){32}ip6\.arpa\.?$/i,
          confidence: 0.97,
          matches: ['1.0.168.192.in-addr.arpa', '1.0.0.127.IN-ADDR.ARPA.'],
          rejects: ['168.192.in-addr.arpa', '1.2.3.4.example.com', 'in-addr.arpa'],
        },
        {
          pattern: /^0x[\da-f]{1,2}(?:\.0x[\da-f]{1,2}){3}$|^[01]{8}(?:\.[01]{8}){3}$/i,
          confidence: 0.95,
          matches: ['0xC0.0xA8.0x01.0x01', '11000000.10101000.00000001.00000001'],
          rejects: ['0xC0A80101', '0xC0.0xA8', '11000000.10101000', '1.1.1.1'],
        },
      ],
      transform({ address: typed, byteOrder, classic }, ctx) {
        const { notation, address } = readAnyAddress(typed, { littleEndian: byteOrder === 'little', classic });
        const forms = addressForms(address);
        const special = specialRanges({ ...address, prefix: BITS[address.version] }).within[0];
        const isText = notation === 'dotted' || notation === 'ipv6';
        return {
          answer: isText ? forms.decimal : formatAddress(address),
          readAs: ctx.say(notation),
          address: formatAddress(address),
          ...forms,
          addressClass: address.version === 4 ? classOf(address.value) : null,
          purpose: special ? ctx.say(special.code, { source: special.source }) : ctx.say('ordinary'),
        };
      },
      examples: [
        {
          input: { address: '192.168.1.1' },
          output: {
            answer: '3232235777',
            readAs: { message: 'dotted' },
            decimal: '3232235777',
            hexadecimal: '0xC0A80101',
            hexOctets: '0xC0.0xA8.0x01.0x01',
            binary: '11000000.10101000.00000001.00000001',
            octal: '030052000401',
            octalParts: '0300.0250.0001.0001',
            littleEndian: '16885952',
            mapped: '::ffff:192.168.1.1',
            mappedHex: '::ffff:c0a8:101',
            expanded: '0000:0000:0000:0000:0000:ffff:c0a8:0101',
            sixToFour: '2002:c0a8:101::/48',
            nat64: '64:ff9b::192.168.1.1',
            reverseName: '1.1.168.192.in-addr.arpa',
            addressClass: 'C',
            purpose: { message: 'private-use' },
          },
        },
        { input: { address: '3232235521' }, output: { answer: '192.168.0.1', readAs: { message: 'decimal' } } },
        { input: { address: '0xC0A80001' }, output: { answer: '192.168.0.1', readAs: { message: 'hexadecimal' } } },
        { input: { address: '0100007F', byteOrder: 'little' }, output: { answer: '127.0.0.1' } },
        { input: { address: '127.1', classic: true }, output: { answer: '127.0.0.1', readAs: { message: 'classic' } } },
        {
          input: { address: '2001:db8::1' },
          output: { answer: '42540766411282592856903984951653826561', mapped: null, addressClass: null },
        },
        same('10.0.0.1', {
          decimal: '167772161',
          hexadecimal: '0x0A000001',
          binary: '00001010.00000000.00000000.00000001',
        }),
        same('192.168.0.1', { decimal: '3232235521' }),
        same('255.255.255.255', { decimal: '4294967295', purpose: { message: 'limited-broadcast' } }),
        same('0', { address: '0.0.0.0', hexadecimal: '0x00000000' }),
        same('4294967295', { address: '255.255.255.255' }),
        same('4294967296', { address: '::1:0:0', readAs: { message: 'decimal' } }),
        same('11000000101010000000000000000001', { address: '192.168.0.1', readAs: { message: 'binary' } }),
        same('0b1010', { address: '0.0.0.10' }),
        same('1100 0000 1010 1000 0000 0001 0000 0001', { address: '192.168.1.1' }),
        same('11000000.10101000.00000001.00000001', { address: '192.168.1.1', readAs: { message: 'binary-octets' } }),
        same('C0.A8.01.01', { address: '192.168.1.1', readAs: { message: 'hex-octets' } }),
        same('c0:a8:01:01', { address: '192.168.1.1' }),
        same('0o30052000401', { address: '192.168.1.1', readAs: { message: 'octal' } }),
        same('::ffff:c0a8:101', { address: '192.168.1.1', readAs: { message: 'mapped' } }),
        same('::192.168.1.1', { address: '192.168.1.1', readAs: { message: 'compatible' } }),
        same('::1', { address: '::1', purpose: { message: 'loopback' } }),
        same('64:ff9b::192.0.2.33', { address: '192.0.2.33', readAs: { message: 'nat64' } }),
        same('2002:c000:204::', { address: '192.0.2.4', readAs: { message: 'sixtofour' } }),
        same('[::1]', { address: '::1' }),
        same('1.1.168.192.in-addr.arpa.', { address: '192.168.1.1', readAs: { message: 'reverse' } }),
        {
          // RFC 3596, 2.5
          input: { address: 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa' },
          output: { address: '4321:0:1:2:3:4:567:89ab' },
          chip: false,
        },
        { input: { address: '0300.0250.1.1', classic: true }, output: { address: '192.168.1.1' }, chip: false },
        { input: { address: '0x7f.1', classic: true }, output: { address: '127.0.0.1' }, chip: false },
        { input: { address: '017700000001', classic: true }, output: { address: '127.0.0.1' }, chip: false },
        refused('08.1.1.1', 'classic-not-octal', 0),
        refused('1.09', 'classic-not-octal', 2),
        refused('08', 'classic-not-octal', 0),
        refused('1.2.3.0400', 'classic-too-large', 6),
        refused('0x100.1', 'classic-too-large', 0),
        refused('1.16777216', 'classic-too-large', 2),
        refused('1.2.65536', 'classic-too-large', 4),
        refused('1.2.3.4.5', 'classic-part-count', 0),
        refused('010.x.1.1', 'ipv4-not-decimal', 4),
        { input: { address: '1.2.65535', classic: true }, output: { address: '1.2.255.255' }, chip: false },
        { input: { address: '1.0x0000000000ff', classic: true }, output: { address: '1.0.0.255' }, chip: false },
        { input: { address: '192.168.0' }, fails: 'ipv4-part-count' },
        { input: { address: '256.168.0.1' }, fails: 'ipv4-part-above-255', at: { offset: 0 } },
        { input: { address: '192.168.0.1.' }, fails: 'ipv4-empty-part', chip: false },
        { input: { address: '010.0.0.1' }, fails: 'ipv4-leading-zero', at: { offset: 0 } },
        { input: { address: '-1' }, fails: 'not-an-address', chip: false },
        { input: { address: '0x1ffffffffffffffffffffffffffffffff' }, fails: 'integer-too-large', chip: false },
        { input: { address: '1.2.in-addr.arpa' }, fails: 'bad-reverse-name', chip: false },
        { input: { address: '2001:db8::1::' }, fails: 'ipv6-two-gaps', at: { offset: 11 }, chip: false },
      ],
    }),

    batch: operation({
      fields: { addresses: text({ primary: true, multiline: true, monospace: true, rows: 8 }), ...reading },
      output: out.table(columns),
      messages: [...NOTATIONS, 'unreadable'],
      transform({ addresses, byteOrder, classic }, ctx) {
        const options: ReadOptions = { littleEndian: byteOrder === 'little', classic };
        const lines = addresses.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
        return lines.map((line) => rowOf(line.trim(), options, ctx.say));
      },
      examples: [
        {
          input: { addresses: '10.0.0.1\n3232235521\n0x7f000001' },
          check: (rows) => rows.map((row) => row.address).join() === '10.0.0.1,192.168.0.1,127.0.0.1',
        },
        {
          input: { addresses: '8.8.8.8\n\nnonsense\n' },
          check: ([first, second]) => first?.decimal === '134744072' && second?.address === null,
        },
        { input: { addresses: ' \n ' }, output: [], chip: false },
      ],
    }),
  },
});

function rowOf(input: string, options: ReadOptions, say: Context['say']): Record<(typeof columns)[number], Cell> {
  try {
    const { address, notation } = readAnyAddress(input, options);
    const { decimal, hexadecimal, binary } = addressForms(address);
    return { input, address: formatAddress(address), decimal, hexadecimal, binary, readAs: say(notation) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { input, address: null, decimal: null, hexadecimal: null, binary: null, readAs: say('unreadable') };
  }
}

/** A mistake in the short and octal forms that is a test and no chip. */
function refused<const C>(address: string, fails: C, offset: number) {
  return { input: { address, classic: true }, fails, at: { offset }, chip: false };
}

/** An example that is a test and no chip. */
function same<O>(address: string, output: O) {
  return { input: { address }, output, chip: false };
}
