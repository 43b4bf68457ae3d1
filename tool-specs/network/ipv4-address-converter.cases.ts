import { casesOf } from '../../src/core/spec.ts';
import type tool from './ipv4-address-converter.ts';

export default casesOf<typeof tool>({
  convert: {
    unrecognized: {
      '3232235521': 'a number, which is mostly no address',
      '0xC0A80001': 'a number, which is mostly no address',
      '0100007F': 'a number, which is mostly no address',
      '127.1': 'a number, which is mostly no address',
    },
    finds: {
      'address with a port': {
        matches: [['203.0.113.7:8080', '203.0.113.7']],
        rejects: ['192.168.1.300:80', '203.0.113.7:port', '1.2.3:80'],
      },
      'IPv6 address in brackets': {
        matches: [['[2001:db8::1]:443', '2001:db8::1']],
        rejects: ['[12:34]', '[::1', '[a, b]'],
      },
      'address behind what it is for': {
        matches: [
          ['nameserver 1.1.1.1', '1.1.1.1'],
          ['listen 10.0.0.5:8443;', '10.0.0.5'],
          ['default via 192.168.1.1 dev eth0 proto dhcp', '192.168.1.1'],
        ],
        rejects: ['version 1.1.1.1', 'nameserver 1.1.1', 'nameserver 1.1.1.1 and more'],
      },
      'line of a hosts file': {
        matches: [
          ['127.0.0.1 localhost', '127.0.0.1'],
          ['10.0.0.5   db.internal db-1.internal', '10.0.0.5'],
          ['10.0.0.5\tdb', '10.0.0.5'],
        ],
        rejects: ['10.0.0.1 is down', '10.0.0.1', '1.2.3 db.internal'],
      },
      'line of ping': {
        matches: [['64 bytes from 192.0.2.1: icmp_seq=1 ttl=56 time=12 ms', '192.0.2.1']],
        rejects: ['64 bytes from here: x', 'bytes from 192.0.2.1:'],
      },
    },
    detect: [
      { matches: ['192.168.0.1', '8.8.8.8'], rejects: ['1.2.3', '256.1.1.1', '1.2.3.4.5', '10.0.0.0/8'] },
      {
        matches: ['2001:db8::1', '::1', '2001:0DB8:0:0:8:800:200C:417A'],
        rejects: ['12:30:45', 'std::cout', '::', '2001:db8::/32', 'ab:cd:ef:01:02:03'],
      },
      {
        matches: ['::ffff:192.168.1.1', '::FFFF:10.0.0.1'],
        rejects: ['::1', '::ffff:10.0', 'ffff:10.0.0.1', '10.0.0.1'],
      },
      {
        matches: ['1.0.168.192.in-addr.arpa', '1.0.0.127.IN-ADDR.ARPA.'],
        rejects: ['168.192.in-addr.arpa', '1.2.3.4.example.com', 'in-addr.arpa'],
      },
      {
        matches: ['0xC0.0xA8.0x01.0x01', '11000000.10101000.00000001.00000001'],
        rejects: ['0xC0A80101', '0xC0.0xA8', '11000000.10101000', '1.1.1.1'],
      },
    ],
    examples: [
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
      },
      { input: { address: '0300.0250.1.1', classic: true }, output: { address: '192.168.1.1' } },
      { input: { address: '0x7f.1', classic: true }, output: { address: '127.0.0.1' } },
      { input: { address: '017700000001', classic: true }, output: { address: '127.0.0.1' } },
      refused('08.1.1.1', 'classic-not-octal', 0),
      refused('1.09', 'classic-not-octal', 2),
      refused('08', 'classic-not-octal', 0),
      refused('1.2.3.0400', 'classic-too-large', 6),
      refused('0x100.1', 'classic-too-large', 0),
      refused('1.16777216', 'classic-too-large', 2),
      refused('1.2.65536', 'classic-too-large', 4),
      refused('1.2.3.4.5', 'classic-part-count', 0),
      refused('010.x.1.1', 'ipv4-not-decimal', 4),
      { input: { address: '1.2.65535', classic: true }, output: { address: '1.2.255.255' } },
      { input: { address: '1.0x0000000000ff', classic: true }, output: { address: '1.0.0.255' } },
      { input: { address: '192.168.0' }, fails: 'ipv4-part-count' },
      { input: { address: '256.168.0.1' }, fails: 'ipv4-part-above-255', at: { offset: 0 } },
      { input: { address: '192.168.0.1.' }, fails: 'ipv4-empty-part' },
      { input: { address: '010.0.0.1' }, fails: 'ipv4-leading-zero', at: { offset: 0 } },
      { input: { address: '-1' }, fails: 'not-an-address' },
      { input: { address: '0x1ffffffffffffffffffffffffffffffff' }, fails: 'integer-too-large' },
      { input: { address: '1.2.in-addr.arpa' }, fails: 'bad-reverse-name' },
      { input: { address: '2001:db8::1::' }, fails: 'ipv6-two-gaps', at: { offset: 11 } },
    ],
  },
  batch: {
    unrecognized: {
      '10.0.0.1\n3232235521\n0x7f000001': 'addresses in several notations, which are also numbers',
      '8.8.8.8\n\nnonsense\n': 'lines of which one is no address',
    },
    finds: {
      'addresses in a row': {
        matches: [
          ['192.0.2.1, 198.51.100.7, 203.0.113.9', '192.0.2.1\n198.51.100.7\n203.0.113.9'],
          ['192.0.2.1,198.51.100.7', '192.0.2.1\n198.51.100.7'],
          ['192.0.2.1; 198.51.100.7;', '192.0.2.1\n198.51.100.7'],
          ['192.0.2.1 198.51.100.7 203.0.113.9', '192.0.2.1\n198.51.100.7\n203.0.113.9'],
          ['192.0.2.1\t198.51.100.7\t203.0.113.9', '192.0.2.1\n198.51.100.7\n203.0.113.9'],
          ['192.0.2.1|198.51.100.7', '192.0.2.1\n198.51.100.7'],
          ['8.8.8.8, 1.1.1.1.', '8.8.8.8\n1.1.1.1'],
          ['10.0.0.1,10.0.0.2,10.0.0.3,10.0.0.4', '10.0.0.1\n10.0.0.2\n10.0.0.3\n10.0.0.4'],
        ],
        rejects: ['192.168.1.1 255.255.255.0', '192.0.2.1', '192.0.2.1, 300.1.1.1', '1.2.3.4, 5'],
      },
    },
    examples: [{ input: { addresses: ' \n ' }, output: [] }],
  },
});

/** A mistake in the short and octal forms that is a test and no chip. */
function refused<const C>(address: string, fails: C, offset: number) {
  return { input: { address, classic: true }, fails, at: { offset } };
}

/** An example that is a test and no chip. */
function same<O>(address: string, output: O) {
  return { input: { address }, output };
}
