import { beforeAll, describe, expect, test } from 'vitest';
import { loadRestOfTexts, startTexts } from '../../src/i18n/i18n.ts';
import { inChain, inPalette, inRun, shareResults, type Told } from './fronts.ts';
import {
  aliasCases,
  brokenPairCases,
  type Case,
  emptyCases,
  failureCases,
  oddCases,
  oldIdCases,
  pairCases,
  warningCases,
} from './lines.ts';

interface Difference {
  line: string;
  palette: Told;
  terminal: Told;
}

/** Shortens two texts for the report of a failed test, starting where they begin to differ. */
function described({ line, palette, terminal }: Difference): string {
  const [a, b] = [palette, terminal].map((of) => JSON.stringify(of)) as [string, string];
  const from = Math.max(0, Array.from(a).findIndex((sign, at) => sign !== b[at]) - 30);
  const part = (text: string) => text.slice(from, from + 150);
  return `${line.slice(0, 120)}\n  palette:  ${part(a)}\n  terminal: ${part(b)}`;
}

async function differencesOf(cases: readonly Case[]): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { line, words } of cases) {
    const palette = await inPalette(line);
    for (const terminal of [await inChain(line), words && (await inRun(words))]) {
      if (terminal && JSON.stringify(terminal) !== JSON.stringify(palette)) found.push({ line, palette, terminal });
    }
  }
  return found;
}

beforeAll(shareResults);

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
});

describe('the palette and the terminal give the same answers', () => {
  test.each<[string, () => Case[]]>([
    ['every alias', () => aliasCases((alias) => alias)],
    ['every alias in upper case', () => aliasCases((alias) => alias.toUpperCase())],
    ['old ids', oldIdCases],
    ['empty texts', emptyCases],
    ['warnings', warningCases],
    ['failures', failureCases],
    ['pairs that connect', () => pairCases(process.env['ALL_PAIRS'] === undefined ? 1 : 2)],
    ['pairs that do not connect', brokenPairCases],
    ['odd lines', oddCases],
  ])('%s', { timeout: 120_000 }, async (_, cases) => {
    const all = cases();
    expect(all.length).toBeGreaterThan(0);
    expect((await differencesOf(all)).map(described)).toEqual([]);
  });
});
