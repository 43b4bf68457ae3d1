/** Number of characters that fit on a line of a two-column list. */
const FITS = 40;

export const isLong = (text: string) => text.length > FITS;
