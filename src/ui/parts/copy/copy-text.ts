export type CopyResult = 'copied' | 'failed';

/**
 * Puts a text on the clipboard and reports reliably whether it got there. Call it during the user's gesture; it accepts
 * a promise so that a slow result can still be copied during that gesture (Safari only allows it that way). Falls back
 * to `execCommand` if the Clipboard API is missing (plain HTTP) or rejects. A rejected promise counts as failed.
 */
export async function copyText(text: string | Promise<string>): Promise<CopyResult> {
  if (await writeWithClipboardApi(text)) return 'copied';
  const settled = await Promise.resolve(text).catch(() => undefined);
  return settled !== undefined && copyWithCommand(settled) ? 'copied' : 'failed';
}

/** Puts a PNG image on the clipboard (the one image type every browser supports); there is no fallback for images. */
export async function copyImage(png: Blob | Promise<Blob>): Promise<CopyResult> {
  if (!canWriteItems()) return 'failed';
  return (await succeeds(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])))
    ? 'copied'
    : 'failed';
}

function writeWithClipboardApi(text: string | Promise<string>): Promise<boolean> {
  const { clipboard } = navigator;
  if (!clipboard) return Promise.resolve(false);
  if (typeof text === 'string') return succeeds(() => clipboard.writeText(text));
  if (!canWriteItems()) return succeeds(async () => clipboard.writeText(await text));
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return succeeds(() => clipboard.write([new ClipboardItem({ 'text/plain': blob })]));
}

function canWriteItems(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** True if the call succeeded; depending on browser, permission and focus, it rejects or throws otherwise. */
async function succeeds(call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  }
}

/** The legacy way. The text is set in the copy event, because a textarea would turn CRLF into LF. */
function copyWithCommand(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const restore = rememberFocus();
  const area = document.createElement('textarea');
  area.value = 'x'; // without a selection, nothing would be copied
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'; // 16 px: iOS zooms in on smaller fields
  // Outside an open modal dialog, everything is inert and can't be selected.
  const openDialogs = document.querySelectorAll('dialog[open]');
  const host = document.activeElement?.closest('dialog[open]') ?? openDialogs[openDialogs.length - 1] ?? document.body;
  let handedOver = false;
  const handOver = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    handedOver = true;
  };
  host.append(area);
  area.focus({ preventScroll: true });
  area.select();
  document.addEventListener('copy', handOver, true);
  try {
    return document.execCommand('copy') && handedOver;
  } finally {
    document.removeEventListener('copy', handOver, true);
    area.remove();
    restore();
  }
}

function rememberFocus(): () => void {
  const focused = document.activeElement;
  const field = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : undefined;
  // selectionStart is null for inputs without a text selection (number, date, file).
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  const direction = field?.selectionDirection ?? undefined;
  const selection = document.getSelection();
  const ranges =
    field || !selection ? [] : Array.from({ length: selection.rangeCount }, (_, i) => selection.getRangeAt(i));
  return () => {
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    if (field && start !== null) field.setSelectionRange(start, end, direction);
    if (ranges.length > 0) selection?.removeAllRanges();
    for (const range of ranges) selection?.addRange(range);
  };
}
