// Chooses the theme before the first paint, so it is a classic script that blocks; the application tells it of changes
// by the event `it-tools:theme`. The keys are those of src/session/settings.ts.
(() => {
  const BAR = { light: '#ffffff', dark: '#16171a' };
  const page = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let choice;
  let settled = false;
  try {
    settled = Object.keys(localStorage).some((key) => key.startsWith('it-tools:'));
    choice = JSON.parse(localStorage.getItem('it-tools:theme'));
  } catch {
    // Storage is blocked, or holds no JSON: the system decides.
  }
  const apply = () => {
    const system = systemDark.matches ? 'dark' : 'light';
    const theme = choice === 'light' || choice === 'dark' ? choice : system;
    page.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[theme]);
  };
  apply();
  systemDark.addEventListener('change', apply);
  addEventListener('it-tools:theme', (event) => {
    choice = event.detail;
    apply();
  });
  // The page that the build has rendered is in English and without anybody's settings. To everyone else it is not shown.
  if (settled || !navigator.language.startsWith(page.lang)) page.dataset.hold = '';
})();
