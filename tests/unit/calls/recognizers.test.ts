import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../../src/calls/recognize.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { recognitionOf, sievesOf } from '../../../src/catalog/recognition.ts';
import type { Finder } from '../../../src/core/recognition/recognize.ts';
import { everyCases } from '../../specs/every-tool.ts';
import { wrappersFor } from './wrappers.ts';

const found = (text: string) => {
  const { answers, proposals } = candidatesFor({ text: '', attachment: { serial: 1, text } }, cards);
  return {
    answers: answers.map(({ card, text: taken }) => `${card.id}: ${taken}`),
    tools: [...answers, ...proposals].map(({ card }) => card.id),
  };
};

/** The part of a text that a finder takes by itself; null if it doesn't recognize the text. */
function takenBy({ pattern, take = ([, part]) => part ?? null }: Finder, text: string): string | null {
  const match = pattern.exec(text);
  return match && take(match);
}

const finders = cards.flatMap((card) =>
  card.operations.flatMap(({ name: operation }) => {
    const texts = everyCases.get(`${card.category}/${card.id}`)?.[operation]?.finds ?? {};
    const { finds = [] } = recognitionOf(card, operation);
    return finds.map((finder) => ({ label: `${card.id}: ${finder.name}`, tool: card.id, finder, texts }));
  }),
);

describe.each(finders)('$label', ({ tool, finder, texts }) => {
  const { matches: written = [], rejects = [] } = texts[finder.name] ?? {};
  const matches = written.map((match) => (typeof match === 'string' ? ([match, match] as const) : match));

  it('has texts that it must recognize and texts that it must not', () => {
    expect(matches.length).toBeGreaterThanOrEqual(1);
    expect(rejects.length).toBeGreaterThanOrEqual(2);
  });

  it.each(matches)('recognizes %s', (text, taken) => {
    expect(takenBy(finder, text)).toBe(taken);
    // Another rule may match the text as well, or better; a tool accepts some lines by itself.
    const { answers, tools } = found(text);
    expect(tools).toContain(tool);
    if (finder.reading !== undefined) expect(answers).toContain(`${tool}: ${taken}`);
    else
      for (const answer of answers.filter((one) => one.startsWith(`${tool}: `)))
        // Blank lines around a text are no part of it.
        expect([taken, text].map((each) => `${tool}: ${each}`.trim())).toContain(answer.trim());
  });

  it.each(rejects)('does not recognize %s', (text) => expect(takenBy(finder, text)).toBeNull());

  it.each(matches.map(([text]) => [text]))('recognizes %s in any wrapper', (text) => {
    const lost = wrappersFor(text)
      // In angle brackets, there are none.
      .filter((wrap) => !(text.includes('<') && wrap('').startsWith('<')))
      .filter((wrap) => !found(wrap(text)).tools.includes(tool))
      .map((wrap) => wrap(text));
    expect(lost).toEqual([]);
  });
});

it('names in the cases are those of finders', () => {
  const names = cards.flatMap(({ id, category, operations }) =>
    operations.flatMap(({ name }) =>
      Object.keys(everyCases.get(`${category}/${id}`)?.[name]?.finds ?? {}).map((of) => `${id}: ${of}`),
    ),
  );
  expect(names.filter((name) => finders.every(({ label }) => label !== name))).toEqual([]);
});

it('what finds and faults need is computed for each of them', () => {
  for (const card of cards)
    for (const { name } of card.operations) {
      const { finds = [], faults = [] } = recognitionOf(card, name);
      const sieves = sievesOf(card, name);
      expect([sieves.finds.length, sieves.faults.length], `${card.id}/${name}`).toEqual([finds.length, faults.length]);
    }
});

/** Texts that look like input for a tool but aren't. */
const QUIET = [
  'the order number is 123456789012',
  'I like chocolate',
  'function f() { return 1; }',
  'no - yes - no',
  '[core]\n\tbare = false\n\tfilemode = true',
  '; settings\n[mysqld]\nport=3306',
  'DB_HOST=localhost\nPORT=3000',
  'Traceback (most recent call last):\n  File "app.py", line 3, in <module>',
  '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b',
  '<div>one<br>two</div>',
  '-----BEGIN PGP MESSAGE-----\n\nhQEM\n=abcd\n-----END PGP MESSAGE-----',
];

describe('recognition', () => {
  it.each(QUIET)('no tool answers %s, except those that accept any such text', (text) => {
    const answers = found(text).answers.filter((answer) => !/^(?:toml|xml)/.test(answer));
    expect(answers).toEqual([]);
  });

  it('shows both candidates of an ambiguous text', () => {
    expect(found('133776123450000000').answers.map((answer) => answer.split(':')[0])).toEqual([
      'date-converter',
      'snowflake-id-extractor',
    ]);
    expect(found('10.0.0.0/24\n10.0.1.0/24').answers).toEqual([
      'ipv4-subnet-calculator: 10.0.0.0/24',
      'ipv4-range-expander: 10.0.0.0/24\n10.0.1.0/24',
    ]);
    expect(found('0x48656c6c6f').answers).toEqual(['base-converter: 0x48656c6c6f', 'text-to-binary: 48656c6c6f']);
  });

  it('reads a list by its first line if a tool takes a single value', () => {
    expect(found('1700000000\n1700000060').answers).toEqual(['date-converter: 1700000000']);
    expect(found('1700000000\nand more').answers).toEqual([]);
  });
});
