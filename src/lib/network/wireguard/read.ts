// What a WireGuard configuration says, and what is wrong with it (wg(8), wg-quick(8)).
import { formatNetwork, lastAddress, type Network, parseNetwork } from '../cidr/network.ts';
import { readDns } from './build.ts';
import { readEndpoint } from './endpoint.ts';
import { keyBytes, type PublicBytesOf, publicKeyOf } from './keys.ts';

export const FAULTS = [
  'bad-line',
  'unknown-section',
  'unknown-key',
  'wrong-section',
  'outside-section',
  'no-interface',
  'several-interfaces',
  'missing-key',
  'twice',
  'bad-key-length',
  'bad-key-text',
  'bad-networks',
  'bad-number',
  'bad-choice',
  'bad-servers',
  'no-port',
  'bad-peer-endpoint',
  'same-peer',
  'own-key',
  'same-network',
  'no-endpoint',
] as const;
export const ADVICE = ['host-bits', 'inside-network', 'no-allowed', 'ipv6-outside', 'no-dns', 'no-peers-yet'] as const;
type Code = (typeof FAULTS)[number] | (typeof ADVICE)[number];
type Params = Record<string, string | number>;

interface Finding {
  /** 0 for the whole configuration. */
  line: number;
  code: Code;
  params: Params;
}
interface Entry {
  line: number;
  key: string;
  value: string;
}
export interface Section {
  title: 'Interface' | 'Peer';
  /** The comment above it or after its title, which most programs use for a name. */
  name: string;
  line: number;
  entries: Entry[];
}

const KEYS = {
  Interface: ['PrivateKey', 'Address', 'ListenPort', 'DNS', 'MTU', 'Table', 'FwMark', 'PreUp', 'PostUp', 'PreDown', 'PostDown', 'SaveConfig'], // prettier-ignore
  Peer: ['PublicKey', 'PresharedKey', 'AllowedIPs', 'Endpoint', 'PersistentKeepalive'],
} as const;
export const ALL_KEYS = [...KEYS.Interface, ...KEYS.Peer];
type KeyName = (typeof ALL_KEYS)[number];
const REPEATED: readonly string[] = ['Address', 'AllowedIPs', 'DNS', 'PreUp', 'PostUp', 'PreDown', 'PostDown'];
export const SECRET: readonly string[] = ['PrivateKey', 'PresharedKey'];

export const isKeyName = (key: string): key is KeyName => (ALL_KEYS as readonly string[]).includes(key);
const isIn = (keys: readonly string[], key: string) => keys.includes(key);
const sameWord = (words: readonly string[], typed: string) =>
  words.find((word) => word.toLowerCase() === typed.toLowerCase());
const itemsOf = (value: string) => value.split(',').map((item) => item.trim()).filter((item) => item !== ''); // prettier-ignore

type Report = (line: number, code: Code, params?: Params) => void;

function sectionsOf(text: string, report: Report): Section[] {
  const sections: Section[] = [];
  let current: Section | undefined;
  let isKnown = true;
  let comment = '';
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1;
    const cut = whole.indexOf('#');
    const plain = (cut < 0 ? whole : whole.slice(0, cut)).replace(/^\ufeff/, '').trim();
    const note = cut < 0 ? '' : whole.slice(cut).replace(/^[#\s]+/, '').trim().slice(0, 60); // prettier-ignore
    if (plain === '') {
      comment = note;
      continue;
    }
    const title = /^\[([^\]]*)\]$/.exec(plain)?.[1]?.trim();
    if (title !== undefined) {
      const section = sameWord(['Interface', 'Peer'], title) as Section['title'] | undefined;
      isKnown = section !== undefined;
      current = section && { title: section, name: note || comment, line, entries: [] };
      if (current) sections.push(current);
      else report(line, 'unknown-section', { text: title.slice(0, 40) });
    } else readEntry(plain, line, { current, isKnown }, report);
    comment = '';
  }
  return sections;
}

