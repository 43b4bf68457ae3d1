import { formatSize } from '../parts/file-upload/format-size.ts';
import type { Words } from '../form/words.ts';

/** Up to this length (UTF-16 units) characters are counted; beyond it only bytes. */
const COUNTED = 200_000;

/** How long a text is: characters (code points) and UTF-8 bytes, each in the user's notation. */
export function measure(text: string, { t, locale }: Words): string {
  if (text === '') return '';
  const size = formatSize(new Blob([text]).size, locale);
  if (text.length > COUNTED) return size;
  let count = 0;
  for (const _ of text) count += 1;
  return `${t('outputs.length', { length: new Intl.NumberFormat(locale).format(count) })} · ${size}`;
}
