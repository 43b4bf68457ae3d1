import { expect, test } from 'vitest';
import { cards } from '../../../../src/catalogue/cards.ts';
import { firstAnswer } from '../../../../src/palette/rows/first-answer.ts';

test.each([
  ['sha256 hello', /^2cf24dba5fb0a30e/],
  ['uuid', /^[\da-f]{8}-/],
  ['0xff in binary', /^11111111$/],
  ['192.168.0.0/22', /1,?022/], // not what was typed
  ['qwrtzpsd', /^$/],
])('%s', async (line, answer) => expect(await firstAnswer(line, cards)).toMatch(answer));
