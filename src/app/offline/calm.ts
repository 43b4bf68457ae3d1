const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'keydown'];
const CALM_MS = 1000;

/**
 * Resolves once nothing has been pressed or moved for a moment, and no dialog is open: a reload in the middle of a click
 * would lose the click, and one below the palette would give its next key to the page.
 */
export function calm(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const done = () => {
      if (document.querySelector(':active, dialog[open]')) return wait();
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
