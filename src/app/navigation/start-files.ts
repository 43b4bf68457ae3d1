import { FORMS, type Starts } from '../../config/starts.ts';
import type { CardHead } from '../../core/card.ts';
import { currentLanguage, FALLBACK } from '../../i18n/i18n.ts';
import { base } from '../config/base-path.ts';

let starts: Starts | undefined;
const started = new Set<string>();

function start(file: string): void {
  if (started.has(file)) return;
  started.add(file);
  const link = document.createElement('link');
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
  if (file.endsWith('.css')) link.as = 'style';
  if (file.endsWith('.json')) link.as = 'fetch';
  link.crossOrigin = '';
  link.href = base + file;
  document.head.append(link);
}

/** Starts all files of a tool's page at once, if the open page lists them. The home page does. */
export function startFiles({ id, category }: Pick<CardHead, 'id' | 'category'>): void {
  const block = document.querySelector('script[data-starts]')?.textContent;
  if (!block) return;
  starts ??= JSON.parse(block) as Starts;
  const { files, all, tools, texts } = starts;
  const said = [FALLBACK, currentLanguage()].flatMap((language) => {
    const places = texts[language];
    return [places?.[FORMS], places?.[category]];
  });
  for (const place of [...all, ...(tools[id] ?? []), ...said]) {
    const file = files[place ?? -1];
    if (file !== undefined) start(file);
  }
}
