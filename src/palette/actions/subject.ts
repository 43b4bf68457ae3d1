import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { type Call } from '../../calls/call.ts';
import { linkLineOf, lineWithoutData } from '../../calls/heads.ts';
import type { Snippet } from '../../calls/snippets.ts';
import { sameTarget, type AliasTarget } from '../../calls/own-aliases.ts';
import type { Part } from '../../calls/outcome.ts';
import { partOf } from '../answers/answers.ts';
import { keepAnswer } from '../memory/last-answer.ts';
import { mask, oneLine } from '../rows/display-text.ts';
import { viewOf } from '../rows/row-view.ts';
import type { Row } from '../rows/row.ts';
import { openCall, resultOf } from '../answers/run-call.ts';
import type { ActionContext } from './action.ts';

/** The id under which uses of a row are remembered: of its tool, action, page or link. */
export function subjectOf(row: Row): string | null {
  if (row.type === 'item') return row.item.id;
  return row.type === 'answer' || row.type === 'open' ? row.call.card.id : null;
}

/** The id of a row's tool. */
export function toolOf(row: Row): string | null {
  return row.type === 'item' ? (row.item.card?.id ?? null) : subjectOf(row);
}

/** Can the answer of a row be copied, now or when it is ready? */
export function isCopied(row: Row, { texts }: ActionContext): row is Row & { type: 'answer' } {
  return row.type === 'answer' && ['copy', 'wait'].includes(viewOf(row, texts).enter);
}

/** The target of an alias for a row: a line that does the same, without any typed text. */
export function aliasTargetOf(row: Row): AliasTarget | null {
  if (row.type === 'item') return row.item.card ? { line: row.item.id } : { item: row.item.id };
  if (row.type === 'snippet') return { text: row.snippet.template };
  if (row.type !== 'answer' && row.type !== 'open') return null;
  return { line: lineWithoutData(row.call) };
}

/** The user's aliases for a row. */
export function ownAliasesOf(row: Row, { memory }: ActionContext): string[] {
  const target = aliasTargetOf(row);
  if (!target) return [];
  return Object.entries(memory.own).flatMap(([word, other]) => (sameTarget(other, target) ? [word] : []));
}

/** Counts a use of the row for the ranking. */
export function rememberUse(row: Row, { index, memory, line }: ActionContext): void {
  const subject = subjectOf(row);
  const entry = index.items.find(({ id }) => id === subject);
  if (entry) memory.used(entry, line.attachment ? '' : line.text);
  const { alias = null, card, operation } = row.type === 'answer' ? row.call : {};
  if (card && alias !== null && operation && Object.hasOwn(operation.aliases, alias)) memory.usedWord(card.id, alias);
}

/** Opens the page of the tool with the values of a call. */
export function openWithInput(row: Row, call: Call, context: ActionContext): true {
  rememberUse(row, context);
  const answer = context.answers.get(call.key);
  const result = answer.state === 'settled' ? resultOf(answer.outcome) : undefined;
  void openCall(call, context.shell.openTool, result).then(context.onDone);
  return true;
}

/** The most of a value that a notification shows. */
const MOST_SAID = 40;

/** Is an answer masked, or computed from a masked text? */
const isSecret = ({ secret }: Part, { line }: ActionContext) => secret || line.attachment?.secret === true;

/** Uses an answer if it is ready; returns false otherwise. */
export function withAnswer(row: Row, context: ActionContext, then: (text: string, secret: boolean) => void): boolean {
  const part = row.type === 'answer' ? partOf(context.answers.get(row.call.key), row.output) : null;
  if (typeof part?.text !== 'string') return false;
  rememberUse(row, context);
  keepAnswer(part.text, isSecret(part, context));
  then(part.text, part.secret);
  return true;
}

/** What was copied, as the notification says it: the value of a row with its name; a secret stays masked. */
function copiedAs(row: Row & { type: 'answer' }, text: string, context: ActionContext): string {
  const { texts, answers } = context;
  const part = partOf(answers.get(row.call.key), row.output);
  const label = viewOf(row, texts).title || part?.label || texts.title(row.call.card.id);
  const pair = (value: string) => texts.t('ui.pair', { label, value });
  if (!part || isSecret(part, context)) return pair(mask(''));
  const value = oneLine(text);
  return pair(value.length > MOST_SAID ? `${value.slice(0, MOST_SAID)}…` : value);
}

/** Copies the answer of a row, or all that are selected, one per line; now or when they are ready. */
export function copyAnswer(
  row: Row,
  context: ActionContext,
  options: { closes: boolean; as?: (text: string) => string },
): boolean {
  if (!isCopied(row, context)) return false;
  const { answers, marked, shell, texts } = context;
  const together = marked.filter((other) => isCopied(other, context));
  const rows = together.length > 1 ? together : [row];
  const several = rows.length > 1 ? texts.t('palette.answers', { count: rows.length }) : null;
  const onCopied = (text: string) => {
    rememberUse(row, context);
    const parts = rows.map(({ call, output }) => partOf(answers.get(call.key), output));
    keepAnswer(
      text,
      parts.some((part) => part !== null && isSecret(part, context)),
    );
    if (options.closes) shell.notify('palette.copyStatus.copied', { title: several ?? copiedAs(row, text, context) });
  };
  const onLateFailure = () => shell.notify('palette.copyStatus.failed', { title: several ?? viewOf(row, texts).title });
  void context.copy(rows, { ...options, onCopied, onLateFailure });
  return true;
}

/** Copies a snippet; if it still needs a text, puts its word into the field instead. */
export function copySnippet({ word, text, waits }: Snippet, { palette, shell, onDone, announce }: ActionContext): true {
  if (waits) {
    palette.setText(`${word} `);
    return true;
  }
  void copyText(text).then((result) => {
    if (result !== 'copied') {
      announce('copyFailed');
      return;
    }
    onDone();
    shell.notify('palette.copyStatus.copied', { title: word });
  });
  return true;
}

/**
 * Returns the URL of a row: the page of its tool or, for a chain or a call with options, the palette with that line
 * without its text.
 */
function linkOf(row: Row, { shell }: ActionContext): string | null {
  const subject = subjectOf(row);
  if (subject === null) return null;
  const line = row.type === 'answer' ? linkLineOf(row.call) : subject;
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
