// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchDrops } from '../../../src/app/launch/page-drop.ts';
import { openPage } from '../../../src/app/navigation/pages.ts';
import { addDropTarget, type DropTarget, fileDrag } from '../../../src/ui/parts/file-upload/drop-targets.ts';

vi.mock('../../../src/palette/opening.ts', () => ({ isPaletteOpen: () => false, openPalette: () => undefined }));
vi.useFakeTimers();

/** A drag event; jsdom has none. */
class Drag extends Event {
  readonly dataTransfer: object;
  constructor(type: string, { dataTransfer }: { dataTransfer: object }) {
    super(type, { bubbles: true, cancelable: true });
    this.dataTransfer = dataTransfer;
  }
}
vi.stubGlobal('DragEvent', Drag);

const transferOf = (type: string) => ({ types: [type], files: [new File(['x'], 'a')], items: [], dropEffect: 'move' });
const drag = (type: string, element: Element = document.body, carries = 'Files') => {
  const dataTransfer = transferOf(carries);
  const event = new Drag(type, { dataTransfer });
  element.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
};

const dropped: string[] = [];
const leave: (() => void)[] = [];
/** Adds a field to the page, `top` pixels below the top of the window. */
function field(name: string, holdsFiles: boolean, top = 100, parent: Element = document.body): DropTarget {
  const element = parent.appendChild(document.createElement('div'));
  element.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, 80);
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    dropped.push(name);
  });
  const target = { element, holdsFiles };
  leave.push(addDropTarget(target));
  return target;
}

beforeAll(watchDrops);
beforeEach(() => openPage.set('some-tool'));
afterEach(() => {
  for (const end of leave.splice(0)) end();
  document.body.replaceChildren();
  dropped.splice(0);
  vi.runAllTimers();
});

it('files dropped beside the fields go to the first one for files, which is known before', () => {
  field('text', false);
  const files = field('files', true);
  field('more files', true);
  expect(drag('dragover')).toEqual({ isPrevented: true, effect: 'copy' });
  expect(fileDrag.get()).toEqual({ target: files, isSeen: true });
  drag('drop');
  expect(dropped).toEqual(['files']);
  expect(fileDrag.get()).toBeNull();
});

it('a text takes them where no field is for files, and none does behind a dialog', () => {
  const text = field('text', false);
  drag('dragenter');
  expect(fileDrag.get()?.target).toBe(text);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  expect(drag('dragover').effect).toBe('none');
  expect(fileDrag.get()?.target).toBeNull();
  const inside = field('inside', true, 100, dialog);
  drag('dragover');
  expect(fileDrag.get()?.target).toBe(inside);
});

it.each([
  [-79, false],
  [60, true],
  [727, true],
  [740, false],
])('a field %d px below the top of a window of 768 px is in sight: %s', (top, isSeen) => {
  field('files', true, top);
  drag('dragover');
  expect(fileDrag.get()?.isSeen).toBe(isSeen);
});

it('nothing is said of text, of what is dragged from the page itself, or when the files have left', () => {
  field('files', true);
  expect(drag('dragover', document.body, 'text/plain').isPrevented).toBe(false);
  expect(fileDrag.get()).toBeNull();
  document.body.dispatchEvent(new Event('dragstart', { bubbles: true }));
  expect(drag('dragover')).toEqual({ isPrevented: true, effect: 'none' });
  drag('drop');
  expect([fileDrag.get(), dropped]).toEqual([null, []]);
  document.body.dispatchEvent(new Event('dragend', { bubbles: true }));
  drag('dragover');
  expect(fileDrag.get()).not.toBeNull();
  vi.advanceTimersByTime(800);
  expect(fileDrag.get()).toBeNull();
});
