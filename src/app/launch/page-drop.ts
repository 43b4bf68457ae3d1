import { isPaletteOpen } from '../../palette/opening.ts';
import { notify } from '../../session/notices.ts';
import {
  aimAt,
  endFileDrag,
  isFileDrag,
  leadingTarget,
  watchOwnDrags,
} from '../../ui/parts/file-upload/drop-targets.ts';
import { carriesFiles, transferFiles } from '../../ui/parts/file-upload/transfer-files.ts';
import { openPage } from '../navigation/pages.ts';
import { itemOf, openLater } from './items.ts';

/** Whether the palette takes files that are dropped anywhere. */
const paletteTakes = () => openPage.get() === '' || isPaletteOpen();

/** Drops files on the field of the page that takes them, and shows it. */
function dropOn(element: HTMLElement, dataTransfer: DataTransfer): void {
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  element.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Handles files that are dropped where no field takes them: the main field of the page does. Otherwise, the browser would
 * leave the app, and everything typed, to show the file.
 */
export function watchDrops(): void {
  watchOwnDrags();
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer || !carriesFiles(event.dataTransfer) || event.defaultPrevented) return;
    event.preventDefault();
    const isTaken = isFileDrag(event.dataTransfer);
    const target = isTaken && !paletteTakes() ? leadingTarget() : null;
    if (isTaken) aimAt(target);
    event.dataTransfer.dropEffect = isTaken && (target || paletteTakes()) ? 'copy' : 'none';
  };
  window.addEventListener('dragenter', drag);
  window.addEventListener('dragover', drag);
  window.addEventListener('drop', (event) => {
    endFileDrag();
    if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (!isFileDrag(event.dataTransfer)) return;
    if (!paletteTakes()) {
      const element = leadingTarget()?.element;
      if (element) dropOn(element, event.dataTransfer);
      return;
    }
    const { files, hasFolder } = transferFiles(event.dataTransfer);
    if (hasFolder) notify({ id: 'folder', text: 'ui.noFolders' });
    if (files.length > 0) void openLater(files.map(itemOf), 'file');
  });
}
