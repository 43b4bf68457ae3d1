import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { runTool } from '../../../src/core/run.ts';
import type { Tool } from '../../../src/core/tool.ts';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';
import { toolTexts } from '../../../src/i18n/tool-texts.ts';
import { rareKinds } from '../../../src/ui/components.tsx';
import { preloadParts } from '../../../src/ui/form/preload-parts.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';

configure({ asyncUtilTimeout: 10_000 }); // a busy machine is slow

// Unlike in browsers, Blob has no arrayBuffer in jsdom.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

/** Loads the app's English texts and those of one tool. */
export async function startWorld(toolId: string, texts: object): Promise<void> {
  await startTexts('en');
  await loadRestOfTexts();
  await rareKinds.preload(); // as a page does before it shows them
  toolTexts.addResourceBundle('en', toolId, texts);
}

export function World({ children }: { children: ReactNode }) {
  return children;
}

/** Shows the form of a tool with values, once the parts that it needs are loaded. The world has its texts. */
export async function showForm(
  id: string,
  tool: Tool,
  operation: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const op = tool.operations[operation];
  if (!op) throw new Error(`no operation among ${Object.keys(tool.operations)}`);
  await preloadParts(op);
  render(
    <World>
      <ToolForm
        card={{ id }}
        tool={tool}
        initial={{ operation, values }}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: Date.now() })}
        shareBase={`https://tools.example/${id}`}
      />
    </World>,
  );
}