function readEntry(plain: string, line: number, where: { current?: Section; isKnown: boolean }, report: Report): void {
  const equals = plain.indexOf('=');
  const typed = plain.slice(0, equals).trim();
  // a line without a key may be a secret that was cut: it isn't repeated
  if (equals <= 0 || !/^\w{1,40}$/.test(typed)) return report(line, 'bad-line');
  if (!where.isKnown) return;
  const { current } = where;
  if (!current) return report(line, 'outside-section', { key: typed });
  const key = sameWord(ALL_KEYS, typed);
  if (key === undefined) return report(line, 'unknown-key', { key: typed });
  if (!isIn(KEYS[current.title], key))
    return report(line, 'wrong-section', { key, section: current.title === 'Peer' ? 'Interface' : 'Peer' });
  if (!REPEATED.includes(key) && current.entries.some((entry) => entry.key === key)) report(line, 'twice', { key });
  current.entries.push({ line, key, value: plain.slice(equals + 1).trim() });
}

const valuesOf = (section: Section, key: KeyName) => section.entries.filter((entry) => entry.key === key);

const LIMITS: Readonly<Record<string, readonly [number, number, string?]>> = {
  ListenPort: [0, 65_535],
  MTU: [576, 65_535],
  PersistentKeepalive: [0, 65_535, 'off'],
};

function networksIn({ line, key, value }: Entry, report: Report): Network[] {
  return itemsOf(value).flatMap((item) => {
    try {
      const read = parseNetwork(item);
      // wg takes a length alone, no mask and no range
      if (
        read.kind === 'network' &&
        (read.form === 'address' || read.form === 'prefix') &&
        !/^\d+(\.\d+){0,2}\//.test(item)
      ) {
        // prettier-ignore
        if (key === 'AllowedIPs' && read.address.value !== read.network.value)
          report(line, 'host-bits', { text: item, network: formatNetwork(read.network) });
        return [read.network];
      }
    } catch {
      // said below
    }
    report(line, 'bad-networks', { key, text: item.slice(0, 60) });
    return [];
  });
}

function checkValue(entry: Entry, report: Report): void {
  const { line, key, value } = entry;
  const limits = LIMITS[key];
  if (key === 'PrivateKey' || key === 'PublicKey' || key === 'PresharedKey') {
    if (keyBytes(value)) return;
    const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/.test(value);
    if (isBase64 && value.length !== 44) report(line, 'bad-key-length', { key, total: value.length });
    else report(line, 'bad-key-text', { key });
  } else if (limits) {
    const [min, max, word] = limits;
    const isNumber = /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max;
    if (!isNumber && value !== word) report(line, 'bad-number', { key, min, max });
  } else if (key === 'Endpoint') {
    if (readEndpoint(value)) return;
    report(line, readEndpoint(value, 1) ? 'no-port' : 'bad-peer-endpoint', { text: value.slice(0, 80) });
  } else if (key === 'DNS') {
    try {
      readDns(value);
    } catch {
      report(line, 'bad-servers');
    }
  } else if (key === 'SaveConfig' && value !== 'true' && value !== 'false') {
    report(line, 'bad-choice', { key, options: 'true, false' });
  } else if (key === 'FwMark' && !/^(?:off|0x[\da-f]{1,8}|\d{1,10})$/i.test(value)) {
    report(line, 'bad-choice', { key, options: 'off, 51820, 0xca6c' });
  }
}

interface Owned {
  network: Network;
  peer: number;
  line: number;
}

