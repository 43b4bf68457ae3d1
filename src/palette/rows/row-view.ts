import type { Category, OperationCard } from '../../core/card.ts';
import type { Params } from '../../core/failure.ts';
import type { Lookup } from '../../i18n/texts.ts';
import type { Part } from '../../calls/outcome.ts';
import type { PaletteAction } from '../registry.ts';
import { type Answer, partOf } from '../answers/answers.ts';
import { modeOf, type Call } from '../../calls/call.ts';
import { echoRows, followsEcho } from './echo.ts';
import type { Row } from './row.ts';
import { edgeSpaces, lengthOf, mask, oneLine } from './display-text.ts';

/** What Enter does on a row. */
export type EnterEffect = 'copy' | 'wait' | 'open' | 'run' | 'show';

/** What a row displays. */
export interface RowView {
  kind: 'answer' | 'tool' | 'action' | 'page' | 'external';
  tool?: string;
  /** For tools: the color of the icon. */
  category?: Category;
  icon: string;
  title: string;
  text: string;
  /** `value`: data in a monospace font; `pending`: nothing to show yet. */
  tone: 'plain' | 'value' | 'pending' | 'failure' | 'quiet';
  /**
   * The second line; undefined for rows with one line. An empty string keeps the height stable while the answer loads.
   */
  note?: string;
  accessory?: string;
  shortcut?: string;
  /** Keys to press one after another. */
  sequence?: string;
  enter: EnterEffect;
}

export interface RowTexts {
  t(key: string, params?: Params): string;
  title(toolId: string): string;
  tool(toolId: string): Lookup;
  answer(key: string): Answer;
  /** Did the line come from outside (a link, a share)? Then nothing runs before the user presses Enter. */
  held?: boolean;
}

/** Returns the proper name of the preset of an alias, such as SHA-256. */
function nameOf({ alias, operation }: Call): string | null {
  return alias === null ? null : (operation.aliasNames[alias] ?? null);
}

/** From this confidence, a failure for a recognized text means a mistake in the text, not in the recognition. */
const CLEAR = 0.85;

/**
 * Is the failure of a call shown as the answer? It is if the text looks like input for the tool, so that the failure
 * explains the mistake.
 */
function explains({ reason, isFaulty, text }: Call): boolean {
  // A word that can't be converted is part of a sentence: "up to date".
  const isWord = text !== null && /^\p{L}+$/u.test(text);
  if (isFaulty || (reason.kind === 'conversion' && !isWord) || reason.kind === 'calculation') return true;
  return reason.kind === 'recognized' && (reason.rule.confidence >= CLEAR || reason.isProven);
}

/**
 * Returns the IDs of rows with nothing to show. All rows of an answer exist from the start, so that nothing moves when
 * it arrives; a row is hidden if its output is empty, or if the text was only recognized and then rejected. If all are
 * rejected, the first one explains why.
 */
export function hiddenRows(rows: readonly Row[], answerOf: RowTexts['answer']): string[] {
  const hidden: string[] = [];
  const refused: (Row & { type: 'answer' })[] = [];
  let answered = false;
  let shown: string | null = null;
  for (const row of rows) {
    if (row.type !== 'answer') continue;
    const answer = answerOf(row.call.key);
    const { alias, doubtful, isSpare, key } = row.call;
    if (isSpare && shown !== null && shown !== key) {
      hidden.push(row.id);
      continue;
    }
    const isRefused = answer.state === 'settled' && answer.outcome.kind !== 'value' && row.leads;
    if (isRefused && (alias === null || doubtful)) {
      hidden.push(row.id);
      if (answer.outcome.kind === 'failure' && !doubtful && explains(row.call)) refused.push(row);
    } else if (answer.state === 'pending' || answer.state === 'unasked' || row.leads) {
      answered = true;
      shown ??= key;
    } else if (typeof partOf(answer, row.output)?.text !== 'string') hidden.push(row.id);
  }
  hidden.push(...echoRows(rows, hidden, answerOf));
  const [first] = refused;
  return first && !answered ? hidden.filter((id) => id !== first.id) : hidden;
}

