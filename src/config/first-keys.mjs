// Like theme-script.mjs, it is inlined in the page. Both are text and no functions, because the content security policy names their hashes:
// what a bundler makes of a function would be another script.

/**
 * Keeps the keys for the palette that are pressed before the scripts of a page run: Ctrl/Cmd+K and what follows it, and on the home page,
 * whose field will have the focus, what is typed at once. In memory only; `src/palette/first-keys.ts` takes them, and ends this.
 *
 * Browsers take a text for the clipboard only for some seconds after a key press, but one that was promised then at any time. So Enter
 * promises one, which `src/palette/answers/promised-copy.ts` gives or takes back. A browser that refuses the promise never looks at the text,
 * so a text that is taken back must not count as an unhandled rejection.
 */
export const firstKeysScript = `(() => {
  let kept = [];
  let open = false;
  const isOurs = () => open || (document.activeElement === document.body && document.querySelector('[data-static=home]'));
  const keep = (event, key) => {
    kept.push(key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.promiseCopy = () => {
    if (window.promisedCopy || !navigator.clipboard?.write || !window.ClipboardItem) return;
    try {
      let give;
      const text = new Promise((resolve) => (give = resolve)).then((all) => new Blob([all], { type: 'text/plain' }));
      text.catch(() => {});
      const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      window.promisedCopy = { give, written: written.then(() => true, () => false) };
    } catch {}
  };
  const press = (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    const pressed = { key, code, ctrlKey, metaKey, altKey, shiftKey };
    const isK = key === 'k' || key === 'K' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
    if (event.isComposing) return;
    if (isK && ctrlKey !== metaKey && !altKey && !shiftKey) {
      open = true;
      return repeat ? event.preventDefault() : keep(event, pressed);
    }
    if (!isOurs()) return;
    const isTyped = [...key].length === 1 && ((!ctrlKey && !metaKey && !altKey) || event.getModifierState('AltGraph'));
    const goesOn = open || kept.length > 0;
    if (isTyped ? goesOn || key !== ' ' : goesOn && /^(Backspace|Enter|Escape|Tab|Arrow(Up|Down))$/.test(key))
      keep(event, pressed);
    if (key === 'Enter' && event.defaultPrevented) window.promiseCopy();
  };
  const paste = (event) => {
    if (isOurs()) keep(event, { pasted: event.clipboardData.getData('text/plain') });
  };
  addEventListener('keydown', press, true);
  addEventListener('paste', paste, true);
  window.takeFirstKeys = () => {
    removeEventListener('keydown', press, true);
    removeEventListener('paste', paste, true);
    const keys = kept;
    kept = [];
    return keys;
  };
})();`;
