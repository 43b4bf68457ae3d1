// Unwraps links that a mail filter or a site has wrapped in its own address: the target is read from the link, nothing
// is opened.
import { decodeBase64, decodeUtf8 } from '../../bytes/bytes.ts';
import { Problem } from '../../../base/problem.ts';
import { isUrl } from '../../../base/is-url.ts';
import { type Wrapper, wrapperOf, WRAPPERS } from './link-wrappers.ts';

export interface Unwrapped {
  wrapper: Wrapper;
  target: string;
  /** The email address that Safe Links created it for. */
  recipient: string | null;
  /** The target is stored on the service's servers; `target` is its domain, which is all that the link contains. */
  domainOnly?: true;
}

/** Targets that no parameter contains as they are. */
const READ: Partial<Record<Wrapper, (url: URL) => string | null>> = {
  cisco: lastOfPath,
  sophos: ({ searchParams }) => textOf(searchParams.get('u') ?? ''),
};

/**
 * Removes one layer from a link; null if it isn't a known wrapper. Throws Problem `no-target` if the target is missing,
 * and `kept-elsewhere` if such links never contain it.
 */
export function unwrap(link: string): Unwrapped | null {
  if (!isUrl(link)) return null;
  const url = new URL(link);
  const rule = wrapperOf(url);
  if (!rule) return null;
  if (rule.wrapper === 'proofpoint') return proofpoint(url, link);
  if (rule.wrapper === 'mimecast') return mimecast(url);
  const parameter = rule.parameters?.map((name) => url.searchParams.get(name)).find((value) => value);
  const target = parameter ?? READ[rule.wrapper]?.(url);
  if (!target) {
    if (!rule.filter) return null;
    throw new Problem('no-target');
  }
  const recipient =
    url.searchParams
      .get('data')
      ?.split('|')
      .find((part) => /^[^@\s]+@[^@\s]+$/.test(part)) ?? null;
  return { wrapper: rule.wrapper, target, recipient };
}

/** The last part of a path is the target, percent-encoded. */
function lastOfPath({ pathname }: URL): string | null {
  const target = percentDecoded(pathname.slice(pathname.lastIndexOf('/') + 1));
  return /^[a-z][a-z\d+.-]*:/i.test(target) ? target : null;
}

/** Reveals at most the domain of its target. */
function mimecast({ searchParams }: URL): Unwrapped {
  const domain = searchParams.get('domain');
  if (!domain) throw new Problem('kept-elsewhere', undefined, { service: WRAPPERS.mimecast });
  return { wrapper: 'mimecast', target: domain, recipient: null, domainOnly: true };
}

function proofpoint(url: URL, link: string): Unwrapped {
  const target = url.pathname.startsWith('/v3/') ? thirdVersion(link) : olderVersion(url);
  if (target === null || target === '') throw new Problem('no-target');
  return { wrapper: 'proofpoint', target, recipient: null };
}

/** Version 2 writes `-` for `%` and `_` for `/`; version 1 is percent-encoded at most twice. */
function olderVersion(url: URL): string | null {
  const target = url.searchParams.get('u');
  if (target === null) return null;
  return url.pathname.startsWith('/v2/') ? percentDecoded(target.replaceAll('-', '%').replaceAll('_', '/')) : target;
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Version 3: `__target__;replaced!`, where `*` is the next replaced character and `**A` the next two, `**B` three, … */
function thirdVersion(link: string): string | null {
  const match = /\/v3\/__(.+?)__;([\w-]*)/.exec(link);
  if (!match) return null;
  const replaced = [...textOf(match[2]!)];
  let at = 0;
  const target = percentDecoded(match[1]!).replace(/\*(?:\*(.))?/gu, (_, letter?: string) => {
    const count = letter === undefined ? 1 : RUN_LENGTHS.indexOf(letter) + 2;
    at += count;
    return replaced.slice(at - count, at).join('');
  });
  return target.replace(/^([a-z\d+.-]+:\/)(?=[^/])/i, '$1/');
}

function textOf(base64: string): string {
  try {
    return decodeUtf8(decodeBase64(base64).bytes).text;
  } catch (error) {
    if (error instanceof Problem) throw new Problem('no-target');
    throw error;
  }
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) throw new Problem('no-target');
    throw error;
  }
}

/** Returns all layers of a link, outermost first; empty if it isn't wrapped. */
export function unwrapAll(link: string): Unwrapped[] {
  const layers: Unwrapped[] = [];
  for (let next = unwrap(link); next && layers.length < 10; next = unwrap(next.target)) layers.push(next);
  return layers;
}

/** Returns the links in a text, including its HTML (`&amp;`), without duplicates. */
export function linksOf(text: string): string[] {
  const links = text.match(/https?:\/\/[^\s<>"'`\\^{}]+/gi) ?? [];
  return [...new Set(links.map((link) => link.replaceAll(/&(?:amp|#38|#x26);/gi, '&').replace(/[),.;]+$/, '')))];
}
