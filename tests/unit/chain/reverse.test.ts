import { expect, test } from 'vitest';
import { writeLine } from '../../../src/calls/notation.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import { reversed } from '../../../src/chain/state/reverse.ts';
import { writtenSteps } from '../../../src/chain/state/sources.ts';
import { chainOf, runner, settled, valuesOf } from './chains.ts';

test('a chain that is turned round starts with its result and ends with its input, with its options', async () => {
  const { chain } = await chainOf('url-encoder/encode | b64url --lineLength=76', 'a b?');
  const [, result] = valuesOf(chain.get());
  const back = await reversed(chain.get().document, result ?? '', runner);
  expect(back && writeLine(writtenSteps(back.steps), catalogWords())).toBe('b64d | urldecode');
  if (!back) return;
  chain.replace(back);
  const after = await settled(chain);
  expect(after.steps.at(-1)?.text).toBe('a b?');
  expect(after.document.expected).toBe('a b?');
  chain.undo();
  expect(valuesOf(await settled(chain)).at(-1)).toBe(result);
});

test('a chain with a step that nothing reverses stays as it is', async () => {
  const { chain } = await chainOf('b64 | sha256', 'hello');
  expect(await reversed(chain.get().document, 'x', runner)).toBeNull();
});
