import { expect, test } from 'vitest';
import { sampleAnswer } from '../../../../src/app/home/sample-answer.ts';

test.each([
  ['sha256 hello', /^2cf24dba5fb0a30e/],
  ['uuid', /^[\da-f]{8}-/],
  ['0xff in binary', /^11111111$/],
  ['192.168.0.0/22', /1,?022/], // not what was typed
  ['qwrtzpsd', /^$/],
])('%s', async (line, answer) => expect(await sampleAnswer(line)).toMatch(answer));
