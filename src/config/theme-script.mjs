// Chooses the theme before the first paint, so it is inlined in the page (see first-keys.mjs), before all style sheets and scripts.
// The application tells it of changes by the event `it-tools:theme`. The keys are those of src/session/settings.ts.

/**
 * Where storage is blocked, or holds no JSON, the system decides. The texts of the visitor's language (src/app/language/language.ts) are then
 * asked for, before the scripts that read them. Last, what the build has rendered, which is in English and without anybody's settings, is
 * hidden from everyone else, and the results from visitors with a link that contains other values.
 */
export const themeScript = `(() => {
  const BAR = { light: '#f9fafb', dark: '#121316' };
  const page = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let choice;
  let language;
  let settled = false;
  try {
    settled = Object.keys(localStorage).some((key) => key.startsWith('it-tools:'));
    choice = JSON.parse(localStorage.getItem('it-tools:theme'));
    language = JSON.parse(localStorage.getItem('it-tools:language'));
  } catch {}
  // Shown inside another page (docs/embedding.md).
  if (/[?&]embed(?![^&=])/.test(location.search)) page.dataset.embed = '';
  const apply = () => {
    const system = systemDark.matches ? 'dark' : 'light';
    const theme = choice === 'light' || choice === 'dark' ? choice : system;
    page.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme]);
  };
  apply();
  // A service worker has the fonts (src/ui/fonts). Without support for one, the browser's own cache may.
  if (navigator.serviceWorker?.controller !== null) page.dataset.fonts = '';
  systemDark.addEventListener('change', apply);
  addEventListener('it-tools:theme', (event) => {
    choice = event.detail;
    apply();
  });
  const files = JSON.parse(document.querySelector('meta[name="it-tools:files"]')?.content ?? '{}');
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const wanted = [language, ...spoken.map((name) => (name === 'zh' ? 'cn' : name))];
  const chosen = wanted.find((name) => typeof name === 'string' && Object.hasOwn(files, name));
  if (chosen) page.dataset.spoken = chosen;
  for (const href of files[chosen] ?? []) {
    const isData = href.endsWith('.json');
    const link = Object.assign(document.createElement('link'), {
      rel: isData ? 'preload' : 'modulepreload',
      crossOrigin: '',
    });
    if (isData) link.as = 'fetch';
    link.href = './' + href;
    document.head.append(link);
  }
  if (settled || !navigator.language.startsWith(page.lang)) page.dataset.hold = '';
  if (location.hash || location.search) page.dataset.linked = '';
})();`;
