import { useState } from 'react';
import { isNothing, leadOf, outputText } from '../../../core/outputs.ts';
import { type Operation, primaryOf } from '../../../core/tool.ts';
import type { PageTexts } from '../../page-texts.ts';
import type { FormState } from '../use-form-state.ts';
import type { NamedOutput } from './output-slot.tsx';

export const leadAmong = (op: Operation, outputs: readonly NamedOutput[]) =>
  outputs.find(({ name }) => name === leadOf(op));

/**
 * Returns the main result as shown: the lead, or the first result with content if the lead is empty. Of several notations of
 * one value, the one that was typed is no answer: for 0 °C, the lead is 32 °F. It stays in place while a notation is edited.
 * A result that the inputs show is always the lead.
 */
export function useShownLead(
  op: Operation,
  outputs: readonly NamedOutput[],
  { draft, effective }: Pick<FormState, 'draft' | 'effective'>,
  { say }: PageTexts,
  isInInputs = false,
): NamedOutput | undefined {
  const [before, keep] = useState<string>();
  const primary = primaryOf(op)?.name;
  const typed = primary === undefined ? undefined : effective[primary];
  const isNotation = ({ output, value }: NamedOutput) =>
    output.kind === 'row' && output.edits !== undefined && !isNothing(value);
  const repeats = (output: NamedOutput) =>
    isNotation(output) && typeof typed === 'string' && outputText(output, say) === typed.trim();
  const lead = leadAmong(op, outputs);
  const stays = draft && outputs.find(({ name }) => name === before);
  const other = lead && repeats(lead) ? outputs.find((output) => isNotation(output) && !repeats(output)) : undefined;
  const full = lead && isNothing(lead.value) ? outputs.find(({ value }) => !isNothing(value)) : undefined;
  const shown = isInInputs ? lead : (stays ?? other ?? full ?? lead);
  if (shown && shown.name !== before) keep(shown.name);
  return shown;
}
