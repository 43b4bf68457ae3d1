// The text of the pages of a document.
import { bytesOf, isCut, type SourceFile } from './check.ts';
import { closeReader, openReader, pageOf, pagesWithPicture } from './reader.ts';
import { type PageValue, type Piece, textOfPieces } from './lines.ts';

interface Surroundings {
  signal: AbortSignal;
  progress: (share: number) => void;
  rest: () => Promise<void> | undefined;
}

/** What an annotation shows; see `getAnnotations` of pdf.js. */
interface Annotation {
  subtype: string;
  hidden?: boolean;
  password?: boolean;
  fieldType?: string;
  fieldValue?: unknown;
  rect: readonly number[];
  contentsObj?: { str: string };
}

function valueOf({ subtype, fieldType, fieldValue, password, contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  return [fieldValue]
    .flat()
    .filter((value) => typeof value === 'string')
    .join(', ');
}

/** What is written into the fields of a page, and on it as a note. */
async function valuesOn(page: Awaited<ReturnType<typeof pageOf>>): Promise<PageValue[]> {
  const annotations = ((await page.getAnnotations().catch(() => [])) as Annotation[]).filter(({ hidden }) => !hidden);
  return annotations.flatMap((annotation) => {
    const [x = 0, y = 0, , top = 0] = annotation.rect;
    const text = valueOf(annotation).replaceAll(/\r\n?/g, '\n').trim();
    return text === '' ? [] : [{ text, x, y, height: top - y }];
  });
}

export interface PagesText {
  texts: { page: number; text: string }[];
  /** Pages without text: those with a picture, and the others. */
  pictures: number[];
  blank: number[];
  /** Whether the file ends too early. */
  isShort: boolean;
}

/** Returns the texts of pages, counted from 0. Throws Problem. */
export async function textOfPages(
  source: SourceFile | null,
  password: string,
  pagesOf: (count: number) => readonly number[],
  { signal, progress, rest }: Surroundings,
): Promise<PagesText> {
  const bytes = await bytesOf(source);
  const reader = await openReader(bytes, { password });
  try {
    const pages = pagesOf(reader.numPages);
    const texts: PagesText['texts'] = [];
    for (const [index, number] of pages.entries()) {
      const page = await pageOf(reader, number);
      const { items } = await page.getTextContent();
      texts.push({ page: number, text: textOfPieces(items as unknown as Piece[], await valuesOn(page)) });
      page.cleanup();
      progress((index + 1) / pages.length);
      await rest();
      signal.throwIfAborted();
    }
    const without = [...new Set(texts.filter(({ text }) => text === '').map(({ page }) => page))];
    const pictures = without.length === 0 ? [] : await pagesWithPicture(without, bytes, password);
    const blank = without.filter((page) => !pictures.includes(page));
    return { texts, pictures, blank, isShort: isCut(bytes) };
  } finally {
    await closeReader(reader);
  }
}
