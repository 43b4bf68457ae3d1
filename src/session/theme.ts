import { settings, type Theme } from './settings.ts';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Returns the next theme of the toggle: the opposite of the system's theme, then the same, then back to following the
 * system.
 */
export function nextTheme(theme: Theme, systemDark: boolean = systemIsDark()): Theme {
  const order: readonly Theme[] = systemDark ? ['auto', 'light', 'dark'] : ['auto', 'dark', 'light'];
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'auto';
}

export function toggleTheme(): void {
  settings.set('theme', nextTheme(settings.get().theme));
}

/** Notifies src/config/theme-script.mjs, which alone applies themes, of every change. */
export function followTheme(): void {
  let shown = settings.get().theme;
  settings.subscribe(() => {
    const { theme } = settings.get();
    if (theme === shown) return;
    shown = theme;
    window.dispatchEvent(new CustomEvent('it-tools:theme', { detail: theme }));
  });
}
