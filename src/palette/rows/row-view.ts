import type { OperationCard } from '../../core/card.ts';
import type { Params } from '../../core/failure.ts';
import type { Lookup } from '../../i18n/texts.ts';
import type { Part } from '../../calls/outcome.ts';
import type { PaletteAction } from '../registry.ts';
import { type Answer, partOf } from '../answers/answers.ts';
import { modeOf, type Call } from '../../calls/call.ts';
import type { Row } from './rows.ts';
import { edgeSpaces, lengthOf, masked, oneLine } from './display-text.ts';

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
  /** Keys that are pressed one after the other. */
  sequence?: string;
  deed: Deed;
}

export interface Words {
  t(key: string, params?: Params): string;
  title(toolId: string): string;
  tool(toolId: string): Lookup;
  answer(key: string): Answer;
  /** Was the line put there by someone else? Then Enter comes before any run. */
  held?: boolean;
}

/** The proper name that the alias stands for, as SHA-256. */
function nameOf({ alias, operation }: Call): string | null {
  return alias === null ? null : (operation.aliasNames[alias] ?? null);
}

/**
 * Further rows of an answer are there from the start, so that nothing moves when it comes. One that has nothing to say goes:
 * the run failed, or this output is none.
 */
export function isSilent(row: Row, answerOf: Words['answer']): boolean {
  if (row.type !== 'answer') return false;
  const answer = answerOf(row.request.key);
  if (answer.state === 'pending' || answer.state === 'unasked') return false;
  if (!row.leads) return typeof partOf(answer, row.output)?.text !== 'string';
  // A text that was only recognized was not meant for this tool after all.
  const { alias } = row.request;
  return alias === null && answer.state === 'settled' && answer.outcome.kind !== 'value';
}

function operationName({ card, operation }: Call, words: Words): string | null {
  return card.operations.length > 1 ? words.tool(card.id)(`operations.${operation.name}`) : null;
}

/** A chain is called by its stages. */
function nameFor(request: Call, words: Words): string {
  const name = (stage: Call) => nameOf(stage) ?? words.title(stage.card.id);
  if (request.before.length === 0) return name(request);
  return [...request.before, request].map((stage) => nameOf(stage) ?? stage.alias ?? name(stage)).join(' | ');
}

const lengths = new WeakMap<Part, number>();

/** Counted once: rows are made anew with every key. */
function lengthOfPart(part: Part): number {
  const length = lengths.get(part) ?? lengthOf(part.text ?? '');
  lengths.set(part, length);
  return length;
}

/** What there is to know about an answer besides its text: where from, lengths, spaces that nobody sees, the warnings. */
function noteOf(request: Call, part: Part | null, warnings: readonly string[], words: Words): string {
  const { text } = request;
  const spaces = text === null ? 0 : edgeSpaces(text);
  const showsInput = text !== null && text.length <= 10_000;
  return [
    nameOf(request) ? words.title(request.card.id) : request.alias === request.card.id ? null : request.alias,
    operationName(request, words),
    part?.text ? words.t('palette.outputLength', { count: lengthOfPart(part) }) : null,
    showsInput && part ? words.t('palette.inputLength', { count: lengthOf(text) }) : null,
    spaces > 0 ? words.t('palette.edgeSpaces', { count: spaces }) : null,
    ...warnings,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is known of a file, which itself is no text: its type, its size. */
function otherParts(parts: readonly Part[]): string {
  const known = parts.filter(({ text, secret }) => text !== null && text !== '' && !secret);
  return known
    .slice(0, 2)
    .map(({ label, text }) => `${label}: ${oneLine(text ?? '')}`)
    .join(' · ');
}

/** What to type: the name of the field when the texts of the tool are there. */
function hintFor({ card, operation }: { card: Call['card']; operation: OperationCard }, words: Words): string {
  const label = words.tool(card.id)(`fields.${operation.primary.name}.label`);
  return label ? words.t('palette.typeField', { label }) : words.t('palette.typeText');
}

/** What stands where the answer will be: nothing at first, so that fast ones do not flicker. */
function pendingText({ phase, seconds, share }: Answer & { state: 'pending' }, words: Words): string {
  if (phase === 'new') return '';
  if (seconds === 0) return phase === 'short' ? '…' : words.t('palette.working');
  return share === null
    ? words.t('palette.workingFor', { seconds })
    : words.t('palette.workingShare', { seconds, percent: Math.round(100 * share) });
}

function answerView({ request, output, leads: first }: Row & { type: 'answer' }, words: Words): RowView {
  const { card } = request;
  const base = {
    tool: card.id,
    icon: card.icon,
    title: first ? nameFor(request, words) : '',
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
  if (mode === 'wait' && request.before.length > 0) return { ...asTool(''), note: words.t('panel.chainWaits') };
  if (mode === 'wait') return asTool(hintFor(request, words));
  if (mode === 'open') return asTool(words.t('palette.enterRuns'));

  const answer = words.answer(request.key);
  if (answer.state === 'unasked' && (mode === 'ask' || words.held))
    return { ...asTool(words.t('palette.enterRuns')), deed: 'run' };
  if (answer.state === 'unasked') return { ...base, kind: 'answer', text: '', tone: 'pending', deed: 'wait' };
  if (answer.state === 'pending')
    return { ...base, kind: 'answer', text: pendingText(answer, words), tone: 'pending', deed: 'wait' };
  if (answer.state === 'late') return asTool(words.t('palette.tooSlow'));
  if (answer.state === 'lost') return asTool(words.t('palette.notLoaded'));
  const { outcome } = answer;
  if (outcome.kind === 'empty') return asTool(hintFor(request, words));
  if (outcome.kind === 'failure') {
    const note = first ? outcome.warnings.join(' · ') : undefined;
    return { ...base, kind: 'answer', text: outcome.text, tone: 'failure', note, deed: 'open' };
  }
  const part = outcome.parts[output];
  if (!part || part.text === null) return asTool(otherParts(outcome.parts) || words.t('palette.seeInTool'));
  const text = part.secret ? masked(part.text) : oneLine(part.text);
  const note = first ? noteOf(request, part, outcome.warnings, words) : undefined;
  return {
    ...base,
    kind: 'answer',
    title: first && output > 0 ? `${base.title} · ${part.label}` : first ? base.title : part.label,
    text: text || words.t('palette.emptyText'),
    tone: text ? 'value' : 'quiet',
    note,
    deed: 'copy',
  };
}

/** Does an action only open the list of its choices? */
export const isParent = (action: PaletteAction | undefined) => action !== undefined && action.perform === undefined;

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
      const state = action?.current ? words.t('panel.current') : undefined;
      const trail = card ? words.t(`categories.${card.category}`) : state;
      return {
        kind,
        tool: card?.id,
        icon,
        title: (row.inSubmenu && action?.short) || title,
        text: detail,
        tone: 'plain',
        trail,
        shortcut: action?.shortcut,
        sequence: action?.sequence?.join(' '),
        deed: card ? 'open' : isParent(action) ? 'show' : 'run',
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
