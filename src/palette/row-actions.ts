import { modeOf } from './calls.ts';
import type { KeyId } from './first-keys.ts';
import { chordOf } from './keymap.ts';
import { headsOf, isSettingKind } from './line-heads.ts';
import { type OwnAliases, sameStands, type Stands } from './own-aliases.ts';
import type { RowView } from './row-view.ts';
import type { Index, Row } from './rows.ts';
import { undoing } from './undoing.ts';
import type { Usage } from './usage.ts';

/** What can be done with a row, from the keyboard or from the list of its actions. */
export type ActId =
  | 'enter'
  | 'openTool'
  | 'newTab'
  | 'insert'
  | 'copy'
  | 'copyJson'
  | 'link'
  | 'use'
  | 'swap'
  | 'compare'
  | 'save'
  | 'again'
  | 'favourite'
  | 'unfavourite'
  | 'alias'
  | 'unalias'
  | 'forget'
  | 'forgetAll'
  | 'why'
  | 'help';

/** Actions that show something in the place of the list. */
const SUB_VIEWS = ['alias', 'compare', 'why'] as const satisfies readonly ActId[];
export type SubView = (typeof SUB_VIEWS)[number];
export const isSubView = (id: ActId): id is SubView => (SUB_VIEWS as readonly ActId[]).includes(id);

export interface RowAction {
  id: ActId;
  icon: string;
  chord?: string;
  /** The alias that `unalias` takes away. */
  alias?: string;
}

/** What is known besides the row itself. */
export interface Around {
  index: Pick<Index, 'cards' | 'aliases'>;
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
  link: 'link',
  use: 'repeat',
  swap: 'arrow-left-right',
  compare: 'git-compare',
  save: 'download',
  again: 'refresh-cw',
  favourite: 'heart',
  unfavourite: 'heart-off',
  alias: 'tag',
  unalias: 'tag',
  forget: 'history',
  forgetAll: 'history',
  why: 'info',
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

/** What an alias for a row stands for: the head of a line that does the same, without any text that was typed. */
export function standsFor(row: Row): Stands | null {
  if (row.type === 'item') return row.item.card ? { line: row.item.id } : { item: row.item.id };
  if (row.type !== 'answer' && row.type !== 'open') return null;
  return { line: headsOf(row.request) };
}

/** Was a text given to a tool, so that there is a reason to tell? */
const isExplained = (row: Row) => row.type === 'open' || (row.type === 'answer' && modeOf(row.request) !== 'wait');

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
    copies && 'link',
    copies && 'use',
    copies && row.output === 0 && undoing(row.request, around.index) !== null && 'swap',
    copies && 'compare',
    copies && 'save',
    copies && row.request.text === null && isSettingKind(row.request.operation.primary.kind) && 'again',
    tool !== null && (around.favourites.includes(tool) ? 'unfavourite' : 'favourite'),
    stands !== null && (alias ? 'unalias' : 'alias'),
    wasUsed && 'forget',
    anythingUsed && 'forgetAll',
    isExplained(row) && 'why',
    'help',
  ];
  return ids.flatMap((id) => {
    if (id === false) return [];
    const chord = KEYLESS.has(id) ? undefined : chordOf(KEY_OF[id] ?? (id as KeyId));
    return { id, icon: ACT_ICONS[id], chord, ...(id === 'unalias' && alias ? { alias } : {}) };
  });
}
