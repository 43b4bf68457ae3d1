import { casesOf } from '../../src/core/spec.ts';
import type tool from './wireguard-config.ts';

// Public keys are those of `wg pubkey` (wireguard-tools 1.0.20210914) for keys of `wg genkey` and of RFC 7748.
const KEY = 'aGu0d+G/JkYmsjZC0z3OGKXIgOsW8lH+LrpkdGbmVn4=';
const PUBLIC = '27wWYUjqTNGe0BOrqe9i3aXFJS9c27CswdHzsGhNXRM=';
const OTHER = '1Acxkp6yuTZWpQhrMlJUyJSoH6NmjqB6SZU8B/v6MiY=';
const THIRD = 't+Q/7TT1kcGo5zjnLXfveXIQzCc3zo9gYQEg7QOMinE=';

const publicOf = (ownKey: string, publicKey: string) => ({ input: { ownKey }, output: { publicKey } });
const refused = (ownKey: string) => ({ input: { ownKey }, fails: 'bad-key' as const });

const endpoint = 'vpn.example.com';
const peers = ['phone'];
type Built = { peer: string; server: string; files: readonly { name: string }[]; addresses: readonly unknown[] };
/** A plan whose configurations have these texts. */
const built = (input: object, ...parts: string[]) => ({
  input: { endpoint, peers, ...input },
  check: ({ peer, server }: Built) => parts.every((part) => `${server}\n${peer}`.includes(part)),
});

type Row = Readonly<Record<string, unknown>>;
type Read = { faults: readonly Row[]; parts: readonly Row[]; qr: string; publicKey: unknown };
/** A configuration, and in which lines what is wrong. */
const faults = (config: string, ...expected: string[]) => ({
  input: { config },
  check: ({ faults: rows }: Read) =>
    rows.map(({ line, fault }) => `${String(line ?? 0)} ${(fault as { message: string }).message}`).join() ===
    expected.join(),
});
const own = `[Interface]\nPrivateKey = ${KEY}\nListenPort = 51820`;
const peer = (key: string, allowed: string, more = '') =>
  `\n[Peer]\nPublicKey = ${key}\nAllowedIPs = ${allowed}${more}`;
const client = (more: string, allowed = '10.0.0.0/8') =>
  `${own}\nDNS = 1.1.1.1${peer(OTHER, allowed, '\nEndpoint = a.example:51820')}${more}`;

