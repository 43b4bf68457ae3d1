import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ActionContext } from '../actions/action.ts';
import { originField } from '../actions/insert.ts';
import { setAlias } from '../actions/personal-actions.ts';
import { isCopied } from '../actions/subject.ts';
import { InLine } from '../arguments/in-line.tsx';
import { useArguments } from '../arguments/use-arguments.ts';
import { useCopy } from '../answers/use-copy.ts';
import { shortText } from '../rows/display-text.ts';
import { pressed, unmarked, withToggled } from '../rows/selection.ts';
import { warmUpIndex } from '../rows/use-index.ts';
import type { Shell } from '../shell.ts';
import type { Palette } from '../use-palette.ts';
import { cacheTexts } from './cached-texts.ts';
import { Footer } from './footer.tsx';
import { List } from './list.tsx';
import styles from './list.module.css';
import type { MenuState } from './menu/row-menu.tsx';
import { MenuSlot } from './more/menu-slot.tsx';
import { Preview } from './preview/preview.tsx';
import { statusOf } from './status-text.ts';
import { Status } from './status.tsx';
import { useCommands } from './use-commands.ts';
import { useMore } from './more/use-more.ts';
import { useRecall } from './use-recall.ts';
import { type Rows, useRows } from './use-rows.ts';

export { warmUpIndex };

interface Props {
  palette: Palette;
  /** Prefix of all ids, since there can be a palette on the page and one above it. */
  scope: string;
  shell: Shell;
  /** Called after something was copied, opened or performed. */
  onDone: () => void;
}

/** Reports the state of the list to the field, for assistive technology. */
function useListState(
  { line, setList, onPanelReady }: Palette,
  { rows, selection, selected }: Rows,
  { scope, word }: { scope: string; word: string | undefined },
) {
  const row = rows[selected];
  const activeId = selection.byKey && row ? `${scope}-${row.id}` : undefined;
  const chip = line.attachment && !line.attachment.secret ? shortText(line.attachment.text) : undefined;
  const hasRows = rows.length > 0;
  useLayoutEffect(() => setList({ hasRows, activeId, chip, word }), [setList, hasRows, activeId, chip, word]);
  useLayoutEffect(() => () => setList({ hasRows: false }), [setList]);
  useEffect(onPanelReady, [onPanelReady]);
}

/** What Escape does. */
function escapeEffect(menu: MenuState | null, { line, submenu }: Palette) {
  if (menu) return menu === 'list' ? 'closeActions' : 'back';
  if (submenu && line.text === '') return 'back';
  return line.text !== '' || line.attachment !== null ? 'clear' : 'close';
}

/** Everything below the field: list, actions, help. Mounted while the palette is open. */
export default function Panel({ palette, scope, shell, onDone }: Props) {
  const translate = useTexts();
  const t = useMemo(() => cacheTexts(translate), [translate]);
  const { line, submenu, panelRef, inputRef } = palette;
  const list = useRows({ line, submenu, shell, t });
  const { index, memory, texts, groups, rows, views, selection, setSelection, selected, marked, answers, asksForHelp } =
    list;
  const [menu, setMenu] = useState<MenuState | null>(null);
  const showActions = useCallback(() => setMenu('list'), []);
  const [announced, setAnnounced] = useState<{ line: typeof line; text: string } | null>(null);
  const { status: copyStatus, copy, isCopying, disarm, release } = useCopy(line, answers, onDone);
  const recall = useRecall(palette);
  const fields = useArguments(palette, list);
  useListState(palette, list, { scope, word: fields.word });

  const row = rows[selected];
  const view = views[selected];
  const more = useMore(menu !== null || asksForHelp, () => {
    setMenu(null);
    shell.notify('palette.failed');
  });
  const select = (at: number, byKey: boolean) =>
    setSelection({ ...(byKey ? unmarked(selection) : selection), index: at, rowId: rows[at]?.id, byKey });
  const context: ActionContext = {
    palette,
    line,
    index,
    texts,
    answers,
    memory,
    copy,
    marked,
    shell,
    onDone,
    // On a page, the field of the palette itself has focus.
    origin: scope === 'palette' ? originField() : null,
    toggleGroup: (name, toggled) => setSelection(withToggled(selection, name, rows.indexOf(toggled))),
    announce: (key, params = {}) => setAnnounced({ line, text: t(`panel.done.${key}`, params) }),
    showView: setMenu,
  };

  const run = useCommands({ palette, list, context, recall, fields, select, setMenu, release });
  function unmark(): boolean {
    if (marked.length > 0) setSelection(unmarked(selection));
    return marked.length > 0;
  }
  useImperativeHandle(panelRef, () => ({ run, isCopying, disarm: () => disarm() || unmark() }));

  function closeMenu() {
    setMenu(null);
    inputRef.current?.focus();
  }

  const isAnnounced = announced?.line === line;
  return (
    <>
      <InLine state={fields} run={run} {...{ scope, palette, answers }} />
      <div className={styles.body}>
        {asksForHelp ? (
          more && <more.Help filter={line.text.slice(1)} />
        ) : (
          <List
            roomy={menu !== null}
            follow={selection.byKey}
            onPoint={(at) => select(at, false)}
            onPress={(at, how) => {
              if (how === null) run(at);
              else setSelection(pressed(at, how, selection, rows, (other) => isCopied(other, context)));
            }}
            onMenu={(at) => {
              select(at, false);
              setMenu('list');
            }}
            {...{ scope, groups, views, selected, copyStatus, t }}
            marked={selection.marked}
          />
        )}
        {!asksForHelp && <Preview row={row} context={context} t={t} />}
      </div>
      {menu && row && view && (
        <MenuSlot
          key={row.id}
          state={menu}
          onBack={showActions}
          line={list.expandedLine}
          onAct={(action) => {
            if (!action.view) closeMenu();
            action.perform(row, context);
          }}
          onAlias={(named) => {
            closeMenu();
            setAlias(row, named, context);
          }}
          onClose={closeMenu}
          {...{ more, scope, row, view, context }}
        />
      )}
      <Footer
        enter={menu ? undefined : view?.enter}
        moves={menu ? menu === 'list' : view !== undefined}
        fields={menu ? null : fields.hint}
        carries={
          !menu &&
          row?.type !== 'snippet' &&
          (view?.kind === 'answer' || (view?.kind === 'tool' && view.tone === 'quiet'))
        }
        armed={copyStatus?.state === 'armed'}
        marked={marked.length}
        hasActions={row !== undefined}
        onActions={showActions}
        escape={marked.length > 0 ? 'clear' : fields.entered && !menu ? 'back' : escapeEffect(menu, palette)}
        t={t}
      />
      <Status
        message={isAnnounced ? announced.text : statusOf({ ...list, copyStatus, t })}
        urgent={isAnnounced || copyStatus !== null || marked.length > 0}
      />
    </>
  );
}
