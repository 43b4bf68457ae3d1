import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import { headOf, lookupOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ActionContext } from '../actions/action.ts';
import { enter } from '../actions/open-actions.ts';
import { setAlias } from '../actions/personal-actions.ts';
import { performAction, useRegistry } from '../registry.ts';
import { actionOfKey } from '../actions/row-actions.ts';
import { chosenIn, movedBy, useChoice, withToggled } from '../rows/selection.ts';
import { Footer } from './footer.tsx';
import { Help } from './help.tsx';
import { originField } from '../actions/insert.ts';
import type { Command } from '../keys/commands.ts';
import { knownTexts } from './cached-texts.ts';
import { List } from './list.tsx';
import type { Call } from '../../calls/call.ts';
import { expanded } from '../../calls/own-aliases.ts';
import { type MenuState, RowMenu } from './menu/row-menu.tsx';
import { isSilent, viewOf } from '../rows/row-view.ts';
import { type Group, groupsFor, submenuGroups } from '../rows/rows.ts';
import type { Shell } from '../shell.ts';
import { shortText } from '../rows/display-text.ts';
import { Status } from './status.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { useCopied } from '../answers/use-copy.ts';
import { useIndex, warmUpIndex } from '../rows/use-index.ts';
import { useMemory } from '../memory/use-memory.ts';
import type { Palette } from '../use-palette.ts';

export { warmUpIndex };

interface Props {
  palette: Palette;
  /** Begins every id, since the palette can be on the page and above it. */
  scope: string;
  shell: Shell;
  /** Something was copied, opened or done. */
  onDone: () => void;
}

/** Groups without the rows with these ids; an answer always keeps its first one. */
const without = (groups: readonly Group[], ids: readonly string[]): readonly Group[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !ids.includes(id)) }));

/** The calls of the rows, each once. */
function callsOf(groups: readonly Group[]): Call[] {
  const rows = groups.flatMap((group) => group.rows);
  return [...new Map(rows.flatMap((row) => (row.type === 'answer' ? [[row.request.key, row.request]] : []))).values()];
}

