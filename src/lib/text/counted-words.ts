// What readers count as words and sentences, where the segmenter of the platform counts more.
import { segmentsOf } from '../../base/segments.ts';

/** Join two words without a space between them: hyphens, and the sign of an email address. */
const JOINERS = new Set(['-', '\u2010', '\u2011', '@']);
/** What a word begins with that is an address up to the next space. */
const ADDRESS = /^[("'<[\u00ab\u201c]*(?:[a-z][a-z\d+.-]*:\/\/|www\.)/i;
/** What may become one. */
const SCHEME = /^[("'<[\u00ab\u201c]*[a-z][a-z\d+.-]*:\/?$/i;
/** What decides whether a run of characters is an address. */
const LONGEST_SCHEME = 24;

/** Yields the words of a text. A URL, an email address and what hyphens connect are one word each. */
export function* wordsOf(text: string, locale: string): Generator<string> {
  let word = '';
  /** The beginning of what stands since the last space. */
  let run = '';
  /** What stands between the word and here, if it may connect them. */
  let between = '';
  let inAddress = false;
  for (const { segment, isWordLike } of segmentsOf(text, 'word', locale)) {
    const isSpace = /^\s/.test(segment);
    run = isSpace ? '' : run.length < LONGEST_SCHEME ? run + segment : run;
    inAddress = !isSpace && (inAddress || ADDRESS.test(run));
    const joins = inAddress || (isWordLike && JOINERS.has(between));
    if (word !== '' && joins) {
      word += between + segment;
      between = '';
    } else if (isWordLike || inAddress) {
      if (word !== '') yield word;
      [word, between] = [segment, ''];
    } else if (word !== '' && (SCHEME.test(run) || (JOINERS.has(segment) && between === ''))) between += segment;
    else {
      if (word !== '') yield word;
      [word, between] = ['', ''];
    }
  }
  if (word !== '') yield word;
}

/** Abbreviations that no sentence ends with, by language. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  '': 'dr|prof|st',
  en: 'mr|mrs|ms|mx|drs|mt|rev|hon|gen|col|maj|capt|cmdr|lt|sgt|gov|sen|rep|pres|vs|cf|e\\.g|i\\.e|viz|figs?|eq|approx',
  es: 'sra?|srta|sres|dra|uds?|dña|págs?|núm|art|p\\. ?ej|profa?|ing|lic|av|avda',
  fr: 'm|mm|mmes?|mlles?|me|ste|p\\. ?ex|cf|fig|art|av|bd',
  pt: 'sra?|srta|dra|profa?|exm[oa]|pág|art|p\\. ?ex|eng|av',
  de: 'hr|fr|z|d|u|bzw|vgl|nr|abb|ca|str|ing|dipl',
  ru: 'ул|рис|стр|им|св|проф|акад|см|ср|напр|т\\. ?е|тов|просп|пер',
};

/** Whether a segment ends in the middle of a sentence: with an abbreviation, or with initials alone (`J. R. Smith`). */
function isOpen(segment: string, abbreviation: RegExp): boolean {
  if (/[\n\r\u2028\u2029]\s*$/.test(segment)) return false;
  return abbreviation.test(segment.slice(-16)) || /^\s*(?:\p{Lu}\. ?){1,3}$/u.test(segment);
}

/** Counts the sentences of a text. */
export function sentenceCount(text: string, locale: string): number {
  const own = ABBREVIATIONS[locale.split('-')[0] ?? ''];
  const abbreviation = new RegExp(
    `(?<![\\p{L}\\d])(?:${[ABBREVIATIONS[''], own].filter(Boolean).join('|')})\\.\\s*$`,
    'iu',
  );
  let count = 0;
  let open = false;
  /** The beginning of what stands since the last space: an address has signs that end a sentence. */
  let run = '';
  for (const { segment } of segmentsOf(text, 'sentence', locale)) {
    if (segment.trim() === '') continue;
    if (!open) count++;
    const last = segment.split(/\s/).at(-1) ?? '';
    run = last.length === segment.length ? (run + last).slice(0, LONGEST_SCHEME) : last.slice(0, LONGEST_SCHEME);
    open = (run !== '' && ADDRESS.test(run)) || isOpen(segment, abbreviation);
  }
  return count;
}
