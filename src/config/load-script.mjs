// Watches whether the page finishes loading, so it is inlined in the page (see first-keys.mjs): where the network ends in the middle of a first
// visit, no other script runs.

/**
 * The application says by the events `it-tools:started` and `it-tools:stuck` that it runs, or can't. Otherwise, a script or style sheet has
 * failed, or nothing has arrived for a while. Then the page offers to reload, and does so by itself once all its files arrive: they are
 * requested past the browser's cache, which keeps what a captive portal sent in their place. Files that arrive and don't help are left to the
 * visitor after the third time. Texts are in the page's head (src/build/pages/page-scripts.ts), by language.
 */
export const loadScript = `(() => {
  const KEY = 'it-tools:reloads';
  const QUIET_MS = 15000;
  const TYPES = { css: /^text\\/css/, js: /javascript/, json: /json/ };
  let started = false;
  let box;
  let wait = 2000;
  const attempt = (call) => {
    try {
      return call();
    } catch {}
  };
  const pathOf = (address) => new URL(address, location.href).pathname;
  const extensionOf = (address) => /\\/assets\\/[^/]+\\.(css|js|json)$/.exec(pathOf(address))?.[1];
  const files = () => {
    const named = [...document.querySelectorAll('script[src], link[href]')].map(({ src, href }) => src ?? href);
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set([...named, ...asked])].filter(extensionOf);
  };
  const arrives = async (address) => {
    for (const cache of ['default', 'reload']) {
      const response = await fetch(address, { cache });
      await response.arrayBuffer();
      const type = response.headers.get('Content-Type') ?? '';
      if (response.ok && !response.redirected && TYPES[extensionOf(address)].test(type)) return true;
    }
    return false;
  };
  const heal = async () => {
    const all = await Promise.all(files().map((address) => arrives(address).catch(() => false)));
    if (started) return;
    const reloads = attempt(() => Number(sessionStorage.getItem(KEY))) ?? 3;
    if (all.every(Boolean) && reloads < 3) {
      attempt(() => sessionStorage.setItem(KEY, reloads + 1));
      return location.reload();
    }
    setTimeout(heal, wait);
    wait = Math.min(2 * wait, 30000);
  };
  const tell = () => {
    if (started || box) return;
    const page = document.documentElement;
    const texts = JSON.parse(document.querySelector('meta[name="it-tools:stuck"]')?.content ?? '{}');
    const [words, reload] = texts[page.dataset.spoken] ?? texts[page.lang] ?? ['', '⟳'];
    const button = Object.assign(document.createElement('button'), { textContent: reload });
    button.addEventListener('click', () => location.reload());
    box = Object.assign(document.createElement('div'), { role: 'alert' });
    box.dataset.stuck = '';
    box.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;gap:16px;align-items:center;justify-content:center;' +
      'padding:12px 16px;border-top:1px solid;background:Canvas;color:CanvasText;font:16px/1.5 system-ui';
    button.style.cssText = 'flex:none;padding:4px 12px;border:1px solid;border-radius:6px;background:ButtonFace;color:ButtonText;font:inherit';
    box.append(words, button);
    (document.body ?? page).append(box);
    setTimeout(heal, wait);
  };
  addEventListener('it-tools:stuck', tell);
  addEventListener('it-tools:started', () => {
    started = true;
    box?.remove();
    attempt(() => sessionStorage.removeItem(KEY));
  });
  addEventListener('error', ({ target }) => target?.matches?.('script, link[rel=stylesheet]') && tell(), true);
  let arrived = -1;
  const look = () => {
    const { length } = performance.getEntriesByType('resource');
    if (length === arrived) tell();
    arrived = length;
    if (!started && !box) setTimeout(look, QUIET_MS);
  };
  look();
})();`;
