import { saveText } from '../ui/outputs/save-file.ts';
import { copyText } from '../ui/parts/copy/copy-text.ts';
import type { Answers } from './answers.ts';
import { type Line, modeOf, requestOf, type Request, takesText } from './calls.ts';
import { insertInto } from './insert.ts';
import type { Item } from './items.ts';
import { headsForLink } from './line-heads.ts';
import { type ActId, standsFor, type SubView, subjectOf } from './row-actions.ts';
import { partOf, viewOf, type Words } from './row-view.ts';
import type { Index, Row } from './rows.ts';
import { openRequest } from './run-request.ts';
import type { Shell } from './shell.ts';
import { undoing } from './undoing.ts';
import type { useCopied } from './use-copied.ts';
import type { Memory } from './use-memory.ts';
import type { Palette } from './use-palette.ts';

interface Given {
  palette: Palette;
  line: Line;
  index: Index;
  words: Words;
  answers: Answers;
  memory: Memory;
  copy: ReturnType<typeof useCopied>['copy'];
  shell: Shell;
  /** The field that had the focus before the palette was opened. */
  origin: HTMLElement | null;
  onDone: () => void;
  /** Shows or hides all of a group. */
  toggle: (group: string, row: Row) => void;
  /** Something was done that does not close the palette; said by its key under `panel.said`. */
  say: (key: string, params?: Record<string, string>) => void;
}

/** What can be done with rows: each function gives false when the row has no use for it. */
export function deedsOf(given: Given) {
  const { palette, line, index, words, answers, memory, copy, shell, onDone, say } = given;
  const { openTool } = shell;

  const remember = (row: Row) => {
    const subject = subjectOf(row);
    const entry = index.items.find(({ id }) => id === subject);
    if (entry) memory.used(entry, line.attachment ? '' : line.text);
  };

  function open(row: Row, request: Request): boolean {
    remember(row);
    void openRequest(request, openTool).then(onDone);
    return true;
  }

  function pick(row: Row, { card, action }: Item): boolean {
    remember(row);
    const [operation] = card?.operations ?? [];
    if (card && line.attachment && operation && takesText(operation)) {
      const target = { card, operation, preset: {} };
      return open(row, requestOf(target, line.attachment.text, { attachment: line.attachment }));
    }
    if (!action?.keepOpen) onDone();
    if (card) openTool(card.id);
    void action?.perform();
    return true;
  }

  const isCopied = (row: Row) => row.type === 'answer' && ['copy', 'wait'].includes(viewOf(row, words).deed);

  function copyAnswer(row: Row, { closes, as }: { closes: boolean; as?: (text: string) => string }): boolean {
    if (row.type !== 'answer' || !isCopied(row)) return false;
    void copy(row, { as, onCopied: () => remember(row), closes });
    return true;
  }

  /** The word to begin a line with that does what a row stands for: the one that was begun, else the first. */
  function aliasFor(row: Row): string | null {
    if (row.type === 'answer') return modeOf(row.request) === 'wait' ? row.request.alias : null;
    if (row.type !== 'item' || line.attachment) return null;
    const { ownAliases, aliases } = row.item;
    const begun = line.text.trim().toLowerCase();
    const all = [...ownAliases, ...aliases];
    return (row.item.card && (all.find((alias) => alias.startsWith(begun)) ?? all[0])) ?? null;
  }

  /** Does something with an answer that is there. */
  function withAnswer(row: Row, act: (text: string, secret: boolean) => void): boolean {
    const part = row.type === 'answer' ? partOf(answers.get(row.request.key), row.output) : null;
    if (typeof part?.text !== 'string') return false;
    remember(row);
    act(part.text, part.secret);
    return true;
  }

  /** The page of a tool; for a chain or a call with flags the palette with that line, in which no text stands. */
  function linkOf(row: Row): string | null {
    const subject = subjectOf(row);
    if (subject === null) return null;
    const line = row.type === 'answer' ? headsForLink(row.request) : subject;
    const hasMore = line.includes(' ');
    const link = new URL(shell.hrefOf(hasMore ? '' : subject), window.location.href);
    if (hasMore) link.searchParams.set('open', line);
    return link.href;
  }

  function copyLink(row: Row): boolean {
    const link = linkOf(row);
    if (link === null) return false;
    void copyText(link).then((result) => say(result === 'copied' ? 'linkCopied' : 'copyFailed'));
    return true;
  }

  const deeds: Record<Exclude<ActId, SubView | 'help'> | 'complete' | 'openWithInput', (row: Row) => boolean> = {
    complete(row) {
      const word = aliasFor(row);
      if (word === null || line.text === `${word} `) return false;
      palette.setText(`${word} `);
      return true;
    },
    openWithInput: (row) => (row.type === 'answer' || row.type === 'open') && open(row, row.request),
    enter(row) {
      // What is heavy runs only when it is asked for.
      if (row.type === 'answer' && viewOf(row, words).deed === 'run') answers.ask(row.request);
      if (isCopied(row)) return copyAnswer(row, { closes: true });
      if (row.type === 'answer' || row.type === 'open') return open(row, row.request);
      if (row.type === 'item') return pick(row, row.item);
      given.toggle(row.type === 'more' ? row.group : row.category, row);
      return true;
    },
    openTool(row) {
      if (row.type === 'answer' || row.type === 'open') return open(row, row.request);
      if (row.type === 'item' && row.item.card) {
        remember(row);
        onDone();
        openTool(row.item.card.id);
        return true;
      }
      return deeds.enter(row);
    },
    newTab(row) {
      const subject = subjectOf(row);
      if (subject === null || (row.type === 'item' && !row.item.card)) return false;
      remember(row);
      openTool(subject, true);
      return true;
    },
    insert: (row) =>
      given.origin !== null &&
      withAnswer(row, (text) => {
        const field = given.origin;
        onDone();
        // The field can be written to again when a frame without the dialog has been drawn.
        if (field) requestAnimationFrame(() => setTimeout(() => insertInto(field, text)));
      }),
    copy(row) {
      if (copyAnswer(row, { closes: false })) return true;
      if (row.type === 'more' || row.type === 'category' || (row.type === 'item' && !row.item.card)) return false;
      return copyLink(row);
    },
    link: copyLink,
    copyJson: (row) => copyAnswer(row, { closes: false, as: (text) => JSON.stringify(text) }),
    use: (row) => withAnswer(row, palette.attach),
    swap(row) {
      const line = row.type === 'answer' ? undoing(row.request, index) : null;
      if (line === null) return false;
      return withAnswer(row, (text, secret) => {
        palette.attach(text, secret);
        palette.setText(line);
      });
    },
    save: (row) =>
      withAnswer(row, (text) => {
        saveText(`${subjectOf(row) ?? 'answer'}.txt`, 'text/plain', text);
        say('saved');
      }),
    again(row) {
      if (row.type !== 'answer') return false;
      answers.again(row.request);
      return true;
    },
    favourite(row) {
      const subject = subjectOf(row);
      if (subject === null || (row.type === 'item' && !row.item.card)) return false;
      shell.toggleFavourite(subject);
      say(index.favourites.includes(subject) ? 'unfavourite' : 'favourite');
      return true;
    },
    unfavourite: (row) => deeds.favourite(row),
    unalias(row) {
      const stands = standsFor(row);
      if (stands) memory.removeAlias(stands);
      say('unalias');
      return true;
    },
    forget(row) {
      const subject = subjectOf(row);
      if (subject === null) return false;
      memory.forget(subject);
      say('forgotten');
      return true;
    },
    forgetAll() {
      memory.forget(null);
      say('forgotten');
      return true;
    },
  };
  return deeds;
}
