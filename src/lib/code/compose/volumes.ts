import type { DocNode } from '../../documents/node.ts';
import { boolean, fields, map, number, pair, string, strings, TRUE } from './nodes.ts';

export interface Volume {
  node: DocNode;
  /** The named volume that must be declared, or null. */
  named: string | null;
}

const HERE = /^(?:\$\$\((?:pwd|Get-Location)\)|`pwd`|\$\{(?:PWD|cd|PSScriptRoot)\}|%cd%|%~dp0)(?=$|[/\\])/i;

/** Whether the source of a volume is a path on the host rather than a name. */
function isPath(source: string): boolean {
  return /^(?:[./~\\$]|[A-Za-z]:[\\/])/.test(source);
}

/** The working directory of the shell is where the Compose file will be. */
function relative(source: string): string {
  return source.replace(HERE, '.');
}

/** Parses the value of `-v`: `source:target[:mode]`, or a target alone. */
export function readVolume(text: string): Volume {
  const drive = /^[A-Za-z]:[\\/]/.test(text) ? 2 : 0;
  // A variable may contain a colon (`${DIR:-./data}`).
  const colon =
    drive +
    text
      .slice(drive)
      .replace(/\$\{[^}]*\}/g, (variable) => '_'.repeat(variable.length))
      .indexOf(':');
  if (colon < drive) return { node: string(text), named: null };
  const source = text.slice(0, colon);
  const moved = relative(source);
  return { node: string(moved + text.slice(colon)), named: isPath(moved) || source === '' ? null : source };
}

/** Names of `--mount` options in the long form of Compose. */
const NESTED: Readonly<Record<string, readonly [section: string, key: string]>> = {
  'bind-propagation': ['bind', 'propagation'],
  'bind-recursive': ['bind', 'recursive'],
  'volume-subpath': ['volume', 'subpath'],
  'image-subpath': ['image', 'subpath'],
  'tmpfs-size': ['tmpfs', 'size'],
  'tmpfs-mode': ['tmpfs', 'mode'],
};

export interface Mount extends Volume {
  /** Parts of the option that a Compose service doesn't support. */
  left: string[];
}

/** Converts the value of `--mount` to the long form of Compose. */
export function readMount(text: string): Mount {
  const entries = new Map<string, DocNode>([['type', string('volume')]]);
  const sections = new Map<string, Map<string, DocNode>>();
  const left: string[] = [];
  let type = 'volume';
  let source: string | null = null;
  const nest = (section: string, key: string, value: DocNode) => {
    const inner = sections.get(section) ?? new Map<string, DocNode>();
    sections.set(section, inner.set(key, value));
  };
  for (const field of fields(text)) {
    const [name, value = 'true'] = pair(field);
    const nested = Object.hasOwn(NESTED, name) ? NESTED[name] : undefined;
    if (name === 'type') entries.set('type', string((type = value)));
    else if (name === 'source' || name === 'src') source = relative(value);
    else if (/^(?:target|dst|destination)$/.test(name)) entries.set('target', string(value));
    else if (name === 'readonly' || name === 'ro') {
      if (boolean(value) ?? true) entries.set('read_only', TRUE);
    } else if (name === 'consistency') entries.set('consistency', string(value));
    else if (name === 'volume-nocopy') nest('volume', 'nocopy', TRUE);
    else if (nested) nest(...nested, name === 'tmpfs-mode' ? modeNode(value) : number(value));
    else if (field !== '') left.push(field);
  }
  if (source !== null) entries.set('source', string(source));
  for (const [section, inner] of sections) entries.set(section, map(inner));
  return { node: map(entries), named: type === 'volume' && source ? source : null, left };
}

/** Docker reads the mode as octal, Compose as a plain number. */
function modeNode(text: string): DocNode {
  return /^[0-7]{1,5}$/.test(text) ? number(String(parseInt(text, 8))) : string(text);
}

/** Converts `--gpus` (`all`, a count, or `device=0,1` and `capabilities=…`) to a reservation in the deploy section. */
export function readGpus(text: string): DocNode {
  let count: string | undefined;
  let driver = 'nvidia';
  let devices: string[] | undefined;
  let capabilities = ['gpu'];
  for (const field of fields(text)) {
    const [name, value] = pair(field);
    if (value === undefined && devices) devices.push(name);
    else if (value === undefined) count = name;
    else if (name === 'count') count = value;
    else if (name === 'driver') driver = value;
    else if (name === 'device') devices = value.split(',');
    else if (name === 'capabilities') capabilities = [...new Set(['gpu', ...value.split(',')])];
  }
  const wanted = count === undefined || count === '-1' ? 'all' : count;
  const reservation = map({
    driver: string(driver),
    count: devices ? undefined : number(wanted),
    device_ids: devices && strings(devices),
    capabilities: strings(capabilities),
  });
  return map({ resources: map({ reservations: map({ devices: { kind: 'list', items: [reservation] } }) }) });
}
