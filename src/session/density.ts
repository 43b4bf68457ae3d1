import { settings } from './settings.ts';

/** Between cards with a description and cards that are one line. */
export function toggleDensity(): void {
  settings.set('density', settings.get().density === 'compact' ? 'comfortable' : 'compact');
}
