import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CardHead } from '../../core/card.ts';
import { decodeLink, decodeQuery } from '../../core/link.ts';
import type { Result } from '../../core/run.ts';
import { primaryOf, type Tool } from '../../core/tool.ts';
import { run as runInBrowser, warmUp } from '../../executor/browser.ts';
import type { RunOptions } from '../../executor/run.ts';
import { loadRestOfTexts, lookupOf } from '../../i18n/i18n.ts';
import { ToolForm } from '../../ui/form/tool-form.tsx';
import { base } from '../config/base-path.ts';
import { goTo } from '../navigation/pages.ts';
import { handOver } from '../../session/handoff.ts';
import { lazyPart } from '../../session/lazy-part.ts';
import type { ManyInputs } from '../../ui/form/many-mode.ts';
import { Spinner } from '../../ui/parts/spinner/spinner.tsx';
import { takePrepared } from '../early/prepared.ts';
import { noteRun } from '../embed/runs.ts';
import { PresetsContext } from '../../ui/form/presets-context.ts';
import { Presets } from './presets/presets.tsx';
import { useFragment } from './use-fragment.ts';

/** Loads with the texts that only it has. */
const ManyPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('../../many/view/many-panel.tsx'), loadRestOfTexts()]);
  return panel;
});

interface FormBodyProps {
  card: CardHead;
  tool: Tool;
  language: string;
  /** Title and description. */
  head: ReactNode;
}

/** The form of a tool, with what the shell provides: the executor, and the state from a link. */
export function FormBody({ card, tool, language, head }: FormBodyProps) {
  const { fragment, query, visit } = useFragment();
  const run = useCallback(
    async (operation: string, input: Readonly<Record<string, unknown>>, options: RunOptions): Promise<Result> => {
      const result = await runInBrowser({ card, operation, input, language }, { ...options, texts: lookupOf(card.id) });
      noteRun({ id: card.id, operation, result });
      return result;
    },
    [card, language],
  );
  useEffect(() => {
    if (Object.values(tool.operations).some((operation) => operation.cost)) warmUp();
  }, [tool]);
  const shareBase = window.location.origin + base + card.id;
  const initial = fragment === '' ? decodeQuery(tool, query) : decodeLink(tool, fragment);
  const [prepared] = useState(() => takePrepared(card.id));
  const many = ({ operation, op, values, isValid, options, files }: ManyInputs) => (
    <Suspense fallback={<Spinner />}>
      <ManyPanel
        key={operation}
        part={`many ${card.id}`}
        secret={primaryOf(op)?.field.secret ?? false}
        steps={[{ card, operation, values }]}
        canRun={isValid}
        isCheap={!op.cost}
        onOpen={(primary) => handOver(card.id, { operation, values: {}, primary })}
        fileName={card.id}
        {...{ language, options, files }}
      />
    </Suspense>
  );
  return (
    <PresetsContext value={Presets}>
      <ToolForm
        key={visit}
        {...{ card, tool, initial, language, run, shareBase, openTool: goTo, head, prepared, many }}
      />
    </PresetsContext>
  );
}
