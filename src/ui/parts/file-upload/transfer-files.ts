/** Returns the files of a drop or paste, and whether it included a folder (browsers pass a folder as an empty file). */
export function transferFiles(transfer: DataTransfer): { files: File[]; hasFolder: boolean } {
  const items = [...(transfer.items ?? [])].filter((item) => item.kind === 'file');
  if (items.length === 0) return { files: [...transfer.files], hasFolder: false };
  const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry?.()?.isDirectory === true;
  return {
    files: items.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []),
    hasFolder: items.some(isFolder),
  };
}

/** True while files, rather than text or a link, are dragged. */
export const carriesFiles = (transfer: DataTransfer) => transfer.types.includes('Files');
