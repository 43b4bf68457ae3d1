/**
 * Length (UTF-16 units) from which a textarea is too slow to type in; the editor, which renders only the visible part,
 * takes over.
 */
export const TEXTAREA_LIMIT = 200_000;
