import type { CardHead } from '../core/card.ts';
import type { Sources } from '../core/steps/sources.ts';
import type { StepsJob } from '../executor/hand.ts';
import { FALLBACK, loadToolTexts, localeOf } from '../i18n/by-language.ts';

/** A step that many values go through, and the values of its options. */
export interface ManyStep {
  card: Pick<CardHead, 'id' | 'category'>;
  operation: string;
  values: Readonly<Record<string, unknown>>;
  /** Where its options take their values from. */
  sources?: Sources | undefined;
}

/** Returns steps as a worker takes them, with their texts. */
export async function jobOf(steps: readonly ManyStep[], language: string): Promise<StepsJob> {
  const ready = steps.map(
    async ({ card: { id, category }, operation, values, sources }): Promise<StepsJob['steps'][number]> => {
      const { toolTextsIn } = await loadToolTexts(language, id);
      const texts = [toolTextsIn(id, localeOf(language)), toolTextsIn(id, localeOf(FALLBACK))] as const;
      return { id, category, operation, values, sources, texts };
    },
  );
  return { language, steps: await Promise.all(ready) };
}
