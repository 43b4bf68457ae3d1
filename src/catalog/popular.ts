import popular from './popular.json';

/** What most people come for: shown on the home page, in the palette until there are habits, and in launchers. */
export const POPULAR: readonly string[] = popular;
