import type { Settings } from './settings.ts';

/** What an installation sets for its visitors, unless they set something else; filled in before anything is shown. */
export const presets: { options: Settings['options'] } = { options: {} };
