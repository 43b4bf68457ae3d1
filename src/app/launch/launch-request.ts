/** What an address can say besides its page: that something was brought along, a search, or a tool that a link names. */
export type Brought = { kind: 'shared' | 'launcher' | 'paste' } | { kind: 'search' | 'link'; value: string };

/** Reads it from the query and the fragment of an address; null for every other one. */
export function broughtBy({ search, hash }: Pick<Location, 'search' | 'hash'>): Brought | null {
  const mark = /^#(shared|launcher|paste)$/.exec(hash)?.[1] as 'shared' | 'launcher' | 'paste' | undefined;
  if (mark) return { kind: mark };
  const given = new URLSearchParams(search);
  const query = given.get('q');
  const link = given.get('open');
  if (query !== null) return { kind: 'search', value: query };
  return link === null ? null : { kind: 'link', value: link };
}

/** What came with the page that loads; its address and its history forget it before anything else reads them. */
export function takeBrought(): Brought | null {
  const brought = broughtBy(window.location);
  if (brought) window.history.replaceState(window.history.state, '', window.location.pathname);
  return brought;
}
