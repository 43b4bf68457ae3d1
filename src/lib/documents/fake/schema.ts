// Reads which fields a record has: `age: number 18-90`, one per line, or with commas on one line.
import { nearestWords } from '../../../base/nearest-words.ts';
import { Problem } from '../../../base/problem.ts';
import { type FieldType, type Making, type TypeProblem, TYPES, type Value } from './types.ts';

export type SchemaProblem =
  | TypeProblem
  | 'unknown-type'
  | 'unknown-type-near'
  | 'no-type'
  | 'repeated-field'
  | 'too-many-fields';

export interface FakeField {
  name: string;
  type: FieldType;
  make: (making: Making) => Value;
}

const MOST_FIELDS = 100;
/** The share of empty values of an optional field. */
const EMPTY = 0.2;

/** Each word and the type it means, the longest first: `email address` before `email`. */
const WORDS = TYPES.flatMap((type) => [type.name, ...type.words].map((word) => ({ word, type }))).sort(
  (a, b) => b.word.length - a.word.length,
);

const OPTIONAL = /\s+(?:optional|nullable)(?:\s+(\d{1,3}(?:\.\d+)?)\s?%)?$/i;

/** `full_name` and `full-name` are `full name`. */
const folded = (text: string) => text.toLowerCase().replace(/[_\s]+/g, ' ');

function fieldOf(entry: string, at: number): FakeField {
  const colon = entry.indexOf(':');
  const typed = (colon < 0 ? entry : entry.slice(colon + 1)).trim();
  const name = colon < 0 ? '' : entry.slice(0, colon).trim();
  const start = at + (colon < 0 ? 0 : colon + 1);
  if (typed === '') throw new Problem<SchemaProblem>('no-type', at);
  const optional = OPTIONAL.exec(typed);
  const text = optional ? typed.slice(0, optional.index) : typed;
  const key = folded(text);
  const match = WORDS.find(({ word }) => key === word || key.startsWith(`${word} `));
  if (!match) {
    const [near] = nearestWords(
      key,
      WORDS.map(({ word }) => word),
    );
    const params = { type: text.slice(0, 60), near: near ?? '' };
    throw new Problem<SchemaProblem>(near === undefined ? 'unknown-type' : 'unknown-type-near', start, params);
  }
  const rest = text.slice(match.word.length).trim();
  const make = match.type.read(rest);
  if (typeof make === 'string')
    throw new Problem<SchemaProblem>(make, start, { type: match.type.name, example: match.type.example });
  const share = optional ? Math.min(Number(optional[1] ?? EMPTY * 100), 100) / 100 : 0;
  return {
    // Without a name, the type is it, as it would be written in a program.
    name:
      name === ''
        ? folded(text.slice(0, match.word.length))
            .replaceAll(' ', '_')
            .replace(/^names$/, 'name')
        : name,
    type: match.type,
    make: share === 0 ? make : (making) => (making.faker.datatype.boolean(share) ? null : make(making)),
  };
}

export interface Schema {
  fields: FakeField[];
  /** How many records the text asks for, as in `5 names`; null if it doesn't say. */
  count: number | null;
}

/** Throws Problem. */
export function readSchema(text: string): Schema {
  const [, begin = '', asked] = /^(\s*(\d{1,9})\s*[x×]?\s+)(?=\p{L})/u.exec(text) ?? [];
  const body = text.slice(begin.length);
  const fields: FakeField[] = [];
  const names = new Set<string>();
  let at = begin.length;
  for (const line of body.split('\n')) {
    // Choices are separated by bars, so a comma is between fields.
    for (const part of line.includes('\t') ? [line.replace('\t', ': ')] : line.split(/([,;])/)) {
      if (!/^[,;]$/.test(part) && part.trim() !== '') {
        const field = fieldOf(part.trim(), at + part.search(/\S/));
        if (names.has(field.name))
          throw new Problem<SchemaProblem>('repeated-field', at + part.search(/\S/), { name: field.name });
        names.add(field.name);
        fields.push(field);
      }
      at += part.length;
    }
    at += 1;
  }
  if (fields.length > MOST_FIELDS)
    throw new Problem<SchemaProblem>('too-many-fields', 0, { limit: String(MOST_FIELDS) });
  return { fields, count: asked === undefined ? null : Number(asked) };
}
