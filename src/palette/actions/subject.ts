import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { type Call } from '../../calls/call.ts';
import { headsForLink, headsOf } from '../../calls/heads.ts';
import { sameStands, type Stands } from '../../calls/own-aliases.ts';
import { partOf } from '../answers/answers.ts';
import { viewOf } from '../rows/row-view.ts';
import type { Row } from '../rows/rows.ts';
import { openCall } from '../answers/run-call.ts';
import type { ActionContext } from './action.ts';

/** What the palette remembers of a row: a tool, or an action, page or link. */
export function subjectOf(row: Row): string | null {
  if (row.type === 'item') return row.item.id;
  return row.type === 'answer' || row.type === 'open' ? row.request.card.id : null;
}

/** The tool of a row. */
export function toolOf(row: Row): string | null {
  return row.type === 'item' ? (row.item.card?.id ?? null) : subjectOf(row);
}

/** The text of a row's answer can be copied, now or when it is there. */
export function isCopied(row: Row, { words }: ActionContext): row is Row & { type: 'answer' } {
  return row.type === 'answer' && ['copy', 'wait'].includes(viewOf(row, words).deed);
}

/** What an alias for a row stands for: the head of a line that does the same, without any text that was typed. */
export function standsFor(row: Row): Stands | null {
  if (row.type === 'item') return row.item.card ? { line: row.item.id } : { item: row.item.id };
  if (row.type !== 'answer' && row.type !== 'open') return null;
  return { line: headsOf(row.request) };
}

/** The user's own alias for a row. */
export function ownAliasOf(row: Row, { memory }: ActionContext): string | null {
  const stands = standsFor(row);
  return (stands && Object.entries(memory.own).find(([, other]) => sameStands(other, stands))?.[0]) ?? null;
}

/** Counts a use of the row for the ranking. */
export function rememberUse(row: Row, { index, memory, line }: ActionContext): void {
  const subject = subjectOf(row);
  const entry = index.items.find(({ id }) => id === subject);
  if (entry) memory.used(entry, line.attachment ? '' : line.text);
}

/** Opens the page of the tool with what the line gives it. */
export function openWithInput(row: Row, request: Call, context: ActionContext): true {
  rememberUse(row, context);
  void openCall(request, context.shell.openTool).then(context.onDone);
  return true;
}

/** Does something with an answer that is there; false when there is none. */
export function withAnswer(row: Row, context: ActionContext, then: (text: string, secret: boolean) => void): boolean {
  const part = row.type === 'answer' ? partOf(context.answers.get(row.request.key), row.output) : null;
  if (typeof part?.text !== 'string') return false;
  rememberUse(row, context);
  then(part.text, part.secret);
  return true;
}

/** Copies the answer of a row, now or when it is there. */
export function copyAnswer(
  row: Row,
  context: ActionContext,
  options: { closes: boolean; as?: (text: string) => string },
): boolean {
  if (!isCopied(row, context)) return false;
  void context.copy(row, { ...options, onCopied: () => rememberUse(row, context) });
  return true;
}

/** The page of a tool; for a chain or a call with flags the palette with that line, without its text. */
function linkOf(row: Row, { shell }: ActionContext): string | null {
  const subject = subjectOf(row);
  if (subject === null) return null;
  const line = row.type === 'answer' ? headsForLink(row.request) : subject;
  const hasMore = line.includes(' ');
  const link = new URL(shell.hrefOf(hasMore ? '' : subject), window.location.href);
  if (hasMore) link.searchParams.set('open', line);
  return link.href;
}

export function copyLink(row: Row, context: ActionContext): boolean {
  const link = linkOf(row, context);
  if (link === null) return false;
  void copyText(link).then((result) => context.announce(result === 'copied' ? 'linkCopied' : 'copyFailed'));
  return true;
}
