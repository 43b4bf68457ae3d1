import { use } from 'react';
import { notify } from '../../../session/notices.ts';
import { holdsMany, ManyFilesContext, takeDropped } from '../../parts/file-upload/dropped-files.ts';
import { transferFiles } from '../../parts/file-upload/transfer-files.ts';
import { useDropTarget } from '../../parts/file-upload/use-drop-target.ts';

/** Makes an element accept a dropped file, and says what it leaves out if nothing takes several. */
export function useFileDrop(take: ((file: File) => void) | undefined) {
  const takeMany = use(ManyFilesContext);
  return useDropTarget({
    disabled: take === undefined,
    take(transfer) {
      if (takeMany && holdsMany(transfer)) return void takeDropped(transfer, takeMany);
      const { files, hasFolder } = transferFiles(transfer);
      const [file, ...others] = files;
      const rest = others.map(({ name }) => name).join(', ');
      if (hasFolder) notify({ id: 'folder', text: 'ui.noFolders' });
      if (file && rest !== '') notify({ id: 'drop', text: 'ui.oneFileOnly', params: { name: file.name, rest } });
      if (file) take?.(file);
    },
  });
}
