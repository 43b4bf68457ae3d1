import { cardNamed } from '../api/card-named.ts';
import { describeSchemas } from '../api/describe.ts';
import { answerTo } from '../api/run.ts';
import type { AgentTool } from './calls.ts';
import { toldResult } from './result.ts';
import { objectOf } from './schema.ts';

/** Names of tools have no slash: `hash-text/all` is `hash-text_all`. */
const nameOf = (call: string) => call.replace('/', '_');

/** Returns the operations of a tool, each as a tool of its own; null if there is no such tool. */
export async function singleTools(name: string, language: string): Promise<readonly AgentTool[] | null> {
  const card = cardNamed(name);
  if (!card) return null;
  const { title: tool, description, operations } = await describeSchemas(card, language);
  return operations.map(({ name: operation, call, title, input, output }) => ({
    name: nameOf(call),
    title: title === tool ? tool : `${tool}: ${title}`,
    description,
    input,
    output: objectOf({ ok: { type: 'boolean' }, output }, ['ok']),
    async call(values, surroundings) {
      const { answer, stage, ended } = await answerTo({ tool: card.id, operation, input: values }, surroundings);
      return toldResult({ answer, stages: stage ? [stage] : [], ended }, surroundings.showSecrets);
    },
  }));
}
