import { parametersOf } from '../../core/sharing/parameters.ts';

/** What an address can request in addition to its page: shared content, a search, or a tool named by a link. */
export type LaunchRequest = { kind: 'launcher' } | { kind: 'search'; value: string } | RarerRequest;

/** One whose code loads when it comes. */
export type RarerRequest = { kind: 'shared' } | { kind: 'paste' } | { kind: 'link'; value: string };

/** Reads the request from the query and fragment of an address; null if there is none. */
export function launchRequestOf({ search, hash }: Pick<Location, 'search' | 'hash'>): LaunchRequest | null {
  const mark = /^#(shared|launcher|paste)$/.exec(hash)?.[1] as 'shared' | 'launcher' | 'paste' | undefined;
  if (mark) return { kind: mark };
  const parameters = parametersOf(search);
  const query = parameters.get('q');
  const link = parameters.get('open');
  if (query !== null) return { kind: 'search', value: query };
  return link === null ? null : { kind: 'link', value: link };
}

/**
 * Returns the request of the page load and removes it from the address and the history, before anything else reads
 * them.
 */
export function takeLaunchRequest(): LaunchRequest | null {
  const request = launchRequestOf(window.location);
  if (request) window.history.replaceState(window.history.state, '', window.location.pathname);
  return request;
}