export default casesOf<typeof tool>({
  build: {
    examples: [
      built({ endpoint: '[2001:db8::1]:443' }, 'Endpoint = [2001:db8::1]:443', 'ListenPort = 443'),
      built({ endpoint: ' vpn.example.com ' }, 'Endpoint = vpn.example.com:51820'),
      built({ endpoint: 'münchen.example:1' }, 'Endpoint = münchen.example:1'),
      built({ pool: '10.0.0.0/30' }, 'Address = 10.0.0.1/30', 'AllowedIPs = 10.0.0.2/32'),
      built({ pool: '10.8.0.77/24' }, 'Address = 10.8.0.1/24'),
      built({ pool: 'fd00::/64' }, 'Address = fd00::1/64', 'AllowedIPs = fd00::2/128', 'Address = fd00::2/128'),
      built({ keepalive: 0, tunnel: 'split' }, 'AllowedIPs = 10.8.0.0/24\nEndpoint = vpn.example.com:51820\n'),
      built({ mtu: 1280, dns: '' }, 'ListenPort = 51820\nMTU = 1280\n', 'Address = 10.8.0.2/32\nMTU = 1280'),
      built({ dns: '1.1.1.1 2606:4700:4700:0::1111' }, 'DNS = 1.1.1.1, 2606:4700:4700::1111'),
      built({ serverKey: KEY }, `PrivateKey = ${KEY}`, `PublicKey = ${PUBLIC}`),
      built(
        { outside: 'eth0' },
        'PostUp = iptables -A FORWARD -i %i -j ACCEPT; iptables -A FORWARD -o %i -j ACCEPT; iptables -t nat -A POSTROUTING -o eth0 -j MASQUERADE\n',
        'PostDown = iptables -D FORWARD',
      ),
      built({ tunnel: 'split', routes: ['10.8.0.5/24', '192.168.1.7'] }, 'AllowedIPs = 10.8.0.0/24, 192.168.1.7/32\n'),
      {
        input: { endpoint, peers, sharedKeys: false },
        check: ({ server, peer: text }: Built) => !`${server}${text}`.includes('PresharedKey'),
      },
      {
        input: { endpoint, peers: ['Телефон', 'a/../../b', 'A B', 'a b', ' ', 'twelve letters and more'] },
        check: ({ files }: Built) =>
          files.map(({ name }) => name).filter((name) => name.endsWith('.conf')).join() ===
          'wg0.conf,peer1.conf,a-..-..-b.conf,A-B.conf,peer4.conf,twelve-letters-.conf', // prettier-ignore
      },
      {
        input: { endpoint, peers: Array.from({ length: 20 }, (_, at) => `p${at}`), pool: '10.0.0.0/27' },
        check: ({ addresses }: Built) => addresses.length === 20,
      },
      { input: { endpoint: '', peers }, output: {} },
      { input: { endpoint, peers: [] }, check: ({ peer }) => peer.startsWith('# device-1\n') },
      { input: { endpoint, peers: ['a', 'a'] }, fails: 'same-name' },
      { input: { endpoint, peers: ['a\u0000b'] }, fails: 'bad-name' },
      { input: { endpoint, peers: Array.from({ length: 251 }, (_, at) => `p${at}`) }, fails: 'too-many-peers' },
      { input: { endpoint, peers: ['a', 'b'], pool: '10.0.0.0/30' }, fails: 'pool-too-small' },
      { input: { endpoint, peers, pool: '10.0.0.0/32' }, fails: 'pool-too-small' },
      { input: { endpoint, peers, pool: '10.8.0.1' }, fails: 'bad-pool' },
      { input: { endpoint, peers, pool: '10.0.0.0/24, 10.0.1.0/24' }, fails: 'bad-pool' },
      { input: { endpoint, peers, pool: '' }, fails: 'bad-pool' },
      { input: { endpoint, peers, dns: '1.1.1' }, fails: 'bad-dns' },
      { input: { endpoint, peers, tunnel: 'split', routes: ['lan'] }, fails: 'bad-route' },
      { input: { endpoint, peers, outside: 'eth0; reboot' }, fails: 'bad-interface' },
      { input: { endpoint, peers, serverKey: 'AAAA' }, fails: 'bad-key' },
      ...['https://vpn.example.com', 'vpn:0', 'vpn:65536', '2001:db8::1', '[::1', '999.1.1.1', 'a b', '-x'].map(
        (typed) => ({ input: { endpoint: typed, peers }, fails: 'bad-endpoint' as const }),
      ),
    ],
  },
  keys: {
    examples: [
      publicOf('XasIfmJKikt54X+Lg4AO5m87sSkmGLb9HC+LJ/+I4Os=', '3p7bfXt9wbTTW2HC7OQ1Nz+DQ8hbeGdNrfx+FG+IK08='),
      publicOf(KEY, PUBLIC),
      publicOf('0Obgm1OjniNzufRRf2fVDLsOZuNLWipU0fGMiS9FPV8=', OTHER),
      publicOf(' 6BksQBpFkbHUydB2ehxnDh846TUK/HZphG2LTsnHmlA= ', THIRD),
      // bits that are clamped
      publicOf(`${'A'.repeat(43)}=`, 'L+V9o0fNYkMVKNqsX7spBzD/9oSvxM/C7ZCZX1jLO3Q='),
      publicOf(`${'/'.repeat(42)}8=`, 'hHwNLDdSNPNl5mCVUYejc1oPdhPRYJ06ak2MU66qWiI='),
      { input: { ownKey: '' }, output: {} },
      refused(KEY.slice(0, -1)),
      refused(`${KEY.slice(0, 42)}5=`),
      refused(`A${KEY}`),
      refused(KEY.replace('/', '_')),
      refused('ключ'),
      refused('='.repeat(44)),
    ],
  },
  read: {
    detect: [
      {
        matches: ['[Interface]\nPrivateKey = x', '# phone\n[interface]\r\nAddress = 10.0.0.1/24'],
        rejects: ['[Interface]', 'see [Interface]\n', '[Peer]\nPublicKey = x', '[Unit]\n[Interface]\n'],
      },
    ],
    examples: [
      { input: { config: '' }, output: {} },
      faults(client('')),
      faults(client('').replaceAll('\n', '\r\n').replace('ListenPort', 'LISTENPORT')),
      faults(`\ufeff${client('')}`),
      faults(own, '0 no-peers-yet'),
      faults(peer(OTHER, '10.0.0.2/32').trim(), '0 no-interface'),
      faults(`${own}\n[Interface]${peer(OTHER, '10.0.0.2/32')}`, '4 several-interfaces'),
      faults(`[Interface]${peer(OTHER, '10.0.0.2/32')}`, '1 missing-key', '2 no-endpoint'),
      faults(`[Interface]\nListenPort = 1\nPostUp = wg set %i private-key /etc/key${peer(OTHER, '10.0.0.2')}`),
      faults(`${own}\n[Peer]\nAllowedIPs = 10.0.0.2/32`, '4 missing-key'),
      faults(`${own}\n[Peer]\nPublicKey = ${OTHER}`, '4 no-allowed'),
      faults(client('\nAddress = 10.0.0.1/24'), '9 wrong-section'),
      faults(client('\nJc = 4'), '9 unknown-key'),
      faults(client('\n; comment'), '9 bad-line'),
      faults(client('\n[Unit]\nAfter = x'), '9 unknown-section'),
      faults(`PrivateKey = ${KEY}\n${client('')}`, '1 outside-section'),
      faults(client('\nEndpoint = b.example:1'), '9 twice'),
      faults(client('\nPresharedKey = abc'), '9 bad-key-length'),
      faults(client('\nPresharedKey = ключ'), '9 bad-key-text'),
      faults(client(`\nPresharedKey = ${KEY.slice(0, 42)}5=`), '9 bad-key-text'),
      faults(client('\nPersistentKeepalive = off')),
      faults(client('\nPersistentKeepalive = 65536'), '9 bad-number'),
      faults(client('').replace('51820\nDNS', '-1\nDNS'), '3 bad-number'),
      faults(client('').replace('1.1.1.1', '1.1.1.300'), '4 bad-servers'),
      faults(client('').replace('a.example:51820', 'a.example'), '8 no-port'),
      faults(client('').replace('a.example:51820', '2001:db8::1:51820'), '8 bad-peer-endpoint'),
      faults(client('', '10.0.0.0/33'), '7 bad-networks'),
      faults(client('', '10.0.0.0/255.0.0.0'), '7 bad-networks'),
      faults(client('', '10.0.0.1-10.0.0.9'), '7 bad-networks'),
      faults(client('', '10.0.0.5/8'), '7 host-bits'),
      faults(client('', '0.0.0.0/0'), '7 ipv6-outside'),
      faults(client('', '0.0.0.0/0, ::/0').replace('\nDNS = 1.1.1.1', ''), '1 no-dns'),
      faults(`${own}${peer(OTHER, '10.0.0.0/24')}${peer(THIRD, '10.0.0.0/24')}`, '9 same-network'),
      faults(`${own}${peer(OTHER, '10.0.0.9/32')}${peer(THIRD, '10.0.0.0/24')}`, '6 inside-network'),
      faults(`${own}${peer(OTHER, '10.0.0.0/24, 10.0.0.0/25')}${peer(THIRD, '10.0.1.0/24')}`),
      faults(`${own}${peer(OTHER, '10.0.0.2/32')}${peer(OTHER, '10.0.0.3/32')}`, '8 same-peer'),
      faults(`${own}${peer(PUBLIC, '10.0.0.2/32')}`, '5 own-key'),
      faults(`${own}\nSaveConfig = yes\nFwMark = x${peer(OTHER, '10.0.0.2/32')}`, '4 bad-choice', '5 bad-choice'),
      faults('garbage', '0 no-interface', '0 no-peers-yet', '1 bad-line'),
      {
        input: { config: `${own}\n\n# laptop\n[Peer]\nPublicKey = ${OTHER}\nAllowedIPs = 10.0.0.2/32` },
        check: ({ parts, qr }: Read) =>
          qr === '' && JSON.stringify(parts[2]).includes('laptop') && !JSON.stringify(parts).includes(KEY),
      },
      {
        input: { config: `${own}${Array.from({ length: 1500 }, () => peer(OTHER, '10.0.0.0/8')).join('')}` },
        check: ({ faults: rows }: Read) => rows.length > 1500,
      },
    ],
  },
});
