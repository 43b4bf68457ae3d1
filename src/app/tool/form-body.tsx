import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CardHead } from '../../core/card.ts';
import { decodeLink, decodeQuery } from '../../core/link.ts';
import type { Result } from '../../core/run.ts';
import type { Tool } from '../../core/tool.ts';
import { run as runInBrowser, warmUp } from '../../executor/browser.ts';
import type { RunOptions } from '../../executor/run.ts';
import { lookupOf } from '../../i18n/i18n.ts';
import { ToolForm } from '../../ui/form/tool-form.tsx';
import { base } from '../config/base-path.ts';
import { goTo } from '../navigation/pages.ts';
import { takePrepared } from '../early/prepared.ts';
import { useFragment } from './use-fragment.ts';

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
    (operation: string, input: Readonly<Record<string, unknown>>, options: RunOptions): Promise<Result> =>
      runInBrowser({ card, operation, input, language }, { ...options, texts: lookupOf(card.id) }),
    [card, language],
  );
  useEffect(() => {
    if (Object.values(tool.operations).some((operation) => operation.cost)) warmUp();
  }, [tool]);
  const shareBase = window.location.origin + base + card.id;
  const initial = fragment === '' ? decodeQuery(tool, query) : decodeLink(tool, fragment);
  const [prepared] = useState(() => takePrepared(card.id));
  return (
    <ToolForm key={visit} {...{ card, tool, initial, language, run, shareBase, openTool: goTo, head, prepared }} />
  );
}
