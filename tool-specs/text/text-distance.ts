import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  alignment,
  charactersOf,
  commonSubsequence,
  damerau,
  dice,
  hamming,
  jaro,
  jaroWinkler,
  levenshtein,
  similarity,
} from '../../src/lib/text/compare/distance.ts';

/** Tables of this many characters on each side take a tenth of a second. */
const MAX_LENGTH = 3000;
const MAX_LINES = 5000;

const options = {
  ignoreCase: toggle(),
  ignoreSpace: toggle({ advanced: true }),
  ignoreAccents: toggle({ advanced: true }),
};

interface Options {
  ignoreCase: boolean;
  ignoreSpace: boolean;
  ignoreAccents: boolean;
}

function prepared(typed: string, { ignoreCase, ignoreSpace, ignoreAccents }: Options): string[] {
  let text = typed.normalize('NFC');
  if (ignoreAccents) text = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  if (ignoreCase) text = text.toLowerCase();
  if (ignoreSpace) text = text.replace(/\s/gu, '');
  return charactersOf(text);
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
const share = (value: number) => Number(value.toFixed(4));
const METHODS = { levenshtein: 'Levenshtein', 'jaro-winkler': 'Jaro–Winkler', dice: 'Dice' } as const;
const rank = { levenshtein: similarity, 'jaro-winkler': jaroWinkler, dice };

export default defineTool({
  icon: 'ruler',
  createdAt: '2026-11-28',
  related: ['text-diff', 'text-statistics', 'list-converter'],
  operations: {
    compare: operation({
      fields: {
        first: text({ primary: true, multiline: true, rows: 2, maxLength: MAX_LENGTH }),
        second: text({ multiline: true, rows: 2, maxLength: MAX_LENGTH }),
        ...options,
      },
      output: {
        distance: out.row(),
        similarity: out.row(),
        measures: out.keyValue(),
        common: out.row(),
        steps: out.table(['step', 'first', 'second', 'place']),
      },
      lead: 'distance',
      messages: ['replace', 'insert', 'delete', 'swap', 'different-lengths'],
      answers: 'inline',
      aliases: { levenshtein: {}, similarity: {} },
      transform({ first, second, ...how }, ctx) {
        const [a, b] = [prepared(first, how), prepared(second, how)];
        let place = 0;
        const steps = alignment(a, b).flatMap((step) => {
          place += Math.max(1, charactersOf(step.a).length);
          const at = place - Math.max(1, charactersOf(step.a).length) + 1;
          if (step.kind === 'insert') place--;
          return step.kind === 'same' ? [] : [{ step: ctx.say(step.kind), first: step.a, second: step.b, place: at }];
        });
        return {
          distance: levenshtein(a, b),
          similarity: percent(similarity(a, b)),
          measures: [
            { key: 'Damerau–Levenshtein', value: damerau(a, b) },
            { key: 'Hamming', value: hamming(a, b) ?? ctx.say('different-lengths') },
            { key: 'Jaro', value: share(jaro(a, b)) },
            { key: 'Jaro–Winkler', value: share(jaroWinkler(a, b)) },
            { key: 'Sørensen–Dice', value: share(dice(a, b)) },
          ],
          common: commonSubsequence(a, b).join('') || null,
          steps,
        };
      },
      examples: {
        words: {
          input: { first: 'kitten', second: 'sitting' },
          output: { distance: 3, similarity: '57.14%', common: 'ittn' },
        },
        names: {
          input: { first: 'Martha', second: 'Marhta' },
          check: ({ measures }) => measures[0]?.value === 1 && measures[3]?.value === 0.9611,
        },
        spelling: {
          input: { first: 'Color', second: 'colour', ignoreCase: true },
          output: { distance: 1, similarity: '83.33%' },
        },
      },
    }),

    rank: operation({
      fields: {
        lines: text({ primary: true, multiline: true, rows: 6, maxLength: 1_000_000 }),
        word: text({ required: true, maxLength: 500 }),
        method: choice(METHODS),
        ...options,
      },
      output: out.table(['text', 'similarity', 'distance', 'line']),
      failures: ['line-too-long', 'too-many-lines'],
      aliases: { fuzzy: {}, closest: {} },
      transform({ lines, word, method, ...how }, ctx) {
        const all = lines
          .split(/\r\n|\r|\n/)
          .map((line, i) => ({ line, number: i + 1 }))
          .filter(({ line }) => line.trim() !== '');
        if (all.length > MAX_LINES) throw ctx.fail('too-many-lines', { params: { limit: MAX_LINES } });
        const long = all.find(({ line }) => line.length > MAX_LENGTH);
        if (long) throw ctx.fail('line-too-long', { params: { limit: MAX_LENGTH }, at: { line: long.number } });
        const wanted = prepared(word, how);
        return all
          .map(({ line, number }) => {
            const characters = prepared(line, how);
            const near = rank[method](characters, wanted);
            return {
              near,
              row: { text: line, similarity: percent(near), distance: levenshtein(characters, wanted), line: number },
            };
          })
          .toSorted((x, y) => y.near - x.near || x.row.distance - y.row.distance || x.row.line - y.row.line)
          .map(({ row }) => row);
      },
      examples: {
        commands: {
          input: { lines: 'status\nstash\ncommit\ncheckout\nswitch', word: 'stats' },
          check: (rows) => rows[0]?.text === 'status' && rows[1]?.text === 'stash' && rows[0].distance === 1,
        },
      },
    }),
  },
});
