import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { refuse } from './reply.ts';
import type { Access } from './limits.ts';

/** The name in a Host header, without its port and the brackets of an IPv6 address. */
export const hostName = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, whatever the lengths. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/**
 * Refuses requests that a page elsewhere makes a browser send: to a name that isn't ours (DNS rebinding), or from an origin
 * that isn't listed.
 */
export function guardHost({ hosts, origins }: Access): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (!hosts.includes('*') && !hosts.includes(hostName(host)))
      return refuse(c, { code: 'forbidden', params: { origin: hostName(host) } });
    const origin = c.req.header('origin');
    if (origin === undefined) return next();
    const isListed = origins.includes(origin);
    const isOwn = URL.canParse(origin) && new URL(origin).host === host;
    if (!isListed && !isOwn) return refuse(c, { code: 'forbidden', params: { origin } });
    if (!isListed) return next();
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Vary', 'Origin', { append: true });
    if (c.req.method !== 'OPTIONS') return next();
    c.header('Access-Control-Allow-Methods', 'GET, POST');
    c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language');
    c.header('Access-Control-Max-Age', '600');
    return c.body(null, 204);
  };
}

/** Refuses requests without the token, if there is one. */
export function guardToken({ token }: Access): MiddlewareHandler {
  return async (c, next) => {
    if (token === null) return next();
    const sent = /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (sent !== undefined && isSame(sent, token)) return next();
    c.header('WWW-Authenticate', 'Bearer');
    return refuse(c, { code: 'unauthorized' });
  };
}
