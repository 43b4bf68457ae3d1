const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'keydown'];
const CALM_MS = 1000;

/** Whether something is pressed or a dialog is open: a reload would lose the click, or give the palette's next key to the page. */
export const isInUse = (): boolean => document.querySelector(':active, dialog[open]') !== null;

/** Resolves once nothing has been pressed or moved for a moment, and no dialog is open. */
export function calm(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const done = () => {
      if (isInUse()) return wait();
      for (const sign of SIGNS) window.removeEventListener(sign, wait, true);
      resolve();
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(done, CALM_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, true);
    wait();
  });
}
