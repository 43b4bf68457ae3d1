import type { DocNode } from '../../documents/node.ts';
import type { UsedOption } from './command.ts';
import { fields, map, NULL, number, pair, string, strings } from './nodes.ts';

export interface NetworkUse {
  /** `host`, `none`, `bridge` or `container:…`, which aren't networks in Compose. */
  mode: string | null;
  /** Networks that must be declared. */
  names: string[];
  node: DocNode | null;
  left: string[];
}

const MODES = /^(?:host|none|bridge|private|slirp4netns|pasta)(?:$|:)|^(?:container|ns):/;
const ADDRESSES: Readonly<Record<string, string>> = {
  ip: 'ipv4_address',
  ip6: 'ipv6_address',
  'mac-address': 'mac_address',
};

class Attachment {
  readonly aliases: string[] = [];
  readonly linkLocal: string[] = [];
  readonly own = new Map<string, DocNode>();
  readonly driverOptions = new Map<string, DocNode>();

  node(): DocNode {
    const { aliases, linkLocal, own, driverOptions } = this;
    return map(
      new Map([
        ...(aliases.length > 0 ? [['aliases', strings(aliases)] as const] : []),
        ...own,
        ...(linkLocal.length > 0 ? [['link_local_ips', strings(linkLocal)] as const] : []),
        ...(driverOptions.size > 0 ? [['driver_opts', map(driverOptions)] as const] : []),
      ]),
    );
  }

  isPlain(): boolean {
    return this.aliases.length + this.linkLocal.length + this.own.size + this.driverOptions.size === 0;
  }
}

/**
 * Combines `--network` with the options for addresses and aliases, which apply to the first network unless it sets them
 * itself.
 */
export function attachments(options: readonly UsedOption[]): NetworkUse {
  const networks = new Map<string, Attachment>();
  const left: string[] = [];
  let mode: string | null = null;
  for (const { name, value, written } of options) {
    if (name !== 'network') continue;
    if (MODES.test(value)) mode = value;
    else if (/(?:^|,)name=/.test(value)) readLong(value, networks, left);
    else if (value === '' || value === 'default') left.push(written);
    else networks.set(value, networks.get(value) ?? new Attachment());
  }
  const shared = networks.values().next().value;
  for (const { name, value, written } of options) {
    if (!/^(?:ip|ip6|link-local-ip|network-alias)$/.test(name)) continue;
    if (!shared) left.push(written);
    else if (name === 'network-alias') shared.aliases.push(value);
    else if (name === 'link-local-ip') shared.linkLocal.push(value);
    else shared.own.set(ADDRESSES[name]!, string(value));
  }
  if (mode !== null && networks.size > 0) left.push(...Array.from(networks.keys(), (name) => `--network ${name}`));
  if (mode !== null || networks.size === 0) return { mode, names: [], node: null, left };
  const all = [...networks];
  const node = all.every(([, use]) => use.isPlain())
    ? strings(all.map(([name]) => name))
    : map(new Map(all.map(([name, use]) => [name, use.isPlain() ? NULL : use.node()])));
  return { mode, names: all.map(([name]) => name), node, left };
}

/** `name=mynet,alias=web,ip=10.0.0.5,driver-opt=key=value`. */
function readLong(text: string, networks: Map<string, Attachment>, left: string[]): void {
  const use = new Attachment();
  for (const field of fields(text)) {
    const [name, value = ''] = pair(field);
    if (name === 'name') networks.set(value, use);
    else if (name === 'alias') use.aliases.push(value);
    else if (name === 'link-local-ip') use.linkLocal.push(value);
    else if (name === 'gw-priority') use.own.set('gw_priority', number(value));
    else if (Object.hasOwn(ADDRESSES, name)) use.own.set(ADDRESSES[name]!, string(value));
    else if (name === 'driver-opt') {
      const [key, option = ''] = pair(value);
      use.driverOptions.set(key, string(option));
    } else left.push(`--network ${field}`);
  }
}
