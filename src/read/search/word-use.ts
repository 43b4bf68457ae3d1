import type { Habits } from './usage.ts';

/** The name under which uses of a word of a tool are counted. Words are the catalog's own, never typed text. */
export const wordUse = (id: string, word: string): string => `${id} ${word}`;

/** Sorts words of tools by how often they are used; ties keep their order, which is that of their popularity. */
export const byUse = <T>(
  list: readonly T[],
  wordOf: (item: T) => { id: string; word: string },
  { habit }: Pick<Habits, 'habit'>,
): T[] => {
  const uses = (item: T) => {
    const { id, word } = wordOf(item);
    return habit(wordUse(id, word));
  };
  return list.toSorted((a, b) => uses(b) - uses(a));
};
