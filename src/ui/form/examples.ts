import { exampleInput } from '../../core/example-input.ts';
import { isInputFile } from '../../core/field.ts';
import { fieldKind } from '../../core/kinds.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import type { Values } from '../../operation/values.ts';
import type { PageTexts } from '../page-texts.ts';

export interface Chip {
  label: string;
  input: Values;
  /** The beginning of its input, if the label is its purpose. */
  preview?: string;
}

const MOST = 12;
const GRAPHEMES = 24;

/**
 * Returns the beginning of a text on one line, cut after 24 graphemes; joins lines if the first has no letters or
 * digits.
 */
export function shortened(text: string): string {
  // A grapheme can be long, but not that long; cutting first avoids walking a huge text.
  const begin = text.trimStart().slice(0, 1000);
  const first = begin.split(/[\r\n]/, 1)[0] ?? '';
  const line = /[\p{L}\p{N}]/u.test(first) ? first : begin.replace(/\s+/g, ' ').trimEnd();
  // Most texts need no segmenter, which takes 10 ms to create: in ASCII, every character is a grapheme.
  if (line.length <= GRAPHEMES) return line;
  if (/^[ -~]*$/.test(line)) return `${line.slice(0, GRAPHEMES).trimEnd()}…`;
  const graphemes = [...new Intl.Segmenter().segment(line)];
  if (graphemes.length <= GRAPHEMES) return line;
  return `${graphemes
    .slice(0, GRAPHEMES)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}

/** Returns a list item, or the key of a keystroke. */
function itemLabel(item: unknown): string {
  if (typeof item === 'string') return item;
  if (isInputFile(item)) return item.name;
  return typeof item === 'object' && item !== null && 'key' in item ? String(item.key) : '';
}

function primaryLabel(value: unknown): string {
  if (typeof value === 'string') return shortened(value);
  if (Array.isArray(value)) return shortened(value.map(itemLabel).join(' '));
  return isInputFile(value) ? shortened(value.name) : '';
}

/** Returns the names of the options that an example sets. */
function optionsLabel({ fields }: Operation, input: Values, { tool }: PageTexts): string {
  const words = Object.entries(input).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || value === field.initial) return [];
    const label = tool(`fields.${name}.label`) ?? name;
    const option = (choice: unknown) =>
      field.names?.[String(choice)] ?? tool(`fields.${name}.options.${String(choice)}`) ?? String(choice);
    return fieldKind(field.kind).setting?.words(value, label, option) ?? [];
  });
  return shortened(words.join(', '));
}

/** Returns the first examples of an operation, each with a distinct name. */
export function chipsOf(op: Operation, words: PageTexts): Chip[] {
  const primary = primaryOf(op);
  const chips: Chip[] = [];
  for (const example of op.examples) {
    const { sample } = example;
    const input = exampleInput(op, example, Date.now());
    const own = primary ? primaryLabel(input[primary.name]) : '';
    const options = optionsLabel(op, input, words);
    const purpose = sample === undefined ? null : words.tool(`examples.${sample}`);
    const names =
      purpose !== null ? [purpose] : [own, [own, options].filter(Boolean).join(' · ')].filter((name) => name !== '');
    const label = names.find((name) => !chips.some((chip) => chip.label === name));
    if (label !== undefined) chips.push({ label, input, ...(purpose !== null && own !== '' && { preview: own }) });
    if (chips.length === MOST) break;
  }
  return chips;
}
