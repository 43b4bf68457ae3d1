import type { OperationCard } from '../core/card.ts';
import type { Params } from '../core/failure.ts';
import type { Lookup } from '../i18n/texts.ts';
import type { Answer, Part } from './answers.ts';
import { modeOf, type Request } from './calls.ts';
import type { Row } from './rows.ts';
import { edgeSpaces, lengthOf, masked, oneLine } from './shown.ts';

/** What Enter does with a row. */
export type Deed = 'copy' | 'wait' | 'open' | 'run' | 'show';

/** A row as it is drawn. */
export interface RowView {
  kind: 'answer' | 'tool' | 'action' | 'page' | 'external';
  tool?: string;
  icon: string;
  title: string;
  text: string;
  /** `value` is data, `pending` has nothing to show yet. */
  tone: 'plain' | 'value' | 'pending' | 'failure' | 'quiet';
  /** A second line: undefined for rows of one line, so that the height never depends on what comes in. */
  note?: string;
  trail?: string;
  shortcut?: string;
  deed: Deed;
}

export interface Words {
  t(key: string, params?: Params): string;
  title(toolId: string): string;
  tool(toolId: string): Lookup;
  answer(key: string): Answer;
}

/** The output of an answer row, once it is there. */
export function partOf(answer: Answer, output: number): Part | null {
  return answer.state === 'settled' && answer.outcome.kind === 'value' ? (answer.outcome.parts[output] ?? null) : null;
}

/** The proper name that the alias stands for, as SHA-256. */
function nameOf({ alias, operation }: Request): string | null {
  return alias === null ? null : (operation.aliasNames[alias] ?? null);
}

/**
 * Further rows of an answer are there from the start, so that nothing moves when it comes. One that has nothing to say goes:
 * the run failed, or this output is none.
 */
export function isSilent(row: Row, answerOf: Words['answer']): boolean {
  if (row.type !== 'answer' || row.output === 0) return false;
  const answer = answerOf(row.request.key);
  return answer.state !== 'pending' && typeof partOf(answer, row.output)?.text !== 'string';
}

function operationName({ card, operation }: Request, words: Words): string | null {
  return card.operations.length > 1 ? words.tool(card.id)(`operations.${operation.name}`) : null;
}

/** What there is to know about an answer besides its text: where from, lengths, spaces that nobody sees, the first warning. */
function noteOf(request: Request, part: Part | null, warning: string | null, words: Words): string {
  const { text } = request;
  const spaces = text === null ? 0 : edgeSpaces(text);
  const showsInput = text !== null && text.length <= 10_000;
  return [
    nameOf(request) ? words.title(request.card.id) : request.alias === request.card.id ? null : request.alias,
    operationName(request, words),
    part?.text ? words.t('palette.outputLength', { count: part.length }) : null,
    showsInput && part ? words.t('palette.inputLength', { count: lengthOf(text) }) : null,
    spaces > 0 ? words.t('palette.edgeSpaces', { count: spaces }) : null,
    warning,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What to type: the name of the field when the texts of the tool are there. */
function hintFor({ card, operation }: { card: Request['card']; operation: OperationCard }, words: Words): string {
  const label = words.tool(card.id)(`fields.${operation.primary.name}.label`);
  return label ? words.t('palette.typeField', { label }) : words.t('palette.typeText');
}

function answerView({ request, output }: Row & { type: 'answer' }, words: Words): RowView {
  const { card, alias } = request;
  const first = output === 0;
  const base = {
    tool: card.id,
    icon: card.icon,
    title: first ? (nameOf(request) ?? words.title(card.id)) : '',
    note: first ? '' : undefined,
  };
  const asTool = (text: string): RowView => ({
    ...base,
    kind: 'tool',
    text,
    tone: 'quiet',
    note: first ? (operationName(request, words) ?? '') : undefined,
    deed: 'open',
  });
  const mode = modeOf(request);
  if (mode === 'wait') return asTool(hintFor(request, words));
  if (mode === 'open') return asTool(words.t('palette.enterRuns'));

  const answer = words.answer(request.key);
  if (answer.state === 'pending') return { ...base, kind: 'answer', text: '…', tone: 'pending', deed: 'wait' };
  if (answer.state === 'late') return asTool(words.t('palette.tooSlow'));
  if (answer.state === 'lost') return asTool(words.t('palette.notLoaded'));
  const { outcome } = answer;
  if (outcome.kind === 'empty') return asTool(hintFor(request, words));
  if (outcome.kind === 'failure') {
    // A text that was only recognized was not meant for this tool after all.
    if (alias === null) return asTool(words.t('palette.openWithText'));
    return { ...base, kind: 'answer', text: outcome.text, tone: 'failure', deed: 'open' };
  }
  const part = outcome.parts[output];
  if (!part || part.text === null) return asTool(words.t('palette.seeInTool'));
  const text = part.secret ? masked(part.text) : oneLine(part.text);
  const note = first ? noteOf(request, part, outcome.warning, words) : undefined;
  return {
    ...base,
    kind: 'answer',
    title: first ? base.title : part.label,
    text: text || words.t('palette.emptyText'),
    tone: text ? 'value' : 'quiet',
    note,
    deed: 'copy',
  };
}

export function viewOf(row: Row, words: Words): RowView {
  switch (row.type) {
    case 'answer':
      return answerView(row, words);
    case 'open': {
      const { card } = row.request;
      const title = words.t('palette.openIn', { title: words.title(card.id) });
      return { kind: 'tool', tool: card.id, icon: card.icon, title, text: '', tone: 'plain', deed: 'open' };
    }
    case 'item': {
      const { kind, card, action, icon, title, detail } = row.item;
      const trail = card ? words.t(`categories.${card.category}`) : undefined;
      return {
        kind,
        tool: card?.id,
        icon,
        title,
        text: detail,
        tone: 'plain',
        trail,
        shortcut: action?.shortcut,
        deed: card ? 'open' : 'run',
      };
    }
    case 'more': {
      const title = words.t('palette.showAll', { count: row.count });
      return { kind: 'action', icon: 'ellipsis', title, text: '', tone: 'quiet', deed: 'show' };
    }
    case 'category': {
      const title = words.t(`categories.${row.category}`);
      const trail = words.t('palette.tools', { count: row.count });
      return {
        kind: 'action',
        icon: row.expanded ? 'chevron-down' : 'chevron-right',
        title,
        text: '',
        tone: 'plain',
        trail,
        deed: 'show',
      };
    }
  }
}
