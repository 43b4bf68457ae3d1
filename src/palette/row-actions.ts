import type { Request } from './calls.ts';
import { chordOf, type KeyId } from './keymap.ts';
import { type OwnAliases, sameStands, type Stands } from './own-aliases.ts';
import type { RowView } from './row-view.ts';
import type { Row } from './rows.ts';
import type { Usage } from './usage.ts';

/** What can be done with a row, from the keyboard or from the list of its actions. */
export type ActId =
  | 'enter'
  | 'openTool'
  | 'newTab'
  | 'insert'
  | 'copy'
  | 'copyJson'
  | 'use'
  | 'save'
  | 'again'
  | 'favourite'
  | 'unfavourite'
  | 'alias'
  | 'unalias'
  | 'forget'
  | 'forgetAll'
  | 'help';

export interface RowAction {
  id: ActId;
  icon: string;
  chord?: string;
  /** The alias that `unalias` takes away. */
  alias?: string;
}

/** What is known besides the row itself. */
export interface Around {
  favourites: readonly string[];
  own: OwnAliases;
  usage: Usage;
  /** Is there a field that had the focus before and takes a text? */
  canInsert: boolean;
}

const ACT_ICONS: Record<ActId, string> = {
  enter: 'corner-down-left',
  openTool: 'arrow-right',
  newTab: 'external-link',
  insert: 'text-cursor-input',
  copy: 'copy',
  copyJson: 'braces',
  use: 'repeat',
  save: 'download',
  again: 'refresh-cw',
  favourite: 'heart',
  unfavourite: 'heart-off',
  alias: 'tag',
  unalias: 'tag',
  forget: 'history',
  forgetAll: 'history',
  help: 'keyboard',
};
const KEY_OF: Partial<Record<ActId, KeyId>> = { unfavourite: 'favourite', unalias: 'alias' };
const KEYLESS: ReadonlySet<ActId> = new Set(['forgetAll']);

/** What a row stands for in the memory of the palette: a tool, or an action, page or link. */
export function subjectOf(row: Row): string | null {
  if (row.type === 'item') return row.item.id;
  return row.type === 'answer' || row.type === 'open' ? row.request.card.id : null;
}

function toolOf(row: Row): string | null {
  if (row.type === 'item') return row.item.card?.id ?? null;
  return subjectOf(row);
}

/** Kinds of fields that say how many or how much, not of what: such an operation makes something up. */
const COUNTS: ReadonlySet<string> = new Set(['integer', 'decimal', 'boolean', 'choice']);

/** One stage of a line without its text: an alias, and flags of choices and numbers. */
function headOf({ card, operation, alias, values, preset }: Request): string {
  const flags = Object.entries(values).flatMap(([name, value]) =>
    COUNTS.has(operation.fields[name] ?? '') && value !== preset[name] && /^[\w.-]+$/.test(String(value))
      ? [` --${name}=${String(value)}`]
      : [],
  );
  return (alias ?? `${card.id}/${operation.name}`) + flags.join('');
}

/** What an alias for a row stands for: the head of a line that does the same, without any text that was typed. */
export function standsFor(row: Row): Stands | null {
  if (row.type === 'item') return row.item.card ? { line: row.item.id } : { item: row.item.id };
  if (row.type !== 'answer' && row.type !== 'open') return null;
  return { line: [...row.request.before, row.request].map(headOf).join(' | ') };
}

/** The actions of a row, what Enter does first. */
export function actionsFor(row: Row, { deed }: Pick<RowView, 'deed'>, around: Around): RowAction[] {
  const tool = toolOf(row);
  const subject = subjectOf(row);
  const stands = standsFor(row);
  const copies = row.type === 'answer' && (deed === 'copy' || deed === 'wait');
  const alias = stands && Object.entries(around.own).find(([, other]) => sameStands(other, stands))?.[0];
  const wasUsed = subject !== null && around.usage.used[subject] !== undefined;
  const anythingUsed = Object.keys(around.usage.used).length > 0;
  const ids: (ActId | false)[] = [
    'enter',
    copies && 'openTool',
    tool !== null && 'newTab',
    copies && around.canInsert && 'insert',
    tool !== null && !copies && 'copy',
    copies && 'copyJson',
    copies && 'use',
    copies && 'save',
    copies && row.request.text === null && COUNTS.has(row.request.operation.primary.kind) && 'again',
    tool !== null && (around.favourites.includes(tool) ? 'unfavourite' : 'favourite'),
    stands !== null && (alias ? 'unalias' : 'alias'),
    wasUsed && 'forget',
    anythingUsed && 'forgetAll',
    'help',
  ];
  return ids.flatMap((id) => {
    if (id === false) return [];
    const chord = KEYLESS.has(id) ? undefined : chordOf(KEY_OF[id] ?? (id as KeyId));
    return { id, icon: ACT_ICONS[id], chord, ...(id === 'unalias' && alias ? { alias } : {}) };
  });
}
