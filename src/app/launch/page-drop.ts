import { isPaletteOpen } from '../../palette/opening.ts';
import { notify } from '../../session/notices.ts';
import { carriesFiles, transferFiles } from '../../ui/parts/file-upload/transfer-files.ts';
import { openPage } from '../navigation/pages.ts';
import { itemOf, openLater } from './items.ts';

/** Whether files may be dropped anywhere: where there is a palette. Elsewhere, only fields take them. */
const takesFiles = () => openPage.get() === '' || isPaletteOpen();

/** How long files are over the page after they were moved last: not every browser says that they left it. */
const OVER_MS = 700;
let timer: ReturnType<typeof setTimeout> | undefined;

/** While files are over the page, the fields that take them show it (`data-dragging`). */
function markDragging(isOver: boolean): void {
  clearTimeout(timer);
  document.documentElement.toggleAttribute('data-dragging', isOver);
  if (isOver) timer = setTimeout(() => markDragging(false), OVER_MS);
}

/**
 * Handles files that are dropped where no field takes them. Otherwise, the browser would leave the app, and everything
 * typed, to show the file.
 */
export function watchDrops(): void {
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
    markDragging(true);
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = takesFiles() ? 'copy' : 'none';
  };
  window.addEventListener('dragenter', drag);
  window.addEventListener('dragover', drag);
  window.addEventListener('drop', (event) => {
    markDragging(false);
    if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (!takesFiles()) return;
    const { files, hasFolder } = transferFiles(event.dataTransfer);
    if (hasFolder) notify({ id: 'folder', text: 'ui.noFolders' });
    if (files.length > 0) void openLater(files.map(itemOf), 'file');
  });
}