/** The same network for two peers, and networks inside those of another: sorted, so that many take no time. */
function checkOverlaps(owned: readonly Owned[], report: Report): void {
  const compare = (a: bigint | number, b: bigint | number) => (a < b ? -1 : a > b ? 1 : 0);
  const sorted = owned.toSorted(
    ({ network: a }, { network: b }) =>
      compare(a.version, b.version) || compare(a.value, b.value) || compare(a.prefix, b.prefix),
  );
  const around: Owned[] = [];
  for (const own of sorted) {
    const holds = ({ network }: Owned) =>
      network.version === own.network.version && lastAddress(network) >= own.network.value;
    while (around.length > 0 && !holds(around.at(-1)!)) around.pop();
    const outer = around.at(-1);
    if (outer && outer.peer !== own.peer) {
      const params = { network: formatNetwork(own.network), outer: formatNetwork(outer.network), peer: outer.peer + 1 };
      if (outer.network.prefix === own.network.prefix) report(own.line, 'same-network', params);
      // the default route beside others is how a way out is usually set up
      else if (outer.network.prefix > 0) report(own.line, 'inside-network', params);
    }
    around.push(own);
  }
}

function checkPeers(peers: readonly Section[], publicKey: string | null, report: Report): Owned[] {
  const owners = new Map<string, number>();
  const owned: Owned[] = [];
  for (const [at, peer] of peers.entries()) {
    const key = valuesOf(peer, 'PublicKey')[0];
    if (!key) report(peer.line, 'missing-key', { key: 'PublicKey', section: 'Peer' });
    else if (keyBytes(key.value)) {
      if (owners.has(key.value)) report(key.line, 'same-peer', { peer: (owners.get(key.value) ?? 0) + 1 });
      if (key.value === publicKey) report(key.line, 'own-key');
      owners.set(key.value, at);
    }
    const allowed = valuesOf(peer, 'AllowedIPs');
    if (allowed.every(({ value }) => value === '')) report(peer.line, 'no-allowed');
    for (const entry of allowed)
      owned.push(...networksIn(entry, report).map((network) => ({ network, peer: at, line: entry.line })));
  }
  return owned;
}

interface ReadConfig {
  sections: Section[];
  publicKey: string | null;
  isFullTunnel: boolean;
  findings: Finding[];
}

export async function readConfig(text: string, publicBytesOf: PublicBytesOf): Promise<ReadConfig> {
  const findings: Finding[] = [];
  const report: Report = (line, code, params = {}) => void findings.push({ line, code, params });
  const sections = sectionsOf(text, report);
  for (const { entries } of sections) for (const entry of entries) checkValue(entry, report);

  const [own, second] = sections.filter(({ title }) => title === 'Interface');
  const peers = sections.filter(({ title }) => title === 'Peer');
  if (!own) report(0, 'no-interface');
  if (second) report(second.line, 'several-interfaces');
  const privateKey = own && valuesOf(own, 'PrivateKey')[0];
  // scripts may load it: wg set %i private-key <file>
  const isLoaded = own?.entries.some(({ value }) => value.includes('private-key'));
  if (own && !privateKey && !isLoaded) report(own.line, 'missing-key', { key: 'PrivateKey', section: 'Interface' });
  const publicKey =
    privateKey && keyBytes(privateKey.value) ? await publicKeyOf(privateKey.value, publicBytesOf) : null;
  if (own) for (const entry of valuesOf(own, 'Address')) networksIn(entry, report);

  const owned = checkPeers(peers, publicKey, report);
  checkOverlaps(owned, report);
  if (peers.length === 0) report(0, 'no-peers-yet');
  const hasEndpoint = peers.some((peer) => valuesOf(peer, 'Endpoint').length > 0);
  if (own && peers.length > 0 && !hasEndpoint && valuesOf(own, 'ListenPort').length === 0)
    report(peers[0]?.line ?? 0, 'no-endpoint');
  const takesAll = (version: 4 | 6) => owned.find(({ network }) => network.version === version && network.prefix === 0);
  const all = takesAll(4);
  if (all && !takesAll(6)) report(all.line, 'ipv6-outside');
  if (own && all && hasEndpoint && valuesOf(own, 'DNS').length === 0) report(own.line, 'no-dns');
  return {
    sections,
    publicKey,
    isFullTunnel: all !== undefined,
    findings: findings.toSorted((a, b) => a.line - b.line),
  };
}
