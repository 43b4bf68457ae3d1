// What the form needs before the library has loaded.

export const PDF_TYPE = 'application/pdf';

export const PDF_PROBLEMS = ['not-a-pdf', 'broken-pdf', 'password-needed', 'wrong-password', 'too-large-pdf'] as const;
export type PdfProblemCode = (typeof PDF_PROBLEMS)[number];

/** What a document may have that doesn't belong to a page. */
export const PDF_NOTES = ['signed', 'form', 'outline', 'attachments', 'cut'] as const;
export type PdfNote = (typeof PDF_NOTES)[number];

export const PLACES = ['bottom-center', 'bottom-right', 'bottom-left', 'top-center', 'top-right', 'top-left'] as const;
export type Place = (typeof PLACES)[number];

export const PAPERS = ['image', 'a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The name of a file without `.pdf`, with what was done to it. */
export function named(source: { name: string } | null | undefined, what = ''): string {
  const stem = (source?.name ?? '').replace(/\.\w{1,4}$/, '') || 'document';
  return what === '' ? stem : `${stem}-${what}`;
}

export const RESULTS = ['one', 'each', 'single', 'without'] as const;

/** The files that pages are split into: one of all, one for each range, or one for each page. */
export function partsOf(
  ranges: readonly number[][],
  result: 'one' | 'each' | 'single',
): { name: string; pages: number[] }[] {
  if (result === 'one') return [{ name: 'pages', pages: ranges.flat() }];
  const parts = result === 'each' ? ranges : ranges.flat().map((page) => [page]);
  return parts.map((pages) => {
    const [first, last] = [pages[0]! + 1, pages.at(-1)! + 1];
    return { name: first === last ? `${first}` : `${first}-${last}`, pages };
  });
}

/** What stands between the texts of two pages. */
export const BREAKS = ['line', 'number', 'feed'] as const;

/** The texts of pages, counted from 0, as one. */
export function joinedTexts(
  texts: readonly { page: number; text: string }[],
  between: (typeof BREAKS)[number],
): string {
  if (between === 'number') return texts.map(({ page, text }) => `--- ${page + 1} ---\n\n${text}`).join('\n\n');
  const kept = between === 'line' ? texts.filter(({ text }) => text !== '') : texts;
  return kept.map(({ text }) => text).join(between === 'line' ? '\n\n' : '\n\f');
}

export const IMAGE_FORMATS = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;
export type ImageFormat = keyof typeof IMAGE_FORMATS;
export const IMAGE_FILES = {
  png: { type: 'image/png', extension: 'png' },
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  webp: { type: 'image/webp', extension: 'webp' },
} as const;
