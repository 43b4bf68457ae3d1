import { REFUSED_URL_CODES } from '../url/refused.ts';
import { parseUrl, type UrlHint } from '../url/url.ts';
import { Problem } from '../../../base/problem.ts';

export const PAGE_PROBLEMS = [...REFUSED_URL_CODES, 'relative-url', 'not-web', 'lone-surrogate'] as const;
export const PAGE_NOTICES = ['assumed-https', 'credentials', 'look-alike-letters', 'bad-encoding'] as const;

/** The address of a page on the web, by the URL standard, and what is odd about it. Throws Problem for any other link. */
export function pageOf(typed: string): { href: string; hints: readonly UrlHint[] } {
  const { href, hints, protocol, username } = parseUrl(typed);
  // Without a scheme, `ada@example.com` is an address, not a host with a user.
  if (hints.includes('assumed-https') && username.raw !== '')
    throw new Problem<(typeof PAGE_PROBLEMS)[number]>('not-web', 0, { scheme: 'mailto' });
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Problem<(typeof PAGE_PROBLEMS)[number]>('not-web', 0, { scheme: protocol.slice(0, -1) });
  return { href, hints };
}
