import { beforeAll, describe, expect, test } from 'vitest';
import { loadRestOfTexts, startTexts } from '../../src/i18n/i18n.ts';
import { inChain, inPalette, inRun, type Told } from './fronts.ts';
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

/** Without the number and the word of a stage, and in lower case, which is layout. */
const unnumbered = (text: string) => text.replace(/^stage \d, [^:]*: /i, '').toLowerCase();

const textOf = (told: Told) => (told.kind === 'search' ? null : unnumbered(told.text));
const warningsOf = (told: Told) => (told.kind === 'search' ? [] : told.warnings.map(unnumbered));
const sameText = ({ palette, terminal }: Difference) =>
  palette.kind === terminal.kind && textOf(palette) === textOf(terminal);

/** Where the fronts are known to disagree. Each entry must explain at least one line; whatever none explains fails. */
const KNOWN: Readonly<Record<string, (difference: Difference) => boolean>> = {
  'the terminal numbers the only stage and the last one': (difference) =>
    sameText(difference) && warningsOf(difference.palette).join() === warningsOf(difference.terminal).join(),
  'the palette drops warnings of inner stages': (difference) =>
    sameText(difference) && warningsOf(difference.palette).length < warningsOf(difference.terminal).length,
  'the palette does not know old ids': ({ palette, terminal }) =>
    palette.kind === 'search' && terminal.kind !== 'search',
  'run tells upper case from lower case': ({ palette, terminal }) =>
    palette.kind !== 'search' && terminal.kind === 'search',
  'an empty first stage does not end a chain in the terminal': ({ line, palette }) =>
    line.includes(' | ') && palette.kind === 'value' && palette.text === '',
  'the terminal finds out that a stage does not fit only after its run': ({ palette }) =>
    palette.kind === 'failure' && palette.text.includes('does not take what'),
  'bytes that are no text are told in words of its own by each': ({ palette }) =>
    warningsOf(palette).some((warning) => warning.includes('not utf-8')),
  'the terminal does not know operations with a capital letter as later stages': ({ line }) =>
    /[|].*[/][a-z]+[A-Z]/.test(line),
};

/** Short enough to be read in the report of a failed test: from where the two begin to differ. */
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

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
});

const explained = new Set<string>();
const isKnown = (difference: Difference) => {
  const why = Object.entries(KNOWN).find(([, explains]) => explains(difference));
  if (why) explained.add(why[0]);
  return why !== undefined;
};

describe('palette and terminal answer alike', () => {
  test.each<[string, () => Case[]]>([
    ['every alias', () => aliasCases((alias) => alias)],
    ['every alias in upper case', () => aliasCases((alias) => alias.toUpperCase())],
    ['old ids', oldIdCases],
    ['empty texts', emptyCases],
    ['examples that warn', warningCases],
    ['examples that fail', failureCases],
    ['pairs that connect', () => pairCases(2)],
    ['pairs that do not connect', brokenPairCases],
    ['odd lines', oddCases],
  ])('%s', { timeout: 120_000 }, async (_, cases) => {
    const all = cases();
    expect(all.length).toBeGreaterThan(0);
    const unknown = (await differencesOf(all)).filter((difference) => !isKnown(difference));
    expect(unknown.map(described)).toEqual([]);
  });

  test('every known difference is one', () => expect([...explained].toSorted()).toEqual(Object.keys(KNOWN).toSorted()));
});
