import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';
import { toolTexts } from '../../../src/i18n/tool-texts.ts';
import { rareKinds } from '../../../src/ui/components.tsx';

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
