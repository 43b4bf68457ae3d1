import { languages, startTexts } from '../../i18n/i18n.ts';
import { sampleAnswer } from '../home/sample-answer.ts';
import { LINES } from '../home/samples.tsx';

/** Returns the answers of the home page that are the same for everybody: neither made by chance nor in anyone's language. */
export async function sampleAnswers(): Promise<Record<string, string>> {
  const found = new Map(LINES.map((line) => [line, new Set<string>()]));
  for (const language of [...languages, ...languages.slice(0, 1)]) {
    await startTexts(language);
    for (const [line, answers] of found) answers.add(await sampleAnswer(line));
  }
  return Object.fromEntries(
    [...found].flatMap(([line, [answer = '', ...others]]) => (others.length === 0 ? [[line, answer]] : [])),
  );
}
