// Configurations of a WireGuard server and its peers, as wg-quick(8) reads them.
import { Problem } from '../../../base/problem.ts';
import { BITS, formatAddress, parseAddress } from '../cidr/address.ts';
import { formatNetwork, lastAddress, type Network, parseOneNetwork } from '../cidr/network.ts';
import { serverEndpoint } from './endpoint.ts';
import { newPrivateKey, newSharedKey, type PublicBytesOf, publicKeyOf, type RandomBytes } from './keys.ts';

export const BUILD_PROBLEMS = [
  'bad-endpoint',
  'bad-pool',
  'pool-too-small',
  'bad-dns',
  'bad-route',
  'bad-interface',
  'too-many-peers',
  'bad-name',
  'same-name',
] as const;
type BuildProblem = (typeof BUILD_PROBLEMS)[number];
const fault = (code: BuildProblem, params: Record<string, string | number> = {}) =>
  new Problem<BuildProblem>(code, undefined, params);

const MOST_PEERS = 250;
const itemsOf = (text: string) => text.split(/[\s,;]+/).filter((item) => item !== '');

export function readPool(text: string): Network[] {
  const pool = itemsOf(text).map((item) => {
    try {
      const network = parseOneNetwork(item);
      if (item.includes('/')) return network;
    } catch {
      // said below
    }
    throw fault('bad-pool', { text: item });
  });
  const versions = new Set(pool.map(({ version }) => version));
  if (pool.length === 0 || versions.size < pool.length) throw fault('bad-pool', { text });
  return pool;
}

/** Resolvers are addresses; names are domains that are searched. */
export function readDns(text: string): string[] {
  return itemsOf(text).map((item) => {
    if (/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(item) && !/^[\d.]+$/.test(item)) return item;
    try {
      return formatAddress(parseAddress(item));
    } catch {
      throw fault('bad-dns', { text: item });
    }
  });
}

export function readRoutes(items: readonly string[]): string[] {
  return items
    .flatMap((line) => itemsOf(line))
    .map((item) => {
      try {
        return formatNetwork(parseOneNetwork(item));
      } catch {
        throw fault('bad-route', { text: item });
      }
    });
}

export function readPeers(lines: readonly string[]): string[] {
  const names = lines.map((line) => line.trim()).filter((line) => line !== '');
  // A server alone is of no use: the first device has a name that tells it apart later.
  if (names.length === 0) names.push('device-1');
  if (names.length > MOST_PEERS) throw fault('too-many-peers', { total: MOST_PEERS });
  for (const [at, name] of names.entries()) {
    if (name.length > 60 || /\p{Cc}/u.test(name)) throw fault('bad-name');
    if (names.indexOf(name) !== at) throw fault('same-name', { text: name });
  }
  return names;
}

/** wg-quick takes the name of the interface from the file: up to 15 of these characters. */
function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const plain = name.normalize('NFKD').replace(/[^A-Za-z0-9_=+.-]+/g, '-').replace(/^[-.]+|-+$/g, '').slice(0, 15); // prettier-ignore
    const own = plain === '' || taken.has(plain.toLowerCase()) ? `peer${at + 1}` : plain;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** The address of the server (0) or of a peer (1 …) in each network of the pool. */
function addressesOf(pool: readonly Network[], place: number) {
  return pool.map(({ version, value }) => formatAddress({ version, value: value + 1n + BigInt(place) }));
}

interface Plan {
  endpoint: string;
  peers: readonly string[];
  pool: string;
  dns: string;
  /** Networks that are reached through the tunnel; undefined for everything. */
  routes?: readonly string[];
  keepalive: number;
  hasSharedKeys: boolean;
  mtu: number | null;
  /** The interface of the server that leads out, such as eth0. */
  outside: string;
  serverKey: string;
}

interface Built {
  server: string;
  peers: { name: string; file: string; config: string; address: string; publicKey: string }[];
}

const section = (title: string, rows: readonly (readonly [string, string | number | null])[], note = '') =>
  [
    ...(note === '' ? [] : [`# ${note}`]),
    `[${title}]`,
    ...rows.filter(([, value]) => value !== null && value !== '').map(([key, value]) => `${key} = ${value}`),
    '',
  ].join('\n');

