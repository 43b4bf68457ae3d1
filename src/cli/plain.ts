import { plainText } from '../core/plain-text.ts';
import { outputKey } from '../core/text-keys.ts';
import { isSingleOutput, type Operation, outputsOf } from '../core/tool.ts';
import type { Say } from '../core/values.ts';
import type { Lookup } from '../i18n/texts.ts';

/** What `run` prints: the value itself when there is one, else each output behind its label. Bytes when it is a file alone. */
export function plainOutput(tool: Lookup, operationName: string, op: Operation, output: unknown): string | Uint8Array {
  const say: Say = ({ message, params }) => tool(`messages.${message}`, params) ?? message;
  if (isSingleOutput(op.output)) {
    if (typeof output === 'object' && output !== null && 'bytes' in output && output.bytes instanceof Uint8Array)
      return output.bytes;
    return plainText(op.output, output, say);
  }
  const values = output as Record<string, unknown>;
  return Object.entries(outputsOf(op))
    .flatMap(([name, kind]) => {
      const text = plainText(kind, values[name], say);
      if (text === '') return [];
      const label = tool(outputKey(operationName, op, name)) ?? name;
      return [text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}`];
    })
    .join('\n');
}
