import { describe, expect, it } from 'vitest';
import { unwrapped } from '../../../src/base/unwrap.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { recognitionOf } from '../../../src/catalog/recognition.ts';
import { detects } from '../../../src/core/recognition/detect.ts';
import { cpuTime } from '../../cpu-time.ts';

const rules = cards.flatMap(({ operations }) => operations.flatMap(({ detect }) => detect));
const recognized = cards.flatMap((card) => card.operations.map(({ name }) => recognitionOf(card, name)));

/** Everything that examines a text before a tool is named, each once. */
function lookAt(text: string): void {
  for (const rule of rules) detects(rule, text);
  for (const { finds = [], faults = [] } of recognized) {
    for (const { pattern, take } of finds) {
      const match = pattern.exec(text);
      if (match) take?.(match);
    }
    for (const fault of faults) fault.test(text);
  }
  unwrapped(text);
}

/** Each starts like a match of some pattern, or can be split among its parts in more than one way. */
const UNITS = [
  'x: ', 'x:\n', 'a=b&', 'a=b; ', '{"a":', '0x', '1.', '1.1.1.1 ', '- ', '- a\n', '--- ', '---\n', '#\r\n', '# a\n', '<a ', '<', 'a@', 'a@b.c,', '::', ' ', '\n', '\r\n', '\t',
  '"', "'", '`', '[', ']', '(', '{', '[a](', '**a', '*', '1', '12 ', 'a', 'A', 'aB1', 'a ', '/', 'a/', '\\', '%41', '=?', '| ', '// \n', '/* */', '漢', '👍', 'e\u0301',
]; // prettier-ignore

/** Texts start the way a rule expects and end so that it fails. */
const STARTS = ['', 'x\n', '* * * * * ', 'diff --git a b\n', '{ // a\n'];
const END = '\n\u0001';

describe('recognition', () => {
  // Detection examines 8192 units of a text. Four times the text may take four times as long; quadratic work takes sixteen times as long.
  it.each(STARTS)('takes time linear in the length of the text, after %j', (start) => {
    const textOf = (unit: string, length: number) => start + unit.repeat(length / unit.length) + END;
    const timeOf = (text: string) => Math.min(...[1, 2].map(() => cpuTime(() => lookAt(text))));
    lookAt(textOf('a', 2000)); // compiles the patterns
    const found = UNITS.map((unit) => [unit, timeOf(textOf(unit, 2000)), timeOf(textOf(unit, 8000))] as const);
    expect(found.filter(([, short, long]) => long > 8 * short + 10)).toEqual([]);
  });

  it('does not take twice as long for each additional line', () => {
    const timeOf = (text: string) => Math.min(...[1, 2, 3].map(() => cpuTime(() => lookAt(text)))); // the first run compiles
    const took = UNITS.map((unit) => [unit, timeOf(`${unit.repeat(24)}!`)] as const);
    expect(took.filter(([, ms]) => ms > 100)).toEqual([]);
  });
});
