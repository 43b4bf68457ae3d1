import { useEffect, useState } from 'react';
import { type EmojiBook, loadEmoji } from '../../lib/text/emoji/book.ts';

/** Returns all emoji with names in a language; the previous ones while another language loads. Null at first. */
export function useBook(language: string): EmojiBook | null {
  const [book, setBook] = useState<EmojiBook | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadEmoji(language).then((loaded) => {
      if (wanted) setBook(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return book;
}
