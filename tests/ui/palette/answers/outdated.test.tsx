// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadSpec } from '../../../../src/catalog/load-spec.ts';
import { runTool } from '../../../../src/core/run.ts';
import * as executor from '../../../../src/executor/browser.ts';
import { openHost, preload, preparePalette, rows, writeText } from '../setup.tsx';

preparePalette();
preload(
  ['otp-generator', 'web'],
  ['base64-string-converter', 'converter'],
  ['roman-numeral-converter', 'converter'],
  ['ipv4-subnet-calculator', 'network'],
  ['color-converter', 'converter'],
  ['crontab-generator', 'development'],
  ['math-evaluator', 'math'],
  ['temperature-converter', 'measurement'],
);
beforeEach(() => {
  vi.spyOn(executor, 'run').mockImplementation(async ({ card, operation, input, language }, { signal, texts } = {}) =>
    runTool(await loadSpec(card), operation, input, { signal, texts, language, now: Date.parse('2024-12-25') }),
  );
});

/** A line with part of its answer, and another one that is invalid. */
test.each([
  ['hotp --counter=0 JBSWY3DPEHPK3PXP', '282760', 'hotp --counter=0 JBSWY3DPEHPK3PX1'],
  ['hotp --counter=0 JBSWY3DPEHPK3PXP', '282760', 'hotp --counter=-1 JBSWY3DPEHPK3PXP'],
  ['b64d aGVsbG8=', 'hello', 'b64d aGVsbG8*'],
  ['roman-numeral-converter/decode XLII', '42', 'roman-numeral-converter/decode IIX'],
  ['ipv4-subnet-calculator 10.0.0.0/8', '10.0.0.1', 'ipv4-subnet-calculator 10.0.0.300/8'],
  ['color-converter #1ea54c', 'rgb(30', 'color-converter #1ea54'],
  ['crontab-generator */5 * * * *', 'Every 5 minutes', 'crontab-generator */5 * * 99 *'],
  ['calc 2+3', '5', 'calc 2+'],
  ['temperature-converter 100 C', '373.15', 'temperature-converter -300 C'],
])('%j: the answer %j is gone with %j, and Enter copies none of it', async (line, answer, wrong) => {
  const { user, input } = await openHost(line);
  const shown = () => rows().map((row) => row.querySelector('[data-answer], output')?.textContent ?? row.textContent);
  await waitFor(() => expect(shown().join('\n')).toContain(answer));
  fireEvent.change(input, { target: { value: wrong } });
  await waitFor(() => expect(shown().join('\n')).not.toContain(answer));
  await user.keyboard('{Enter}');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(writeText.mock.calls.flat().filter((text) => text.includes(answer))).toEqual([]);
});
