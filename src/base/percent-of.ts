/** A number as people write it. */
export const NUMBER = String.raw`[-+−]?\d[\d.,]{0,20}`;
/** The sign or the words for it, in all languages of the product that use spaces. */
export const PER_CENT = '(?:%|per ?cent|por ciento|por cento|pour cent|процент(?:а|ов)?)';

/** `20 percent of 50`, in all six languages. */
export const PERCENT_OF = new RegExp(`^(${NUMBER}) ?${PER_CENT} (?:of|de|от|из) (${NUMBER})$`, 'i');
