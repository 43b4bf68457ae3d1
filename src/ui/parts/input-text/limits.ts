/**
 * Length (UTF-16 units) from which a textarea is too slow to type in and to lay out; in a form, the editor, which renders only the visible
 * part, takes over.
 */
export const TEXTAREA_LIMIT = 200_000;

/**
 * A one-line control lays out all of its text on every keystroke: 10 MB took 6 to 17 s in a field, minutes in a result.
 */
export const LINE_LIMIT = 20_000;
