/** A text promised to the browser for the clipboard during a key press, before the text was known. */
interface PromisedCopy {
  /** Fulfills the promise; a rejected text breaks it, and the clipboard stays unchanged. */
  give(text: string | Promise<string>): void;
  written: Promise<boolean>;
}

declare global {
  interface Window {
    /**
     * Promises a text unless one is promised already; defined by the script in the page (src/config/first-keys.mjs).
     */
    promiseCopy?: () => void;
    promisedCopy?: PromisedCopy | undefined;
  }
}

/** Call it during the key press of an Enter that is kept: a few seconds later the browser would reject the text. */
export const promiseCopy = (): void => window.promiseCopy?.();

/** Returns the promise, if there is one, and forgets it. */
export function takePromise(): PromisedCopy | undefined {
  const promised = window.promisedCopy;
  window.promisedCopy = undefined;
  return promised;
}

/** Breaks the promise: the kept Enter turned out not to copy, or was canceled. */
export function breakPromise(): void {
  const broken = Promise.reject(new Error('nothing to copy'));
  broken.catch(() => undefined);
  takePromise()?.give(broken);
}
