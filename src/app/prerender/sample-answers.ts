import { currentTexts, languages, startTexts } from '../../i18n/i18n.ts';
import { sampleAnswer } from '../home/sample-answer.ts';
import { samplesIn, type SampleAnswers } from '../home/samples.tsx';

/** Returns the answers of the home page in each language, without those made by chance. */
export async function sampleAnswers(): Promise<Record<string, SampleAnswers>> {
  const byLanguage: Record<string, SampleAnswers> = {};
  for (const language of languages) {
    await startTexts(language);
    const answers: [string, string][] = [];
    for (const line of samplesIn(currentTexts())) {
      const answer = await sampleAnswer(line);
      if (answer === (await sampleAnswer(line))) answers.push([line, answer]);
    }
    byLanguage[language] = Object.fromEntries(answers);
  }
  return byLanguage;
}
