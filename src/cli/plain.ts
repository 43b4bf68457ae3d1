import { valueKind } from '../core/kinds.ts';
import { firstOutput, isSingleOutput, outputEntries, outputText } from '../core/outputs.ts';
import { outputKey } from '../core/text-keys.ts';
import type { Operation } from '../core/tool.ts';
import type { OutputFile, Say } from '../core/values.ts';
import type { Lookup } from '../i18n/texts.ts';

/** What `run` prints: the value itself when there is one, else each output behind its label. Bytes when it is a file alone. */
export function plainOutput(tool: Lookup, operationName: string, op: Operation, output: unknown): string | Uint8Array {
  const say: Say = ({ message, params }) => tool(`messages.${message}`, params) ?? message;
  if (isSingleOutput(op.output)) {
    const single = firstOutput(op, output);
    const isFile = valueKind(op.output.kind).carries === 'bytes' && single.value !== null;
    return isFile ? (single.value as OutputFile).bytes : outputText(single, say);
  }
  return outputEntries(op, output)
    .flatMap((entry) => {
      const text = outputText(entry, say);
      if (text === '') return [];
      const label = tool(outputKey(operationName, op, entry.name)) ?? entry.name;
      return [text.includes('\n') ? `${label}:\n${text}\n` : `${label}: ${text}`];
    })
    .join('\n');
}
