import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import type { Cell, ContextOf } from '../../src/core/spec.ts';
import { BITS, formatAddress } from '../../src/lib/network/cidr/address.ts';
import { classOf } from '../../src/lib/network/cidr/network.ts';
import {
  addressForms,
  eachForm,
  formAsTyped,
  NOTATION_PROBLEMS,
  NOTATIONS,
  readAnyAddress,
  type ReadOptions,
} from '../../src/lib/network/cidr/notation.ts';
import { SPECIAL_CODES, specialRanges } from '../../src/lib/network/cidr/special.ts';
import { Problem } from '../../src/base/problem.ts';

const reading = { byteOrder: choice(['big', 'little']), classic: toggle() };
const columns = ['input', 'address', 'decimal', 'hexadecimal', 'binary', 'readAs'] as const;

const rowMessages = [...NOTATIONS, 'unreadable'] as const;

export default defineTool({
  icon: 'arrow-left-right',
  createdAt: '2023-04-08',
  related: ['ipv4-subnet-calculator', 'base-converter'],
  operations: {
    convert: operation({
      fields: { address: text({ primary: true, single: true, monospace: true }), ...reading },
      output: {
        answer: out.row(),
        readAs: out.row(),
        address: out.row({ edits: 'address' }),
        ...eachForm((form) => out.row({ edits: (typed) => formAsTyped(form, typed) })),
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
        { pattern: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/, confidence: 0.98 },
        { pattern: /^(?:[\da-f]{1,4}(?::[\da-f]{1,4}){7}|(?=[\da-f:]*::)[\da-f:]{3,39})$/i, confidence: 0.97 },
        { pattern: /^::ffff:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i, confidence: 0.95 },
        { pattern: /^(?:\d{1,3}\.){4}in-addr\.arpa\.?$|^(?:[\da-f]\.){32}ip6\.arpa\.?$/i, confidence: 0.97 },
        { pattern: /^0x[\da-f]{1,2}(?:\.0x[\da-f]{1,2}){3}$|^[01]{8}(?:\.[01]{8}){3}$/i, confidence: 0.95 },
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
      examples: {
        router: {
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
        asInteger: {
          input: { address: '3232235521' },
          output: { answer: '192.168.0.1', readAs: { message: 'decimal' } },
        },
        asHex: {
          input: { address: '0xC0A80001' },
          output: { answer: '192.168.0.1', readAs: { message: 'hexadecimal' } },
        },
        procTable: { input: { address: '0100007F', byteOrder: 'little' }, output: { answer: '127.0.0.1' } },
        shortForm: {
          input: { address: '127.1', classic: true },
          output: { answer: '127.0.0.1', readAs: { message: 'classic' } },
        },
        ipv6: {
          input: { address: '2001:db8::1' },
          output: { answer: '42540766411282592856903984951653826561', mapped: null, addressClass: null },
        },
      },
    }),

    batch: operation({
      fields: {
        addresses: text({ primary: true, multiline: true, monospace: true, rows: 8, maxLength: 1_000_000 }),
        ...reading,
      },
      output: out.table(columns),
      messages: rowMessages,
      transform({ addresses, byteOrder, classic }, ctx) {
        const options: ReadOptions = { littleEndian: byteOrder === 'little', classic };
        const lines = addresses.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
        return lines.map((line) => rowOf(line.trim(), options, ctx));
      },
      examples: {
        mixedAddresses: {
          input: { addresses: '10.0.0.1\n3232235521\n0x7f000001' },
          check: (rows) => rows.map((row) => row.address).join() === '10.0.0.1,192.168.0.1,127.0.0.1',
        },
        invalidLine: {
          input: { addresses: '8.8.8.8\n\nnonsense\n' },
          check: ([first, second]) => first?.decimal === '134744072' && second?.address === null,
        },
      },
    }),
  },
});

function rowOf(
  input: string,
  options: ReadOptions,
  ctx: ContextOf<{ messages: typeof rowMessages }>,
): Record<(typeof columns)[number], Cell> {
  try {
    const { address, notation } = readAnyAddress(input, options);
    const { decimal, hexadecimal, binary } = addressForms(address);
    return { input, address: formatAddress(address), decimal, hexadecimal, binary, readAs: ctx.say(notation) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { input, address: null, decimal: null, hexadecimal: null, binary: null, readAs: ctx.say('unreadable') };
  }
}
