import { useEffect, useMemo, useState } from 'react';
import { pieces } from '../../code-editor/pieces.ts';
import type { PageTexts } from '../../page-texts.ts';
import { formatSize } from '../../parts/file-upload/format-size.ts';

/** Up to this length (UTF-16 units) characters are counted; beyond it, only bytes. */
const COUNTED = 200_000;

/** UTF-16 units whose bytes are counted at once. */
const STEP = 500_000;

const bytesOf = (text: string) => new Blob([text]).size;

/** Formats the length of a text: characters (code points) and UTF-8 bytes, in the user's number format. */
function measure(text: string, { t, locale }: PageTexts): string {
  if (text === '') return '';
  let count = 0;
  for (const _ of text) count += 1;
  const length = t('outputs.length', { count, length: new Intl.NumberFormat(locale).format(count) });
  return `${length} · ${formatSize(bytesOf(text), locale)}`;
}

/** Returns the length of a text; for long ones a moment later, so that rendering isn't delayed. */
export function useMeasure(text: string, words: PageTexts): string {
  const [long, setLong] = useState<{ text: string; bytes: number }>();
  const isLong = text.length > COUNTED;
  const short = useMemo(() => (isLong ? '' : measure(text, words)), [isLong, text, words]);
  useEffect(() => {
    if (!isLong) return undefined;
    const rest = pieces(text, STEP);
    let bytes = 0;
    const count = () => {
      bytes += bytesOf(rest.shift() ?? '');
      if (rest.length > 0) timer = setTimeout(count);
      else setLong({ text, bytes });
    };
    let timer = setTimeout(count, 100);
    return () => clearTimeout(timer);
  }, [isLong, text]);
  if (!isLong) return short;
  return long?.text === text ? formatSize(long.bytes, words.locale) : '';
}
