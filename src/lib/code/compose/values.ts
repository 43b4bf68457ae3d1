// Detects values that docker rejects, checked against its command line (29) and the restart policies of its daemon.
import { parseAddress } from '../../network/cidr/address.ts';
import { pair } from './nodes.ts';

/** A size in the format of go-units: `512m`, `1.5GiB`, `64 kB`. */
const SIZE = /^\+?(?:\d+\.?\d*|\.\d+) *(?:b|[kmgtp](?:i?b)?)?$/i;
const RESTART = /^(?:no|always|unless-stopped|on-failure(?::\d*)?)?$/;

/** Returns false for a value that docker would reject. A variable or a command substitution can be anything. */
export function isValid(name: string, value: string): boolean {
  if (name === 'env' || name === 'label') return pair(value)[0] !== '';
  if (/[$`]/.test(value)) return true;
  if (name === 'publish') return isPublished(value);
  if (name === 'expose') return readPorts(value.replace(/\/(?:tcp|udp|sctp)$/i, '')) !== null;
  if (name === 'restart') return RESTART.test(value);
  if (name === 'memory-swap' && value === '-1') return true;
  return !/^(?:memory(?:-reservation|-swap)?|shm-size)$/.test(name) || SIZE.test(value);
}

/**
 * `[[ip:][host]:]container[/protocol]`. Both ports may be ranges, of the same length or with a single container port.
 */
function isPublished(value: string): boolean {
  const match = /^(?:(?:(.*):)?([^:]*):)?([^:/]+)(?:\/(?:tcp|udp|sctp)?)?$/i.exec(value);
  if (!match) return false;
  const [, ip = '', host = '', container = ''] = match;
  const [from, to] = [readPorts(host), readPorts(container)];
  if (to === null || (host !== '' && from === null) || (ip !== '' && !isAddress(ip))) return false;
  return from === null || to === 1 || from === to;
}

/**
 * Converts the long form of a published port, `target=80,published=8080,protocol=udp`, to the short one; other values
 * are unchanged.
 */
export function shortPort(value: string): string {
  if (!value.includes('=')) return value;
  const fields = value.split(',').map((field) => pair(field));
  if (fields.some(([name, text]) => name === '' || text === undefined)) return value;
  const { published, target = '', protocol = 'tcp' } = Object.fromEntries(fields) as Record<string, string | undefined>;
  if (target === '') return value;
  return [published, protocol === 'tcp' ? target : `${target}/${protocol}`].filter(Boolean).join(':');
}

/** Returns the number of ports in a port or range. */
function readPorts(text: string): number | null {
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const count = Number(last) - Number(first) + 1;
  return count >= 1 && Number(last) <= 65_535 ? count : null;
}

function isAddress(text: string): boolean {
  try {
    parseAddress(text.replace(/^\[(.*)\]$/, '$1'));
    return true;
  } catch {
    return false;
  }
}
