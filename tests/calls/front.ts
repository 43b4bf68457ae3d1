// A minimal front: typed text in, output out. It makes no decisions of its own.
import { type Call, stagesOf } from '../../src/calls/call.ts';
import { outcomeOf, outcomeOfMistake } from '../../src/calls/outcome.ts';
import { runCalls } from '../../src/calls/run-calls.ts';
import { run } from '../../src/executor/node.ts';
import { loadToolTexts, lookupIn } from '../../src/i18n/by-language.ts';
import { answerOf } from '../../src/read/answer.ts';
import { loadContext } from '../../src/read/load.ts';
import { readingsOf } from '../../src/read/read.ts';

/** The answer to a line: what its likeliest reading gives. The texts of the language are loaded. */
export async function answerTo(text: string, language = 'en'): Promise<string> {
  const { answers, isSearch } = readingsOf({ text, attachment: null }, await loadContext(language));
  const tool = (id: string) => lookupIn(language, id);
  const textsOf = (id: string) => loadToolTexts(language, id).then(() => tool(id));
  const runCall = async (call: Call) => {
    if (call.mistake) return outcomeOfMistake(call.mistake, lookupIn(language, 'app'));
    const ran = await runCalls(stagesOf(call), { run, language, textsOf });
    return outcomeOf(stagesOf(call), ran, { app: lookupIn(language, 'app'), tool });
  };
  const answer = await answerOf(isSearch ? [] : answers, runCall, () => true);
  if (!answer) return 'Nothing is known of this.';
  const warnings = answer.outcome.warnings.map((warning) => `! ${warning}`);
  if (answer.outcome.kind === 'failure') return [...warnings, `✗ ${answer.outcome.text}`].join('\n');
  const parts = answer.outcome.kind === 'value' ? answer.outcome.parts : [];
  return [...warnings, ...parts.map(({ label, text, secret }) => `${label}: ${secret ? '••••' : text}`)].join('\n');
}
