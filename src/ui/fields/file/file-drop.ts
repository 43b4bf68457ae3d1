import { use, useState } from 'react';
import type { DragEvent } from 'react';
import { notify } from '../../../session/notices.ts';
import { holdsMany, ManyFilesContext, takeDropped } from '../../parts/file-upload/dropped-files.ts';
import { carriesFiles, transferFiles } from '../../parts/file-upload/transfer-files.ts';

/** Makes an element accept a dropped file, and says what it leaves out if nothing takes several; dragged text is left to the browser. */
export function useFileDrop(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  const takeMany = use(ManyFilesContext);
  const drag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault(); // otherwise the browser leaves the page to show the file
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return {
    'data-over': over || undefined,
    onDragEnter: drag,
    onDragOver: drag,
    onDragLeave(event: DragEvent) {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (takeMany && holdsMany(event.dataTransfer)) return void takeDropped(event.dataTransfer, takeMany);
      const { files, hasFolder } = transferFiles(event.dataTransfer);
      const [file, ...others] = files;
      const rest = others.map(({ name }) => name).join(', ');
      if (hasFolder) notify({ id: 'folder', text: 'ui.noFolders' });
      if (file && rest !== '') notify({ id: 'drop', text: 'ui.oneFileOnly', params: { name: file.name, rest } });
      if (file) take(file);
    },
  };
}
