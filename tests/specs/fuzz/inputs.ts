import { costOf } from '../../../src/core/cost.ts';
import { type Field, isInputFile } from '../../../src/core/field.ts';
import type { TestedOperation } from '../every-tool.ts';
import { type Draw, drawing } from './draw.ts';
import { fileOf, holdsText, type Size, textOf } from './texts.ts';

/** The values of a field in the cases of an operation. */
interface Samples {
  texts: readonly string[];
  files: readonly Uint8Array[];
}

/** Work with a long estimate is started with a button and isn't tested here. */
const LONGEST_WORK = 200;

const WRONG: readonly unknown[] = [undefined, '1e999', 'NaN', -1, 2 ** 53, '__proto__', '', [], 0.5];

async function samplesOf({ cases }: TestedOperation, name: string): Promise<Samples> {
  const values = cases.map(({ input }) => input[name] as unknown);
  return {
    texts: values.flatMap((value) =>
      typeof value === 'string' ? [value] : Array.isArray(value) ? [value.join('\n')] : [],
    ),
    files: await Promise.all(values.filter(isInputFile).map(async (file) => new Uint8Array(await file.arrayBuffer()))),
  };
}

function numberOf({ min = -1e9, max = 1e9, initial, optional, kind }: Field, draw: Draw): unknown {
  const between = min + draw.below(max - min + 1);
  return draw.of([min, max, initial, kind === 'decimal' ? between / 3 : between, ...(optional ? [null] : [])]);
}

function valueOf(field: Field, samples: Samples, size: Size, draw: Draw): unknown {
  const options = field.options ?? [];
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return numberOf(field, draw);
    case 'toggle':
      return draw.below(2) === 0;
    case 'choice':
      return draw.of(options);
    case 'choices':
    case 'matrix':
      return options.filter(() => draw.below(2) === 0);
    case 'area':
      return draw.of(['', '0, 0, 1, 1', '1 2 3 4', '999999,999999,999999,999999']);
    case 'color':
      return draw.of(['#fff', '#18a058', '#00000000', '#1234']);
    case 'dateTime':
      return draw.of(['', '2024-02-29T23:59', '1970-01-01T00:00:00', '275760-09-13T00:00']);
    case 'file':
      return fileOf(samples.files, size, draw);
    case 'content':
      return draw.below(3) === 0 ? fileOf(samples.files, size, draw) : textOf(samples.texts, size, draw);
    case 'keypress':
      return [];
    case 'list':
    case 'text':
    case 'code':
    case 'secret':
      return textOf(samples.texts, size, draw);
  }
}

/** Mostly small; of a hundred inputs, twelve have 100 kB, six have 1 MB and two have 10 MB. */
function sizeAt(index: number): Size {
  const turn = index % 50;
  if (turn === 25) return 'huge';
  if (turn % 16 === 7) return 'large';
  return turn % 8 === 3 ? 'middle' : 'small';
}

interface Wanted {
  /** A different seed produces different inputs. */
  seed?: string;
  atMost?: Size;
}

/** The input with this number: the values of one case, some of them replaced. The same number returns the same input. */
export async function inputAt(
  name: string,
  op: TestedOperation,
  index: number,
  { seed = '', atMost = 'huge' }: Wanted = {},
): Promise<Record<string, unknown>> {
  const draw = drawing(`${name} ${index}${seed}`);
  const wanted = sizeAt(index);
  const size = atMost === 'small' ? 'small' : atMost === 'middle' && wanted !== 'small' ? 'middle' : wanted;
  const fields = Object.entries(op.fields);
  const large = fields.filter(([, field]) => holdsText(field) || field.kind === 'file');
  // One text is large, usually the main one.
  const main = large.find(([, field]) => field.primary) ?? large[0];
  const chosen = main && draw.below(3) > 0 ? main : large.length > 0 ? draw.of(large) : undefined;
  const input: Record<string, unknown> = {
    ...(draw.below(3) > 0 && op.cases.length > 0 ? draw.of(op.cases).input : {}),
  };
  for (const [field, rule] of fields) {
    if (field !== chosen?.[0] && draw.below(2) === 0) continue;
    const value = valueOf(rule, await samplesOf(op, field), field === chosen?.[0] ? size : 'small', draw);
    input[field] = draw.below(40) === 0 && !holdsText(rule) ? draw.of(WRONG) : value;
  }
  if (op.cost && costOf(op, input) > LONGEST_WORK)
    for (const [field, { kind, initial }] of fields)
      if (kind === 'integer' || kind === 'choice') input[field] = initial;
  return op.cost && costOf(op, input) > LONGEST_WORK ? {} : input;
}
