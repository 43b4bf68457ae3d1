import { parseAddress } from '../cidr/address.ts';

const DEFAULT_PORT = 51_820;

interface Endpoint {
  /** IPv6 addresses have brackets. */
  host: string;
  port: number;
}

const NAME = /^(?=.{1,253}$)[\p{L}\d](?:[\p{L}\d_-]{0,62})?(?:\.[\p{L}\d][\p{L}\d_-]{0,62})*$/u;

function isAddress(text: string, version: 4 | 6): boolean {
  try {
    return parseAddress(text).version === version;
  } catch {
    return false;
  }
}

/** `name:port`, `192.0.2.1:port` or `[2001:db8::1]:port`; undefined for anything else. */
export function readEndpoint(text: string, port?: number): Endpoint | undefined {
  const parts = /^(\[[^\]]*\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(text.trim());
  const host = parts?.[1] ?? '';
  const own = parts?.[2] === undefined ? port : Number(parts[2]);
  if (own === undefined || own < 1 || own > 65_535) return undefined;
  const isHost = host.startsWith('[')
    ? isAddress(host.slice(1, -1), 6)
    : /^[\d.]+$/.test(host)
      ? isAddress(host, 4)
      : NAME.test(host);
  return isHost ? { host, port: own } : undefined;
}

/** The same, where the port may be left out. */
export const serverEndpoint = (text: string) => readEndpoint(text, DEFAULT_PORT);
