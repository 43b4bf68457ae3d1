import { expect, test } from 'vitest';
import { tool } from './terminal.ts';

const run = ['run', 'color-converter/convert'];
const named = JSON.stringify({ colour: 'tomato', notation: 'hex' });

test.each([
  ['as a flag', [...run, '--colour', 'tomato', '--notation', 'hex']],
  ['as JSON', [...run, '--json', named]],
])(
  'the former name of a field sets it %s',
  async (_, args) => expect((await tool(args)).stdout).toBe('#ff6347\n'),
  60_000, // it builds the command once
);
