import { type MouseEvent, useState } from 'react';
import { clipped } from '../../../base/clipped.ts';
import type { Cell, Output } from '../../../core/values.ts';
import { useCopy } from '../../parts/copy/use-copy.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import { Table } from '../../parts/table/table.tsx';
import { looksLikeCode } from '../type/looks-like-code.ts';
import { isLong, isWhole } from './is-long.ts';
import { RowLine } from './row-line.tsx';
import list from './rows.module.css';
import { EditCell } from '../edit/edit-text.tsx';
import type { OutputProps } from '../output-props.ts';
import type { PageTexts } from '../../page-texts.ts';
import { Section } from '../section.tsx';
import { useSomeOf } from './show-more.tsx';
import styles from './table.module.css';

/** The column of the buttons that copy a row. No tool's column can have this name, because column names are words. */
const COPY = '#copy';

/** Length (UTF-16 units) of the longest text in the name of a button. */
const SPOKEN = 60;

/** Length (UTF-16 units) from which a text may take several lines. */
const LONG = 28;

/** Rows and columns; a single row is a list. */
export function TableOutput(props: OutputProps<'table'>) {
  const { value, output, searchLink, editableRows } = props;
  // A row of a lookup has a link of its own.
  const isSingle = value.length === 1 && output.columns !== undefined && !searchLink && !editableRows;
  return isSingle ? <SingleRow {...props} /> : <Rows {...props} />;
}

/** The only row of a table, with each of its texts on a line of its own. */
function SingleRow({ id, label, output, value, words, actions }: OutputProps<'table'>) {
  const [row = {}] = value;
  const lines = (output.columns ?? []).flatMap((name) => {
    const text = cellText(row[name], words.cell);
    return text === '' ? [] : [{ name, text }];
  });
  return (
    <Section {...{ id, label, output, value, words, actions }} empty={false}>
      <dl id={id} className={list.rows} data-long={lines.some(({ text }) => isLong(text)) || undefined}>
        {lines.map(({ name, text }) => (
          <RowLine key={name} label={words.tool(`columns.${name}`) ?? name} copy={clipped(text)} secret={output.secret}>
            {clipped(text)}
          </RowLine>
        ))}
      </dl>
    </Section>
  );
}

/**
 * Rows and columns; numbers are right-aligned. Clicking a cell copies it, the button at the end of a row copies the
 * row; rows are tab-separated, as spreadsheets expect.
 */
function Rows({ id, label, output, value, words, actions, searchLink, editableRows }: OutputProps<'table'>) {
  const { some, more } = useSomeOf(value);
  const [state, copy] = useCopy({ copied: words.t('ui.copied'), failed: words.t('ui.copyFailed') });
  const [place, setPlace] = useState<{ row: number; column: number }>();
  const all = output.columns ?? [];
  const { under = {} } = output;
  const names = all.filter((name) => under[name] === undefined);
  const below = (name: string) => all.filter((other) => under[other] === name);
  const isNumeric = (name: string) => some.length > 0 && some.every((row) => typeof row[name] === 'number');
  const hasRows = names.length > 1;
  const columns = names.map((name) => ({
    key: name,
    label: words.tool(`columns.${name}`) ?? name,
    align: isNumeric(name) ? ('end' as const) : ('start' as const),
    monospace: !isNumeric(name) && isCode(some.map((row) => cellText(row[name], words.cell))),
    long: some.some((row) => cellText(row[name], words.cell).length > LONG),
  }));
  const textsOf = (row: (typeof some)[number]) =>
    [...new Set([output.key, ...all])].flatMap((name) => (name && cellText(row[name], words.cell)) || []);
  const firsts = countOf(some.map((row) => textsOf(row)[0]));
  /**
   * Says which row a button copies: its key, otherwise its first text, with the others if more rows have the same one,
   * otherwise its number.
   */
  const nameOf = (row: (typeof some)[number], index: number) => {
    const texts = output.secret ? [] : textsOf(row);
    const name = (firsts.get(texts[0]) ?? 0) > 1 ? texts.join(', ') : texts[0];
    return words.t('ui.pair', { label: words.t('outputs.copyRow'), value: name ? clipped(name, SPOKEN) : index + 1 });
  };
  const editedNode = (row: Readonly<Record<string, Cell>>, index: number, name: string) => {
    const edit = editableRows?.edit(index, name);
    const text = cellText(row[name], words.cell);
    if (!edit) return cellNode(row[name], words.cell, false);
    const label = words.t('ui.pair', { label: words.tool(`columns.${name}`) ?? name, value: index + 1 });
    return <EditCell id={`${id}-${index}-${name}`} {...{ label, text, edit }} />;
  };
  const isCopied = (row: number, column: number) => state === 'copied' && place?.row === row && place.column === column;
  const isEmptyShown = editableRows?.remove !== undefined && some.length === value.length;
  const rows = [...some, ...(isEmptyShown ? [{}] : [])].map((row: Readonly<Record<string, Cell>>, index) => ({
    ...Object.fromEntries(
      names.map((name, column) => [
        name,
        <>
          {editableRows ? editedNode(row, index, name) : cellNode(row[name], words.cell, isCopied(index, column))}
          {below(name).map((other) => asideNode(row[other], words.tool(`columns.${other}`) ?? other, words))}
        </>,
      ]),
    ),
    [COPY]: index < some.length && (
      <RowTools
        name={nameOf(row, index)}
        index={index}
        copied={isCopied(index, names.length)}
        href={searchLink && output.key !== undefined ? searchLink(cellText(row[output.key], words.cell)) : undefined}
        searched={output.key === undefined ? '' : cellText(row[output.key], words.cell)}
        onRemove={editableRows?.remove && (() => editableRows.remove?.(index))}
        actions={editableRows && actionsOf(output, row, (action) => editableRows.act(action, index))}
        words={words}
      />
    ),
  }));

  /** A single listener for thousands of cells. */
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a, textarea')) return; // these have their own purpose
    const cell = event.target.closest('td');
    const row = cell?.closest('tr');
    const index = (row?.rowIndex ?? 0) - 1; // the first one is the header
    const record = some[index];
    // A user who selects part of a text wants to copy that part.
    if (!cell || !record || document.getSelection()?.toString()) return;
    const name = names[cell.cellIndex];
    const text =
      name === undefined
        ? all.map((column) => cellText(record[column], words.cell)).join('\t')
        : cellText(record[name], words.cell);
    if (text === '') return;
    setPlace({ row: index, column: cell.cellIndex });
    void copy(text);
  };

  return (
    <Section
      {...{ id, label, output, value, words, actions }}
      empty={value.length === 0 && !editableRows}
      meta={words.t('outputs.rows', { count: value.length })}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the pointer; keys use the button of the row */}
      <div id={id} className={styles.table} onClick={onClick}>
        <Table
          caption={label}
          captionShown={false}
          columns={
            hasRows
              ? [...columns, { key: COPY, label: <span className="sr-only">{words.t('outputs.copyRow')}</span> }]
              : columns
          }
          rows={rows}
        />
      </div>
      {more}
    </Section>
  );
}

