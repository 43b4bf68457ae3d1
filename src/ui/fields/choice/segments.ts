/** The most options, and total letters, that fit well side by side. */
const SEGMENTS = 4;
const LETTERS = 32;

/** Whether options are buttons side by side. */
export const areButtons = (labels: readonly string[]): boolean =>
  labels.length > 0 && labels.length <= SEGMENTS && labels.join('').length <= LETTERS;
