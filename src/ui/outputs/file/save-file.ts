/** How long the object URL of a saved file is kept: Safari reads it some time after the click. */
const LIFE_MS = 60_000;

/** Saves a file using a browser download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), LIFE_MS);
}

export function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
