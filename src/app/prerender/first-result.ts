import { timeLimitOf } from '../../core/cost.ts';
import { runTool } from '../../core/run.ts';
import type { Tool } from '../../core/tool.ts';
import { lostStyles } from '../../config/static-styles.ts';
import { lookupOf } from '../../i18n/i18n.ts';
import { firstRun, ownValues } from '../../operation/example.ts';
import { shownBelow } from '../../operation/below.ts';
import { preparedWith } from '../tool/prepare.ts';
import { givePrepared, type PreparedPage } from '../early/prepared.ts';
import { type Rendered, withPlaces } from './places.ts';

/** How much a result may add to a page (bytes, uncompressed); tables of several screens come with the scripts. */
const MOST_BYTES = 20_000;

interface Made {
  page: PreparedPage;
  /** Whether a small script can do the same as the page: run one operation, on the main thread, without texts. */
  isLight: boolean;
}

/**
 * Computes what the page of a tool shows first, as a visitor's browser does. Null if that needs a button, or something
 * that only their browser knows.
 */
async function firstResult(id: string, tool: Tool, language: string): Promise<Made | null> {
  const first = firstRun(tool);
  if (!first || ownValues(first.op) !== null) return null;
  const { op, values } = first;
  let isLight = timeLimitOf(op, values) === null && shownBelow(tool, op).length === 0;
  const texts = (key: string) => {
    isLight = false;
    return lookupOf(id)(key);
  };
  const page = await preparedWith(tool, first, (name, input) =>
    runTool(tool, name, input, { now: Date.now(), language, texts, forPage: true }),
  );
  return page?.result.ok === true && page.result.empty !== true ? { page, isLight } : null;
}

/** Works as for another visitor: at another time, in another time zone. */
export type SomebodyElse = <T>(work: () => Promise<T>) => Promise<T>;

interface Renderer {
  /** Renders the page with what has been prepared for it. */
  render: () => Promise<string>;
  asSomebodyElse: SomebodyElse;
}

interface FirstPage {
  html: string;
  /** Whether a script is to show the result before the others have started. */
  early?: boolean;
}

/**
 * Renders the page of a tool with its first result, if that is the same for all visitors, or with places for it, if it
 * isn't, but a small script can fill them. Otherwise, or if it would look different without scripts, without a result.
 */
export async function withFirstResult(
  id: string,
  tool: Tool,
  language: string,
  { render, asSomebodyElse }: Renderer,
): Promise<FirstPage> {
  const html = await render();
  const sample = async (): Promise<(Rendered & { isLight: boolean }) | null> => {
    const made = await firstResult(id, tool, language);
    if (!made) return null;
    const { page, isLight } = made;
    givePrepared(id, page);
    return { html: await render(), output: page.result.ok ? page.result.output : null, isLight };
  };
  const mine = await sample();
  const other = mine && (await asSomebodyElse(sample));
  const lost = lostStyles(html).length;
  const isBetter = (shown: Rendered) =>
    shown.html.length - html.length <= MOST_BYTES &&
    lostStyles(shown.html).length === lost &&
    !shown.html.includes('blob:');
  if (!other || !isBetter(mine) || !isBetter(other)) return { html };
  if (mine.html === other.html) return { html: mine.html };
  const places = mine.isLight ? withPlaces(mine, other) : null;
  return places === null ? { html } : { html: places, early: true };
}
