import type { Category, OperationCard } from '../../core/card.ts';
import type { Params } from '../../core/failure.ts';
import type { Lookup } from '../../i18n/texts.ts';
import type { Outcome, Part } from '../../calls/outcome.ts';
import type { PaletteAction } from '../registry.ts';
import { type Answer, stateOf } from '../answers/answers.ts';
import { modeOf, namedInputs, type Call } from '../../calls/call.ts';
import { followsEcho } from '../../read/settled.ts';
import type { Row } from './row.ts';
import { edgeSpaces, mask, oneLine, someLines } from './display-text.ts';

/** What Enter does on a row. */
export type EnterEffect = 'copy' | 'wait' | 'open' | 'run' | 'show' | 'add';

/** What a row displays. */
export interface RowView {
  kind: 'answer' | 'tool' | 'action' | 'page' | 'external';
  tool?: string;
  /** For tools: the color of the icon. */
  category?: Category;
  icon: string;
  title: string;
  text: string;
  /** The first lines of a value with several: shown where there is room. */
  lines?: string;
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

function operationName({ card, operation }: Call, texts: RowTexts): string | null {
  return card.operations.length > 1 ? texts.tool(card.id)(`operations.${operation.name}`) : null;
}

/** The title of a call; for a chain, the names of its stages. */
function nameFor(call: Call, texts: RowTexts): string {
  const name = (stage: Call) => nameOf(stage) ?? texts.title(stage.card.id);
  if (call.before.length === 0) return name(call);
  return [...call.before, call].map((stage) => nameOf(stage) ?? stage.alias ?? name(stage)).join(' | ');
}

/** A longer text that was read is truncated to the space in a note. */
const READ_AS = 60;

type Answered = Outcome & { kind: 'value' };

/**
 * How the last stage read its input, and the warnings. The notice that it could be read in another way isn't repeated:
 * that reading is the next row.
 */
function saidOf({ before }: Call, { readings, warnings }: Answered): string[] {
  const last = readings.filter(({ stage }) => stage === before.length);
  const notices = last.map(({ notice }) => notice);
  return [...last.map(({ name }) => name), ...warnings.filter((warning) => !notices.includes(warning))];
}

/** The note of an answer: its tool, how the text was read, invisible spaces and warnings. */
function noteOf(call: Call, outcome: Answered, texts: RowTexts): string {
  const { text, alias } = call;
  const operation = operationName(call, texts);
  // The title of a chain already contains the word; `hash · Hash` would repeat it.
  const isSaid = call.before.length > 0 || alias === call.card.id || alias === operation?.toLowerCase();
  const spaces = text === null ? 0 : edgeSpaces(text);
  return [
    call.readAs === undefined ? null : texts.t('panel.readAs', { text: oneLine(call.readAs).slice(0, READ_AS) }),
    call.isLiteral ? texts.t('panel.literal') : null,
    nameOf(call) ? texts.title(call.card.id) : isSaid ? null : alias,
    operation,
    spaces > 0 ? texts.t('palette.edgeSpaces', { count: spaces }) : null,
    ...saidOf(call, outcome),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Describes a file, which has no text: its type and size. */
function otherParts(parts: readonly Part[], { t }: RowTexts): string {
  const shown = parts.filter(({ text, secret, isQuiet }) => text !== null && text !== '' && !secret && !isQuiet);
  return shown
    .slice(0, 2)
    .map(({ label, text }) => t('ui.pair', { label, value: oneLine(text ?? '') }))
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

function answerView({ call, output, leads, title }: Row & { type: 'answer' }, texts: RowTexts): RowView {
  const { card } = call;
  const first = leads || followsEcho(call, output, stateOf(texts.answer(call.key)));
  const base = {
    tool: card.id,
    category: card.category,
    icon: card.icon,
    title: first ? (title ?? nameFor(call, texts)) : '',
    note: first && !call.isStep ? '' : undefined,
  };
  const asTool = (text: string): RowView => ({
    ...base,
    kind: 'tool',
    text,
    tone: 'quiet',
    note: base.note === undefined ? undefined : (operationName(call, texts) ?? ''),
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
    const [name] = namedInputs(call);
    if (name !== undefined) return asTool(texts.t('panel.namesInput', { name }));
    const note = base.note === undefined ? undefined : outcome.warnings.join(' · ');
    return { ...base, kind: 'answer', text: outcome.text, tone: 'failure', note, enter: 'open' };
  }
  const part = outcome.parts[output];
  if (!part || part.text === null)
    return asTool(otherParts(outcome.parts, texts) || outcome.warnings[0] || texts.t('palette.seeInTool'));
  const text = part.secret ? mask(part.text) : oneLine(part.text);
  const note = base.note === undefined ? undefined : noteOf(call, outcome, texts);
  return {
    ...base,
    kind: 'answer',
    title: first && output > 0 ? `${base.title} · ${part.label}` : first ? base.title : part.label,
    text: text || texts.t('palette.emptyText'),
    lines: part.secret ? undefined : someLines(part.text),
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
    case 'step': {
      const { card, operation, word } = row.step;
      const { id: tool, category, icon } = card;
      const title = operation.aliasNames[word] ?? texts.title(card.id);
      return { kind: 'tool', tool, category, icon, title, text: word, tone: 'value', enter: 'add' };
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
