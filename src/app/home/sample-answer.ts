import { cards } from '../../catalogue/cards.ts';
import { loadRestOfTexts } from '../../i18n/i18n.ts';
import { firstAnswer } from '../../palette/rows/first-answer.ts';

/** Returns the palette's answer to a line; empty if it has none. */
export async function sampleAnswer(line: string): Promise<string> {
  await loadRestOfTexts();
  return firstAnswer(line, cards);
}
