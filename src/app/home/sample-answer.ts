import { catalogWords } from '../../calls/words.ts';
import { cards } from '../../catalog/cards.ts';
import { currentLanguage, currentTexts, loadRestOfTexts } from '../../i18n/i18n.ts';
import { runCall } from '../../palette/answers/run-call.ts';
import { oneLine } from '../../palette/rows/display-text.ts';
import { answerOf } from '../../read/answer.ts';
import { phrasesIn } from '../../read/language.ts';
import { contextOf } from '../../read/context.ts';
import { readingsOf } from '../../read/read.ts';

/** Returns the palette's answer to a line; empty if it has none. */
export async function sampleAnswer(text: string): Promise<string> {
  await loadRestOfTexts();
  const { answers } = readingsOf(
    { text, attachment: null },
    contextOf(cards, catalogWords(), currentLanguage(), phrasesIn(currentLanguage())),
  );
  const answer = await answerOf(answers, (call) => runCall(call, new AbortController().signal));
  const shown = answer?.outputs.find(({ part }) => !part.secret && part.text !== null && part.text !== text);
  if (!answer || !shown) return '';
  const { output, part } = shown;
  const [asked] = answers.find(({ call }) => call === answer.call)?.outputs ?? [];
  // An output that wasn't asked for needs its name.
  return oneLine(
    output === asked ? (part.text ?? '') : currentTexts()('ui.pair', { label: part.label, value: part.text ?? '' }),
  );
}
