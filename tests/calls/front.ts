// A minimal front: typed text in, output out. It makes no decisions of its own.
import { callOf, stagesOf } from '../../src/calls/call.ts';
import { outcomeOf } from '../../src/calls/outcome.ts';
import { candidatesFor } from '../../src/calls/recognize.ts';
import { runCalls } from '../../src/calls/run-calls.ts';
import { catalogueWords } from '../../src/calls/words.ts';
import { cards } from '../../src/catalogue/cards.ts';
import { run } from '../../src/executor/node.ts';
import { loadToolNamespace, lookupOf } from '../../src/i18n/i18n.ts';

/** The answer to a line: a call or a chain of calls, or a text that some tool recognizes. */
export async function answerTo(text: string, language = 'en'): Promise<string> {
  const line = { text, attachment: null };
  const call = callOf(line, catalogueWords()) ?? candidatesFor(line, cards).answers[0];
  if (!call) return 'Nothing is known of this.';
  const stages = stagesOf(call);
  const textsOf = (id: string) => loadToolNamespace(id).then(() => lookupOf(id));
  const ran = await runCalls(stages, { run, language, textsOf });
  const outcome = outcomeOf(stages, ran, { app: lookupOf('app'), tool: lookupOf });
  const warnings = outcome.warnings.map((warning) => `! ${warning}`);
  switch (outcome.kind) {
    case 'failure':
      return [...warnings, `✗ ${outcome.text}`].join('\n');
    case 'empty':
      return warnings.join('\n');
    case 'value':
      return [
        ...warnings,
        ...outcome.parts.map(({ label, text, secret }) => `${label}: ${secret ? '••••' : text}`),
      ].join('\n');
  }
}
