/** Number of characters that fit next to a label in one of two columns. */
const FITS = 20;

export const isLong = (text: string) => text.length > FITS;

/** Whether it is a single value that fits on one line and has signs after which a line may end, though this one must not. */
export const isWhole = (text: string) => text.length <= FITS && /^\S*[-–—/?!|)}\]>（）]\S*$/.test(text);

/** The same next to a label on a phone, where an editable value shares its line with a button. */
const FITS_PHONE = 22;
const FITS_PHONE_EDIT = 17;

/** Number of characters that would fill a phone's screen. */
const WALL = 200;

/** Where a value goes on a phone: next to its label, below it, or below it in a box that scrolls. */
export function placeOf(text: string, editable = false): 'beside' | 'below' | 'scrolls' {
  if (text.length > WALL) return 'scrolls';
  return text.length > (editable ? FITS_PHONE_EDIT : FITS_PHONE) ? 'below' : 'beside';
}