interface RowToolsProps {
  /** What the button that copies says. */
  name: string;
  index: number;
  copied: boolean;
  /** The address of the search that has this row. */
  href: string | undefined;
  searched: string;
  onRemove: (() => void) | undefined;
  actions: readonly ShownAction[] | undefined;
  words: PageTexts;
}

interface ShownAction {
  name: string;
  icon: string;
  can: boolean;
  onClick: () => void;
}

const actionsOf = (
  { rowEdits }: Output,
  row: Readonly<Record<string, Cell>>,
  act: (action: string) => void,
): ShownAction[] =>
  Object.entries(rowEdits?.actions ?? {}).map(([name, { icon, can }]) => ({
    name,
    icon,
    can: can(row),
    onClick: () => act(name),
  }));

/** The buttons at the end of a row. A click on the one that copies is handled by the table. */
function RowTools({ name, index, copied, href, searched, onRemove, actions, words: { t, tool } }: RowToolsProps) {
  return (
    <span className={styles.tools}>
      {href !== undefined && (
        <a
          className={styles.tool}
          href={href}
          aria-label={t('ui.pair', { label: t('outputs.linkToRow'), value: clipped(searched, SPOKEN) })}
        >
          <Icon name="link" />
        </a>
      )}
      {actions?.map((action) => (
        <button
          key={action.name}
          type="button"
          className={styles.tool}
          aria-label={t('ui.pair', { label: tool(`messages.${action.name}`) ?? action.name, value: index + 1 })}
          disabled={!action.can}
          onClick={(event) => {
            event.stopPropagation();
            action.onClick();
          }}
        >
          <Icon name={action.icon} />
        </button>
      ))}
      <button type="button" className={styles.tool} aria-label={name}>
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('ui.pair', { label: t('outputs.removeRow'), value: index + 1 })}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </span>
  );
}

/** Rows that decide about their column. */
const LOOKED_AT = 40;

/** Whether most texts of a column are code. */
function isCode(texts: readonly string[]): boolean {
  const looked = texts.filter((text) => text !== '').slice(0, LOOKED_AT);
  return looked.filter(looksLikeCode).length * 2 > looked.length;
}

function countOf<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const cellText = (cell: Cell | undefined, words: (cell: Cell | undefined) => string) =>
  cell === null || cell === undefined || cell === '' ? '' : words(cell);

function cellNode(cell: Cell | undefined, words: (cell: Cell | undefined) => string, copied: boolean) {
  const text = cellText(cell, words);
  if (text === '') return '';
  return (
    <>
      <bdi className={isWhole(text) ? styles.whole : undefined}>{clipped(text)}</bdi>
      {copied && <Icon name="check" className={styles.check} />}
    </>
  );
}

/** A text of another column, below one that says more. */
function asideNode(cell: Cell | undefined, label: string, { cell: write, t }: PageTexts) {
  const value = cellText(cell, write);
  return value === '' ? null : (
    <span key={label} className={styles.aside}>
      {t('ui.pair', { label, value: clipped(value) })}
    </span>
  );
}
