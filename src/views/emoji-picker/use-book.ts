import { useEffect, useState } from 'react';
import { type EmojiBook, loadEmoji } from '../../lib/text/emoji/book.ts';

/** All emoji with the names of a language; while another one is loaded, those of the last. Null at first. */
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
