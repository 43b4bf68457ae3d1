import type { Line } from '../../calls/call.ts';
import type { OwnAliases } from '../../calls/own-aliases.ts';
import { type Snippet, snippetOf, snippetsBegun } from '../../calls/snippets.ts';
import { search } from '../../read/search/search.ts';
import { groupsOfHits } from './item-groups.ts';
import type { Group, Index, Row } from './row.ts';

const rowOf = (snippet: Snippet): Row => ({ type: 'snippet', id: `snippet-${snippet.word}`, snippet });

/** The snippet that a line calls, or those whose words it begins. */
export function snippetRows(line: Line, own: OwnAliases, now: Date): { called: boolean; groups: Group[] } {
  if (line.held) return { called: false, groups: [] };
  const called = snippetOf(line, own, now);
  const snippets = called ? [called] : snippetsBegun(line, own, now);
  return {
    called: called !== null,
    groups: snippets.length > 0 ? [{ name: 'snippets', rows: snippets.map(rowOf) }] : [],
  };
}

/** Returns the snippets that match the first word of a line. */
export function wordGroups({ text }: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  return groupsOfHits(search(text.trim().split(/\s/u)[0] ?? '', index).hits, expanded);
}