/** Everything under the field: ranking, answers and list. It lives as long as one opening. */
export default function Panel({ palette, scope, shell, onDone }: Props) {
  const t = useTexts();
  const { line, submenu, panelRef, inputRef, setList, onPanelReady } = palette;
  const { actions, ...undone } = useRegistry();
  const memory = useMemory(shell.remembers);
  const index = useIndex({ actions, memory, favourites: shell.favourites });
  const [choice, setChoice] = useChoice(line);
  const [acting, setActing] = useState<MenuState | null>(null);
  // On a page the palette's field is itself what has the focus.
  const origin = scope === 'palette' ? originField() : null;
  const showActions = useCallback(() => setActing('list'), []);
  const [done, setDone] = useState<{ line: typeof line; text: string } | null>(null);
  const asksForHelp = line.text.startsWith('?') && line.attachment === null && submenu === null;

  const meant = useMemo(
    () => ({ ...line, text: expanded(line.text, memory.own, index.vocabulary) }),
    [line, memory.own, index.vocabulary],
  );
  const asked = useMemo(() => {
    if (submenu) return submenuGroups(line.text, submenu, index);
    return asksForHelp ? [] : groupsFor(meant, index, choice.expanded);
  }, [submenu, asksForHelp, line, meant, index, choice.expanded]);
  const calls = useMemo(() => callsOf(asked), [asked]);
  const answers = useAnswers(calls, line.held);
  const silent = asked.flatMap((group) => group.rows.filter((row) => isSilent(row, answers.get))).map(({ id }) => id);
  const gone = silent.join(' ');
  const groups = useMemo(() => without(asked, gone.split(' ')), [asked, gone]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const { said, copy, disarm } = useCopied(line, answers, onDone);
  const known = useMemo(() => knownTexts(t), [t]);
  const words = {
    t: known,
    title: (id: string) => headOf(id).title,
    tool: lookupOf,
    answer: answers.get,
    held: line.held,
  };
  const views = rows.map((row) => viewOf(row, words));

  const selected = chosenIn(choice, rows);
  const selectedRow = rows[selected];
  const view = views[selected];
  const activeId = choice.byKey && selectedRow ? `${scope}-${selectedRow.id}` : undefined;

  const chip = line.attachment && !line.attachment.secret ? shortText(line.attachment.text) : undefined;
  const shown = rows.length > 0;
  useLayoutEffect(() => setList({ shown, activeId, chip }), [setList, shown, activeId, chip]);
  useLayoutEffect(() => () => setList({ shown: false }), [setList]);
  useEffect(onPanelReady, [onPanelReady]);

  const select = (index: number, byKey: boolean) => setChoice({ ...choice, index, rowId: rows[index]?.id, byKey });
  const announce = (key: string, params: Record<string, string> = {}) =>
    setDone({ line, text: t(`panel.said.${key}`, params) });
  const context: ActionContext = {
    palette,
    line,
    index,
    words,
    answers,
    memory,
    copy,
    shell,
    origin,
    onDone,
    toggleGroup: (name, row) => setChoice(withToggled(choice, name, rows.indexOf(row))),
    announce,
    showView: setActing,
  };

  function run(command: Command): boolean {
    // What someone else put there runs only once the user has said so.
    if ((command === 'enter' || typeof command === 'number') && palette.release()) return true;
    if (typeof command === 'number') {
      const row = rows[command];
      return row ? enter.perform(row, context) : false;
    }
    if (command === 'undo' || command === 'redo') {
      if (undone[command] === null) return false;
      announce(command === 'undo' ? 'undone' : 'redone', { what: undone[command] });
      performAction(command);
      return true;
    }
    const to = rows.length > 0 ? movedBy(command, selected, groups) : null;
    if (to !== null) select(to, true);
    else if (!selectedRow) return command !== 'tab' && command !== 'copy';
    else if (command === 'actions') setActing('list');
    else return actionOfKey(command)?.perform(selectedRow, context) ?? true;
    return true;
  }

  useImperativeHandle(panelRef, () => ({ run, disarm }));

  function closeActions() {
    setActing(null);
    inputRef.current?.focus();
  }

  function escapeNow() {
    if (acting) return acting === 'list' ? 'closeActions' : 'back';
    return line.text !== '' || line.attachment !== null ? 'clear' : 'close';
  }

  function status(): string {
    if (done?.line === line) return done.text;
    if (said)
      return t(`palette.said.${said.state}`, {
        title: views[rows.findIndex(({ id }) => id === said.rowId)]?.title ?? '',
      });
    if (asksForHelp) return t('panel.help.title');
    if (choice.byKey) return '';
    if (!view) return t('palette.nothingFound');
    return t('palette.status', { count: rows.length, deed: t(`palette.deeds.${view.deed}`), title: view.title });
  }

  return (
    <>
      {asksForHelp ? (
        <Help filter={line.text.slice(1)} />
      ) : (
        <List
          scope={scope}
          groups={groups}
          views={views}
          selected={selected}
          roomy={acting !== null}
          follow={choice.byKey}
          said={said}
          onPoint={(index) => select(index, false)}
          onPress={(index) => run(index)}
          onMenu={(index) => {
            select(index, false);
            setActing('list');
          }}
          t={known}
        />
      )}
      {acting && selectedRow && view && (
        <RowMenu
          key={selectedRow.id}
          row={selectedRow}
          state={acting}
          onBack={showActions}
          line={meant}
          onAct={(action) => {
            if (!action.view) closeActions();
            action.perform(selectedRow, context);
          }}
          onAlias={(word) => {
            closeActions();
            setAlias(selectedRow, word, context);
          }}
          onClose={closeActions}
          {...{ scope, view, context }}
        />
      )}
      <Footer
        deed={acting ? undefined : view?.deed}
        moves={acting ? acting === 'list' : view !== undefined}
        carries={!acting && (view?.kind === 'answer' || (view?.kind === 'tool' && view.tone === 'quiet'))}
        armed={said?.state === 'armed'}
        escape={escapeNow()}
        hasActions={selectedRow !== undefined}
        onActions={showActions}
        t={known}
      />
      <Status message={status()} urgent={said !== null || done?.line === line} />
    </>
  );
}
