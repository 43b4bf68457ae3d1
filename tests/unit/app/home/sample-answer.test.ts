import { expect, test } from 'vitest';
import { sampleAnswer } from '../../../../src/app/home/sample-answer.ts';
import { samplesIn } from '../../../../src/app/home/samples.tsx';
import { currentTexts, languages, startTexts } from '../../../../src/i18n/i18n.ts';

test.each([
  ['sha256 hello', /^2cf24dba5fb0a30e/],
  ['uuid', /^[\da-f]{8}-/],
  ['0xff in binary', /^11111111$/],
  ['192.168.0.0/22', /1,?022/], // not what was typed
  ['qwrtzpsd', /^$/],
])('%s', async (line, answer) => expect(await sampleAnswer(line)).toMatch(answer));

test.each(languages)('the lines of the home page in %s are in this language, and all answered', async (language) => {
  await startTexts(language);
  const lines = samplesIn(currentTexts());
  if (language !== 'en') expect(lines).not.toContain('0xff in binary');
  const answers = [];
  for (const line of lines) answers.push(await sampleAnswer(line));
  expect(answers).toEqual([
    expect.stringMatching(/^2cf24dba5fb0a30e/),
    'SVQgVG9vbHM=',
    '11111111',
    expect.stringMatching({ fr: /^[^:]+\u202f: 1/, cn: /^[^:]+：1/ }[language] ?? /^[^:]+[^ :]: 1/),
  ]);
});
