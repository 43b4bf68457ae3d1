import { copyText, type CopyResult } from '../../ui/parts/copy/copy-text.ts';

/** A text that the browser was promised for the clipboard during a key press, before it was known which. */
interface PromisedCopy {
  /** Keeps the promise; a rejected text breaks it, and the clipboard stays as it is. */
  give(text: string | Promise<string>): void;
  written: Promise<boolean>;
}

declare global {
  interface Window {
    /** Promises a text, if none is promised yet; defined by the script in the page (src/config/first-keys.mjs). */
    promiseCopy?: () => void;
    promisedCopy?: PromisedCopy | undefined;
  }
}

/** To be called during the press of an Enter that is kept: some seconds later the browser would refuse the text. */
export const promiseCopy = (): void => window.promiseCopy?.();

function takePromise(): PromisedCopy | undefined {
  const promised = window.promisedCopy;
  window.promisedCopy = undefined;
  return promised;
}

/** Takes the promise back: the kept Enter was not for a copy, or is no more. */
export function breakPromise(): void {
  const broken = Promise.reject(new Error('nothing to copy'));
  broken.catch(() => undefined);
  takePromise()?.give(broken);
}

/** Puts a text on the clipboard: as promised when Enter was pressed, else now. */
export async function copyAsPromised(text: string | Promise<string>): Promise<CopyResult> {
  const promised = takePromise();
  promised?.give(text);
  return promised && (await promised.written) ? 'copied' : copyText(text);
}
