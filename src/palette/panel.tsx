import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import { headOf, lookupOf } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { type Line, requestOf, type Request, takesText } from './calls.ts';
import type { Command } from './commands.ts';
import { Footer } from './footer.tsx';
import type { Item } from './items.ts';
import { List } from './list.tsx';
import { ActionRegistry } from './registry.tsx';
import { isSilent, viewOf } from './row-view.ts';
import { type Group, groupsFor, type Row } from './rows.ts';
import { openRequest } from './run-request.ts';
import { Status } from './status.tsx';
import { type PaletteAction, usePaletteActions } from './store.ts';
import { useAnswers } from './use-answers.ts';
import { useCopied } from './use-copied.ts';
import { useIndex } from './use-index.ts';
import type { Palette } from './use-palette.ts';

const PAGE = 8;

interface Props {
  palette: Palette;
  /** Begins every id, since the palette can be on the page and above it. */
  scope: string;
  favourites: readonly string[];
  openTool: (id: string) => void;
  /** Something was copied, opened or done. */
  onDone: () => void;
}

/** Everything under the field: ranking, answers and list. It lives as long as one opening. */
export default function Panel(props: Props) {
  const actions = usePaletteActions();
  return (
    <ActionRegistry actions={actions}>{(registered) => <Results {...props} actions={registered} />}</ActionRegistry>
  );
}

/** What was chosen in the list of one line; another line begins anew, so a selection can never be that of an older list. */
interface Choice {
  line: Line;
  index: number;
  /** What stood at the index; it is followed when rows above it go. */
  rowId?: string;
  /** By arrow key: only then is the row the active descendant, else screen readers stop reading what is typed. */
  byKey: boolean;
  expanded: ReadonlySet<string>;
}

const NOTHING_EXPANDED: ReadonlySet<string> = new Set();

/** Groups without the rows with these ids; an answer always keeps its first one. */
const without = (groups: readonly Group[], ids: readonly string[]): readonly Group[] =>
  groups.map(({ name, rows }) => ({ name, rows: rows.filter(({ id }) => !ids.includes(id)) }));

function Results({
  palette,
  scope,
  favourites,
  openTool,
  onDone,
  actions,
}: Props & { actions: readonly PaletteAction[] }) {
  const t = useTexts();
  const { line, panelRef, setList, onPanelReady } = palette;
  const index = useIndex(actions, favourites);
  const [lastChoice, setChoice] = useState<Choice>({ line, index: 0, byKey: false, expanded: NOTHING_EXPANDED });
  const choice = lastChoice.line === line ? lastChoice : { line, index: 0, byKey: false, expanded: NOTHING_EXPANDED };

  const asked = useMemo(() => groupsFor(line, index, choice.expanded), [line, index, choice.expanded]);
  const answers = useAnswers(useMemo(() => asked.flatMap((group) => group.rows), [asked]));
  const silent = asked.flatMap((group) => group.rows.filter((row) => isSilent(row, answers.get))).map(({ id }) => id);
  const gone = silent.join(' ');
  const groups = useMemo(() => without(asked, gone.split(' ')), [asked, gone]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const { said, copy, disarm } = useCopied(line, answers, onDone);
  const words = { t, title: (id: string) => headOf(id).title, tool: lookupOf, answer: answers.get };
  const views = rows.map((row) => viewOf(row, words));

  const followed = rows.findIndex(({ id }) => id === choice.rowId);
  const selected = followed >= 0 ? followed : Math.min(choice.index, rows.length - 1);
  const selectedRow = rows[selected];
  const view = views[selected];
  const activeId = choice.byKey && selectedRow ? `${scope}-${selectedRow.id}` : undefined;

  useLayoutEffect(() => setList({ shown: rows.length > 0, activeId }), [setList, rows.length, activeId]);
  useLayoutEffect(() => () => setList({ shown: false }), [setList]);
  useEffect(onPanelReady, [onPanelReady]);

  const select = (index: number, byKey: boolean) => setChoice({ ...choice, index, rowId: rows[index]?.id, byKey });
  const move = (by: number) => select(Math.max(0, Math.min(rows.length - 1, selected + by)), true);

  function expand(name: string, index: number) {
    const expanded = new Set(choice.expanded);
    if (!expanded.delete(name)) expanded.add(name);
    setChoice({ ...choice, index, rowId: undefined, expanded });
  }

  function open(request: Request) {
    void openRequest(request, openTool).then(onDone);
  }

  function pickItem({ card, action }: Item) {
    const [operation] = card?.operations ?? [];
    if (card && line.attachment && operation && takesText(operation)) {
      open(requestOf({ card, operation, preset: {} }, line.attachment.text, { attachment: line.attachment }));
      return;
    }
    if (!action?.keepOpen) onDone();
    if (card) openTool(card.id);
    void action?.perform();
  }

  /** False when the row has no use for the key. */
  function act(row: Row, how: 'enter' | 'openTool' | 'tab'): boolean {
    if (row.type === 'answer' && how === 'enter') {
      const { deed } = viewOf(row, words);
      if (deed === 'open') open(row.request);
      else void copy(row);
      return true;
    }
    if (row.type === 'answer' || row.type === 'open') {
      open(row.request);
      return true;
    }
    if (how === 'tab') return false;
    if (row.type === 'item') pickItem(row.item);
    else expand(row.type === 'more' ? row.group : row.category, rows.indexOf(row));
    return true;
  }

  function run(command: Command): boolean {
    const row = typeof command === 'number' ? rows[command] : selectedRow;
    if (typeof command === 'number') return row ? act(row, 'enter') : false;
    if (command === 'up') move(-1);
    else if (command === 'down') move(1);
    else if (command === 'pageUp') move(-PAGE);
    else if (command === 'pageDown') move(PAGE);
    else return row ? act(row, command) : command !== 'tab';
    return true;
  }

  useImperativeHandle(panelRef, () => ({ run, disarm }));

  function status(): string {
    if (said)
      return t(`palette.said.${said.state}`, {
        title: views[rows.findIndex(({ id }) => id === said.rowId)]?.title ?? '',
      });
    if (choice.byKey) return '';
    if (!view) return t('palette.nothingFound');
    return t('palette.status', { count: rows.length, deed: t(`palette.deeds.${view.deed}`), title: view.title });
  }

  return (
    <>
      <List
        scope={scope}
        groups={groups}
        views={views}
        selected={selected}
        follow={choice.byKey}
        said={said}
        onPoint={(index) => select(index, false)}
        onPress={(index) => {
          const row = rows[index];
          if (row) act(row, 'enter');
        }}
      />
      <Footer view={view} armed={said?.state === 'armed'} clears={line.text !== '' || line.attachment !== null} />
      <Status message={status()} urgent={said !== null} />
    </>
  );
}
