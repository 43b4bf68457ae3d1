import { firstOutput, outputText } from '../../../src/core/outputs.ts';
import { runTool } from '../../../src/core/run.ts';
import type { Call } from '../../../src/calls/call.ts';
import { candidatesFor } from '../../../src/calls/recognize.ts';
import { environment } from '../environment.ts';
import { everyTool } from '../every-tool.ts';

const cards = everyTool.map(({ card }) => card);
const tools = new Map(everyTool.map(({ id, tool }) => [id, tool]));

/** Whether the run returns something that a row can show. */
async function accepts({ card, operation, values }: Call): Promise<boolean> {
  const tool = tools.get(card.id);
  const op = tool?.operations[operation.name];
  if (!tool || !op) throw new Error(`no ${card.id}/${operation.name}`);
  const result = await runTool(tool, operation.name, values, environment());
  if (!result.ok || result.empty) return false;
  const first = firstOutput(op, result.output);
  return first.output.kind === 'file' || (first.value !== null && outputText(first, ({ message }) => message) !== '');
}

/** What the palette shows for pasted text: the tools that answer it, then those it suggests. */
export async function answered(text: string): Promise<{ answers: string[]; proposals: string[] }> {
  const { answers, proposals } = candidatesFor({ text: '', attachment: { serial: 1, text } }, cards);
  const accepted = await Promise.all(answers.map(accepts));
  return {
    answers: answers.flatMap(({ card }, index) => (accepted[index] ? card.id : [])),
    proposals: proposals.map(({ card }) => card.id),
  };
}
