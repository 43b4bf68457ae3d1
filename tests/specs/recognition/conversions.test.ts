import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../../src/calls/recognize.ts';
import { carried } from '../../../src/core/steps/chain.ts';
import { outputEntries, outputText } from '../../../src/core/outputs.ts';
import { runTool } from '../../../src/core/run.ts';
import { conversionsOf } from '../../../src/read/convert.ts';
import { environment } from '../environment.ts';
import { everyTool } from '../every-tool.ts';

const cards = everyTool.map(({ card }) => card);

/** The answer of the first tool that accepts the value, by output. */
async function converted(line: string): Promise<string[] | null> {
  for (const { call, outputs } of conversionsOf({ text: line, attachment: null }, cards)) {
    const tool = everyTool.find(({ id }) => id === call.card.id)?.tool;
    const op = tool?.operations[call.operation.name];
    if (!tool || !op) throw new Error(call.card.id);
    const result = await runTool(tool, call.operation.name, call.values, environment());
    if (!result.ok || result.empty) continue;
    const all = outputEntries(op, result.output);
    return outputs.map((index) => {
      const entry = all[index];
      return entry ? outputText(entry, ({ message }) => message) : '';
    });
  }
  return null;
}

describe('value in target', () => {
  it.each([
    ['0xff in binary', ['11111111']],
    ['255 in hex, octal', ['ff', '377']],
    // Hexadecimal numbers, which nothing says, and decimal ones.
    ['ff in decimal', ['255']],
    ['FF in base10', ['255']],
    ['1f in binary', ['11111']],
    ['deadbeef in decimal', ['3735928559']],
    ['ff hex in decimal', ['255']],
    ['10 in binary', ['1010']],
    ['10 in decimal', ['10']],
    // A number is spelled; a duration is put into words.
    ['123 in words', ['one hundred twenty-three']],
    ['1,000,042 in words', ['one million forty-two']],
    ['90 minutes in words', ['1 hour, 30 minutes']],
    ['1:30 in words', ['1 hour, 30 minutes']],
    ['1700000000 in iso', ['2023-11-14T22:13:20Z']],
    ['1700000000 -> ms', ['1700000000000']],
    ['2023-11-14T22:13:20Z to unix', ['1700000000']],
    ['#ff8800 as hsl', ['hsl(32, 100%, 50%)']],
    ['192.168.1.1 in decimal', ['3232235777']],
    ['100 °C in °F', ['212']],
    ['2026 to roman', ['MMXXVI']],
    ['{"a":1} to yaml', ['a: 1\n']],
    ['rwxr-xr-x in octal', ['755']],
    ['hello to base64', ['aGVsbG8=']],
  ])('%s', async (line, expected) => {
    const found = await converted(line);
    expect(found?.map((text) => text.toLowerCase())).toEqual(expected.map((text) => text.toLowerCase()));
  });
  it.each([
    'back in time',
    'hello in hex',
    'bad in binary',
    'a in decimal',
    'face in octal',
    'ff in hex',
    'we are in binary',
    'come to',
    'as json',
  ])('%s has no answer', async (line) => expect(await converted(line)).toBeNull());
});

it('an operation that reads a value in one way answers once', () => {
  const asked = conversionsOf({ text: '123 in words', attachment: null }, cards);
  expect(asked.map(({ call }) => call.card.id)).toEqual(['number-to-words', 'duration-converter']);
});

it('what a choice is set to is not said as if it had been typed', () => {
  const { answers } = candidatesFor({ text: 'every weekday at 9', attachment: null }, cards);
  expect(answers.map(({ operation, readAs }) => [operation.name, readAs])).toEqual([['build', undefined]]);
});

describe('a chain of tools', () => {
  const run = async (id: string, name: string, text: string) => {
    const tool = everyTool.find((known) => known.id === id)?.tool;
    const op = tool?.operations[name];
    if (!tool || !op) throw new Error(id);
    const field = Object.entries(op.fields).find(([, { primary }]) => primary)?.[0] ?? '';
    const result = await runTool(tool, name, { [field]: text }, environment());
    return result.ok ? carried(op, result.output, ({ message }) => message) : null;
  };
  it('b64d | json | sha256', async () => {
    const decoded = await run('base64-string-converter', 'decode', 'eyJhIjoxfQ==');
    const pretty = await run('json-prettify', 'run', String(decoded));
    expect(pretty).toBe('{\n  "a": 1\n}');
    // printf '{\n  "a": 1\n}' | sha256sum
    expect(await run('hash-text', 'hash', String(pretty))).toBe(
      '8164669836e51c324aa26742645b519732d41a60b8047ebdea8e769ef8565d79',
    );
  });
});
