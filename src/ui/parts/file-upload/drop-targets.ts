import { createStore } from '../../../session/create-store.ts';
import { carriesFiles } from './transfer-files.ts';

/** A field that takes dropped files. */
export interface DropTarget {
  /** Absent until it is shown. */
  element: HTMLElement | null;
  /** Whether files are all that it holds: it takes those that are dropped beside the fields, rather than a text does. */
  holdsFiles: boolean;
}

/** Files that are being dragged over the page. */
interface FileDrag {
  /** The field that gets them if they are dropped now. */
  target: DropTarget | null;
  /** Whether it is in sight. */
  isSeen: boolean;
}

/** How long files are over the page after they were moved last: not every browser says that they left it. */
const OVER_MS = 700;
/** So much of a field has to be in the window to be seen, below the header of the page. */
const SEEN = 40;
const HEADER = 56;

const targets = new Set<DropTarget>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isOwn = false;

/** Null while no files are dragged over the page. */
export const fileDrag = createStore<FileDrag | null>(null);

/** Returns a function that removes the target again. */
export function addDropTarget(target: DropTarget): () => void {
  targets.add(target);
  return () => void targets.delete(target);
}

export function endFileDrag(): void {
  clearTimeout(timer);
  fileDrag.set(null);
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const needed = Math.min(SEEN, bottom - top);
  return Math.min(bottom, window.innerHeight) - Math.max(top, HEADER) >= needed;
}

/** Says where files that are over the page go if they are dropped now. */
export function aimAt(target: DropTarget | null): void {
  clearTimeout(timer);
  timer = setTimeout(endFileDrag, OVER_MS);
  const isSeen = target?.element ? isInSight(target.element) : true;
  const now = fileDrag.get();
  if (!now || now.target !== target || now.isSeen !== isSeen) fileDrag.set({ target, isSeen });
}

/** Returns the field that takes what is dropped beside the fields: the first one for files, otherwise the first one. */
export function leadingTarget(): DropTarget | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const there = [...targets].filter(
    ({ element }) => element && element.getClientRects().length > 0 && (!dialog || dialog.contains(element)),
  );
  const isBefore = (a: DropTarget, b: DropTarget) =>
    a.element && b.element && (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return there.reduce<DropTarget | null>((first, each) => {
    if (!first || each.holdsFiles !== first.holdsFiles) return first && !each.holdsFiles ? first : each;
    return isBefore(each, first) ? each : first;
  }, null);
}

/** Whether files of the system are dragged, rather than text, or a picture of this page. */
export const isFileDrag = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer !== null && carriesFiles(transfer) && !isOwn;

/** Notes what is dragged from this page itself. */
export function watchOwnDrags(): void {
  const end = () => {
    isOwn = false;
  };
  window.addEventListener('dragstart', () => {
    isOwn = true;
    // The end isn't told if what is dragged has gone. While something is dragged, the pointer doesn't move.
    window.addEventListener('pointermove', end, { once: true });
  });
  window.addEventListener('dragend', end);
}
