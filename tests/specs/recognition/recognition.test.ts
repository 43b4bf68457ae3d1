import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';
import { MEANT } from './meant.ts';
import { QUIET } from './quiet.ts';

const meant = MEANT.flatMap(({ texts }) => texts);
const quiet = QUIET.flatMap(({ texts }) => texts);
const short = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Proposed, not answered: a short number is as likely just a number. */
const ONLY_PROPOSED = /^\d{3}$/;

describe('pasted texts', () => {
  it('are enough, each once', () => {
    expect(meant.length).toBeGreaterThanOrEqual(150);
    expect(quiet.length).toBeGreaterThanOrEqual(100);
    const all = [...meant.map(([, text]) => text), ...quiet];
    expect(new Set(all).size).toBe(all.length);
  });

  it('go to the tool that is meant, at least 95 % of them', async () => {
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

  it('get no answer when none is meant, at most 2 % do', async () => {
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
