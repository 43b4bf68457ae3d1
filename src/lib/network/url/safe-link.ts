// Describes a link before someone follows it.
import { parseUrl } from './url.ts';
import { isUrl } from '../../../base/is-url.ts';

export const LINK_NOTICES = [
  'credentials',
  'look-alike-letters',
  'shortened',
  'not-encrypted',
  'active-scheme',
] as const;
export type LinkNotice = (typeof LINK_NOTICES)[number];

const SHORTENERS = new Set(
  'bit.ly buff.ly cutt.ly dlvr.it goo.gl is.gd lnkd.in ow.ly qrco.de rb.gy rebrand.ly s.id shorturl.at t.co t.ly tiny.cc tinyurl.com u.to v.gd'.split(
    ' ',
  ),
);

export interface LinkFacts {
  /** The host that it leads to, decoded; null if the link names no host. */
  host: string | null;
  notices: LinkNotice[];
}

/** Returns the host of a link and what is suspicious about it; null if the text isn't a link. Nothing is opened. */
export function inspectLink(text: string): LinkFacts | null {
  const link = text.trim();
  if (/^(?:javascript|data|vbscript|file|blob):/i.test(link)) return { host: null, notices: ['active-scheme'] };
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(link) || !isUrl(link)) return null;
  const { unicodeHostname, hostname, protocol, hints } = parseUrl(link);
  const notices: LinkNotice[] = [];
  if (hints.includes('credentials')) notices.push('credentials');
  if (hints.includes('look-alike-letters')) notices.push('look-alike-letters');
  if (SHORTENERS.has(hostname.replace(/^www\./, ''))) notices.push('shortened');
  if (protocol === 'http:' || protocol === 'ftp:') notices.push('not-encrypted');
  return { host: unicodeHostname === hostname ? hostname : `${unicodeHostname} (${hostname})`, notices };
}
