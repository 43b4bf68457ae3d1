// Why the WHATWG URL standard refuses a URL.
import { Problem } from '../../../base/problem.ts';

export const REFUSED_URL_CODES = [
  'invalid-url',
  'no-host',
  'space-in-host',
  'host-character',
  'bad-ipv4',
  'bad-ipv6',
  'bad-port',
  'port-too-large',
] as const;

export type RefusedUrlCode = (typeof REFUSED_URL_CODES)[number];

/** Forbidden host code points of the standard (3.2), without those that end a host. */
const FORBIDDEN = /[\0\t\n\r #/<>?@[\\\]^|%:]/;

/** The scheme, then user information, the host and the port. */
const AUTHORITY = /^[a-z][a-z0-9+.-]*:[/\\]{2,}([^/\\?#]*)/i;

/**
 * Returns what is wrong with a URL that the standard refuses. `shift` is how many characters of `url` the user hasn't
 * typed.
 */
export function refusalOf(url: string, shift: number): Problem<RefusedUrlCode> {
  const match = AUTHORITY.exec(url);
  if (!match) return new Problem('invalid-url');
  const authority = match[1] ?? '';
  const begin = match[0].length - authority.length - shift;
  const at = (index: number) => Math.max(0, begin + index);
  const from = authority.lastIndexOf('@') + 1;
  const rest = authority.slice(from);
  if (rest.startsWith('[')) {
    const end = rest.indexOf(']');
    const port = rest.slice(end + 1);
    if (end > 0 && port.startsWith(':') && port.length > 1 && /^\[[\d.:a-f]+\]/i.test(rest))
      return portProblem(port.slice(1), at(from + end + 2)) ?? new Problem('bad-ipv6', at(from));
    return new Problem('bad-ipv6', at(from));
  }
  const colon = rest.indexOf(':');
  const host = colon < 0 ? rest : rest.slice(0, colon);
  if (host === '') return new Problem('no-host', at(from));
  const space = host.search(/\s/);
  if (space >= 0) return new Problem('space-in-host', at(from + space));
  const wrong = FORBIDDEN.exec(host);
  if (wrong && wrong[0] !== '%') return new Problem('host-character', at(from + wrong.index), { character: wrong[0] });
  const port = colon < 0 ? null : portProblem(rest.slice(colon + 1), at(from + colon + 1));
  if (port) return port;
  // The last label alone decides whether it is an address (3.5).
  if (/(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i.test(host)) return new Problem('bad-ipv4', at(from), { host });
  return new Problem('invalid-url');
}

function portProblem(port: string, offset: number): Problem<RefusedUrlCode> | null {
  if (!/^\d*$/.test(port)) return new Problem('bad-port', offset, { port });
  return Number(port) > 65_535 ? new Problem('port-too-large', offset, { port }) : null;
}