function forwarding(outside: string, pool: readonly Network[]): [string, string][] {
  if (outside === '') return [];
  const tables = pool.map(({ version }) => (version === 4 ? 'iptables' : 'ip6tables'));
  const rules = (how: string) =>
    tables
      .flatMap((table) => [
        `${table} ${how} FORWARD -i %i -j ACCEPT`,
        `${table} ${how} FORWARD -o %i -j ACCEPT`,
        `${table} -t nat ${how} POSTROUTING -o ${outside} -j MASQUERADE`,
      ])
      .join('; ');
  return [
    ['PostUp', rules('-A')],
    ['PostDown', rules('-D')],
  ];
}

/** Throws Problem; the parts of the plan are read by the functions above before, so that each names its field. */
export async function buildConfigs(plan: Plan, random: RandomBytes, publicBytesOf: PublicBytesOf): Promise<Built> {
  const endpoint = serverEndpoint(plan.endpoint);
  if (!endpoint) throw fault('bad-endpoint', { text: plan.endpoint });
  const names = readPeers(plan.peers);
  const pool = readPool(plan.pool);
  for (const network of pool) {
    // the network's own address and the broadcast address of IPv4 are nobody's
    const last = lastAddress(network) - (network.version === 4 ? 1n : 0n);
    if (network.value + 1n + BigInt(names.length) > last)
      throw fault('pool-too-small', { text: formatNetwork(network), total: names.length + 1 });
  }
  const outside = plan.outside.trim();
  if (outside !== '' && !/^[\w.-]{1,15}$/.test(outside)) throw fault('bad-interface');
  const dns = readDns(plan.dns).join(', ');
  const own = pool.map((network) => formatNetwork(network));
  // A full tunnel takes IPv6 too: what isn't taken goes past the tunnel.
  const allowed = plan.routes ? [...new Set([...own, ...readRoutes(plan.routes)])] : ['0.0.0.0/0', '::/0'];

  const serverPrivate = plan.serverKey.trim() === '' ? newPrivateKey(random) : plan.serverKey.trim();
  const serverPublic = await publicKeyOf(serverPrivate, publicBytesOf);
  const files = fileNames(names);
  const serverPeers: string[] = [];
  const peers: Built['peers'] = [];
  for (const [at, name] of names.entries()) {
    const privateKey = newPrivateKey(random);
    const publicKey = await publicKeyOf(privateKey, publicBytesOf);
    const sharedKey = plan.hasSharedKeys ? newSharedKey(random) : null;
    const addresses = addressesOf(pool, at + 1);
    const hosts = addresses.map((address, i) => `${address}/${BITS[pool[i]?.version ?? 4]}`).join(', ');
    serverPeers.push(
      section('Peer', [['PublicKey', publicKey], ['PresharedKey', sharedKey], ['AllowedIPs', hosts]], name), // prettier-ignore
    );
    const config = [
      section('Interface', [['PrivateKey', privateKey], ['Address', hosts], ['DNS', dns], ['MTU', plan.mtu]], name), // prettier-ignore
      section('Peer', [
        ['PublicKey', serverPublic],
        ['PresharedKey', sharedKey],
        ['AllowedIPs', allowed.join(', ')],
        ['Endpoint', `${endpoint.host}:${endpoint.port}`],
        ['PersistentKeepalive', plan.keepalive === 0 ? null : plan.keepalive],
      ]),
    ].join('\n');
    peers.push({ name, file: files[at] ?? '', config, address: addresses.join(', '), publicKey });
  }
  const serverAddresses = addressesOf(pool, 0).map((address, i) => `${address}/${pool[i]?.prefix}`);
  const server = section('Interface', [
    ['PrivateKey', serverPrivate],
    ['Address', serverAddresses.join(', ')],
    ['ListenPort', endpoint.port],
    ['MTU', plan.mtu],
    ...forwarding(outside, pool),
  ]);
  return { server: [server, ...serverPeers].join('\n'), peers };
}