function operationName({ card, operation }: Call, texts: RowTexts): string | null {
  return card.operations.length > 1 ? texts.tool(card.id)(`operations.${operation.name}`) : null;
}

/** The title of a call; for a chain, the names of its stages. */
function nameFor(call: Call, texts: RowTexts): string {
  const name = (stage: Call) => nameOf(stage) ?? texts.title(stage.card.id);
  if (call.before.length === 0) return name(call);
  return [...call.before, call].map((stage) => nameOf(stage) ?? stage.alias ?? name(stage)).join(' | ');
}

const lengths = new WeakMap<Part, number>();

/** Counted once per text: rows are rebuilt on every key press. */
function lengthOfPart(part: Part): number {
  const length = lengths.get(part) ?? lengthOf(part.text ?? '');
  lengths.set(part, length);
  return length;
}

/** A longer text that was read is truncated to the space in a note. */
const READ_AS = 60;

/** The note of an answer: its tool, lengths, invisible spaces and warnings. */
function noteOf(call: Call, part: Part | null, warnings: readonly string[], texts: RowTexts): string {
  const { text, alias } = call;
  const operation = operationName(call, texts);
  // The title of a chain already contains the word; `hash · Hash` would repeat it.
  const isSaid = call.before.length > 0 || alias === call.card.id || alias === operation?.toLowerCase();
  const spaces = text === null ? 0 : edgeSpaces(text);
  const showsInput = text !== null && text.length <= 10_000;
  return [
    call.readAs === undefined ? null : texts.t('panel.readAs', { text: oneLine(call.readAs).slice(0, READ_AS) }),
    call.isLiteral ? texts.t('panel.literal') : null,
    nameOf(call) ? texts.title(call.card.id) : isSaid ? null : alias,
    operation,
    part?.text ? texts.t('palette.outputLength', { count: lengthOfPart(part) }) : null,
    showsInput && part ? texts.t('palette.inputLength', { count: lengthOf(text) }) : null,
    spaces > 0 ? texts.t('palette.edgeSpaces', { count: spaces }) : null,
    ...warnings,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Describes a file, which has no text: its type and size. */
function otherParts(parts: readonly Part[]): string {
  const known = parts.filter(({ text, secret }) => text !== null && text !== '' && !secret);
  return known
    .slice(0, 2)
    .map(({ label, text }) => `${label}: ${oneLine(text ?? '')}`)
    .join(' · ');
}

/** What to type next; names the field once the texts of the tool are loaded. */
function hintFor({ card, operation }: { card: Call['card']; operation: OperationCard }, texts: RowTexts): string {
  const label = texts.tool(card.id)(`fields.${operation.primary.name}.label`);
  return label ? texts.t('palette.typeField', { label }) : texts.t('palette.typeText');
}

/** The placeholder for a pending answer: empty at first, so that fast answers do not flicker. */
function pendingText({ phase, seconds, share }: Answer & { state: 'pending' }, texts: RowTexts): string {
  if (phase === 'new') return '';
  if (seconds === 0) return phase === 'short' ? '…' : texts.t('palette.working');
  return share === null
    ? texts.t('palette.workingFor', { seconds })
    : texts.t('palette.workingShare', { seconds, percent: Math.round(100 * share) });
}

function answerView({ call, output, leads }: Row & { type: 'answer' }, texts: RowTexts): RowView {
  const { card } = call;
  const first = leads || followsEcho(call, output, texts.answer(call.key));
  const base = {
    tool: card.id,
    category: card.category,
    icon: card.icon,
    title: first ? nameFor(call, texts) : '',
    note: first ? '' : undefined,
  };
  const asTool = (text: string): RowView => ({
    ...base,
    kind: 'tool',
    text,
    tone: 'quiet',
    note: first ? (operationName(call, texts) ?? '') : undefined,
    enter: 'open',
  });
  const mode = modeOf(call);
  if (mode === 'wait' && call.before.length > 0) return { ...asTool(''), note: texts.t('panel.chainWaits') };
  if (mode === 'wait') return asTool(hintFor(call, texts));
  if (mode === 'open') return asTool(texts.t('palette.enterRuns'));

  const answer = texts.answer(call.key);
  if (answer.state === 'unasked' && (mode === 'ask' || texts.held))
    return { ...asTool(texts.t('palette.enterRuns')), enter: 'run' };
  if (answer.state === 'unasked') return { ...base, kind: 'answer', text: '', tone: 'pending', enter: 'wait' };
  if (answer.state === 'pending')
    return { ...base, kind: 'answer', text: pendingText(answer, texts), tone: 'pending', enter: 'wait' };
  if (answer.state === 'lost') return asTool(texts.t('palette.notLoaded'));
  const { outcome } = answer;
  if (outcome.kind === 'empty') return asTool(hintFor(call, texts));
  if (outcome.kind === 'failure') {
    const note = first ? outcome.warnings.join(' · ') : undefined;
    return { ...base, kind: 'answer', text: outcome.text, tone: 'failure', note, enter: 'open' };
  }
  const part = outcome.parts[output];
  if (!part || part.text === null)
    return asTool(otherParts(outcome.parts) || outcome.warnings[0] || texts.t('palette.seeInTool'));
  const text = part.secret ? mask(part.text) : oneLine(part.text);
  const note = first ? noteOf(call, part, outcome.warnings, texts) : undefined;
  return {
    ...base,
    kind: 'answer',
    title: first && output > 0 ? `${base.title} · ${part.label}` : first ? base.title : part.label,
    text: text || texts.t('palette.emptyText'),
    tone: text ? 'value' : 'quiet',
    note,
    enter: 'copy',
  };
}

/** Does an action only open the list of its choices? */
export const isParent = (action: PaletteAction | undefined) => action !== undefined && action.perform === undefined;

export function viewOf(row: Row, texts: RowTexts): RowView {
  switch (row.type) {
    case 'answer':
      return answerView(row, texts);
    case 'open': {
      const { card } = row.call;
      const title = texts.t('palette.openIn', { title: texts.title(card.id) });
      const { id: tool, category, icon } = card;
      return { kind: 'tool', tool, category, icon, title, text: '', tone: 'plain', enter: 'open' };
    }
    case 'item': {
      const { kind, card, action, icon, title, detail } = row.item;
      const state = action?.current ? texts.t('panel.current') : undefined;
      const accessory = card ? texts.t(`categories.${card.category}`) : state;
      return {
        kind,
        tool: card?.id,
        category: card?.category,
        icon,
        title: (row.inSubmenu && action?.short) || title,
        text: detail,
        tone: 'plain',
        accessory,
        shortcut: action?.shortcut,
        sequence: action?.sequence?.join(' '),
        enter: card ? 'open' : isParent(action) ? 'show' : 'run',
      };
    }
    case 'snippet': {
      const { word, text, waits } = row.snippet;
      return {
        kind: 'answer',
        icon: 'text-quote',
        title: word,
        text: oneLine(text) || texts.t('palette.emptyText'),
        tone: waits ? 'quiet' : 'value',
        note: waits ? texts.t('palette.typeText') : texts.t('panel.words.snippet'),
        enter: waits ? 'show' : 'copy',
      };
    }
    case 'more': {
      const title = texts.t('palette.showAll', { count: row.count });
      return { kind: 'action', icon: 'ellipsis', title, text: '', tone: 'quiet', enter: 'show' };
    }
    case 'category': {
      const title = texts.t(`categories.${row.category}`);
      const accessory = texts.t('palette.tools', { count: row.count });
      return {
        kind: 'action',
        icon: row.expanded ? 'chevron-down' : 'chevron-right',
        title,
        text: '',
        tone: 'plain',
        accessory,
        enter: 'show',
      };
    }
  }
}
