import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';
import { MEANT } from './meant.ts';
import { QUIET } from './quiet.ts';

const meant = MEANT.flatMap(({ texts }) => texts);
const quiet = QUIET.flatMap(({ texts }) => texts);
const short = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Suggested, not answered: a short number is just as likely to be only a number. */
const ONLY_PROPOSED = /^\d{3}$/;

describe('pasted texts', () => {
  it('are numerous enough and unique', () => {
    expect(meant.length).toBeGreaterThanOrEqual(150);
    expect(quiet.length).toBeGreaterThanOrEqual(100);
    const all = [...meant.map(([, text]) => text), ...quiet];
    expect(new Set(all).size).toBe(all.length);
  });

  it('open the intended tool in at least 95 % of cases', async () => {
    const results = await Promise.all(
      meant.map(async ([tool, text]) => {
        const { answers, proposals } = await answered(text);
        const first = ONLY_PROPOSED.test(text) ? proposals[0] : answers[0];
        return first === tool ? [] : [`${tool}: ${short(text)} → ${answers.join(' ')} (${proposals.join(' ')})`];
      }),
    );
    const wrong = results.flat();
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(meant.length * 0.05);
  });

  it('have no answer if none is intended, except for at most 2 %', async () => {
    const results = await Promise.all(
      quiet.map(async (text) => {
        const { answers } = await answered(text);
        return answers.length > 0 ? [`${short(text)} → ${answers.join(' ')}`] : [];
      }),
    );
    const wrong = results.flat();
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(quiet.length * 0.02);
  });
});
