import { settings } from './settings.ts';

/** Switches between cards with a description and one-line cards. */
export function toggleDensity(): void {
  settings.set('density', settings.get().density === 'compact' ? 'comfortable' : 'compact');
}
