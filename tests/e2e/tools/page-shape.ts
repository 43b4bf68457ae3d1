import type { Page } from '@playwright/test';

/** Window sizes in which a page must show its main result without scrolling. */
export const WINDOWS = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;

/** Up to a large screen, for pages without a tool; room.spec checks those of tools, zoom.spec the smallest phone. */
const WIDTHS = [480, 701, 920, 1001, 1920];

/** A larger layout shift is noticeable. */
const MOST_SHIFT = 0.02;

/** Problems with the position of the main result: missing or not completely on the first screen. */
function leadProblems(): string[] {
  const lead = document.querySelector('[data-lead]');
  if (!lead) return ['no main result'];
  const bar = [...document.querySelectorAll('[role=toolbar]')].find(
    (one) => getComputedStyle(one).position === 'fixed',
  );
  const floor = bar?.getBoundingClientRect().top ?? window.innerHeight;
  const { top, bottom, left, right, height } = lead.getBoundingClientRect();
  const problems = [];
  if (window.scrollY > 0) problems.push('arrives scrolled');
  if (height < 24) problems.push(`main result is only ${height} px tall`);
  if (top < 0 || bottom > floor + 0.5)
    problems.push(`main result ends at ${Math.round(bottom)} of ${Math.round(floor)}`);
  const typed = lead.querySelector('[data-hero] textarea');
  const sizeOf = (element: Element | null) => (element ? getComputedStyle(element).fontSize : '');
  if (typed && sizeOf(typed) !== sizeOf(typed.parentElement))
    problems.push(`main result is set in ${sizeOf(typed)}, not in ${sizeOf(typed.parentElement)}`);
  if (left < -0.5 || right > window.innerWidth + 0.5) problems.push('main result is wider than the window');
  return problems;
}

/** Too many options to scan at a glance. */
function optionProblems(): string[] {
  const visible = [...document.querySelectorAll('[data-option]')].filter(
    (option) => option.checkVisibility() && option.getBoundingClientRect().height > 0,
  );
  const names = visible.map((option) => option.getAttribute('data-option'));
  return names.length > 3 ? [`${names.length} options visible: ${names.join(', ')}`] : [];
}

/** Values far from the button that copies or saves them, and outputs without content. */
function outputProblems(): string[] {
  const MOST = 26;
  const problems: string[] = [];
  const drawn = 'img, iframe, canvas, textarea, input, [data-editor], svg[role=img]';
  const isDrawn = (element: Element) => element.matches(drawn) || element.querySelector(drawn) !== null;
  const boxOf = (element: Element) => {
    // An image is centered on its own background.
    if (isDrawn(element) || element.matches('svg, button')) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const gap = (one: DOMRect, other: DOMRect) =>
    Math.hypot(
      Math.max(one.left - other.right, other.left - one.right, 0),
      Math.max(one.top - other.bottom, other.top - one.bottom, 0),
    );
  const textOf = (element: Element) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
      ? element.value
      : (element.textContent ?? '');
  const results = document.querySelector('main section[aria-busy], main [data-lead]')?.closest('form, article');
  const buttons = [...(results?.querySelectorAll<HTMLElement>('button[data-copy-state], [data-saves]') ?? [])].filter(
    (button) => button.checkVisibility(),
  );
  // Each output and, in a list, each of its values.
  const outputs = [...document.querySelectorAll('[id*="-out-"]:not(td *)')].filter(
    (element) => element.checkVisibility() && !/-(?:title|edit|error)$/.test(element.id),
  );
  const values = [...document.querySelectorAll('form dd, [data-copied]')].filter((element) =>
    element.checkVisibility(),
  );
  const isLead = (element: Element) => element.closest('[data-lead]') !== null;
  const leads = outputs.filter(isLead).map((element) => textOf(element).trim());
  for (const element of new Set([...outputs, ...values])) {
    const text = textOf(element).trim();
    // A preview of the main result with its marks: the result is what one copies.
    if (!isLead(element) && text !== '' && leads.includes(text)) continue;
    const name = `${element.id.replace(/^.*-out-/, '') || element.tagName} “${text.slice(0, 24)}”`;
    if ((text === '' || text === '—' || text === 'No results') && !isDrawn(element)) {
      problems.push(`nothing in ${name}`);
      continue;
    }
    const box = boxOf(element);
    const nearest = Math.min(
      ...buttons.map((button) => (element.contains(button) ? 0 : gap(box, button.getBoundingClientRect()))),
    );
    if (!(nearest <= MOST)) problems.push(`${name} is ${Math.round(nearest)} px from its copy button`);
  }
  return problems;
}

/** All problems with the current shape of a page. */
async function shapeProblems(page: Page): Promise<string[]> {
  const found = [];
  for (const problems of [leadProblems, optionProblems, outputProblems]) found.push(...(await page.evaluate(problems)));
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return width > 0 ? [...found, `${width} px wider than the window`] : found;
}

/** The same after the window was resized: some parts react to their own width, several frames later. */
export async function resizedProblems(page: Page): Promise<string[]> {
  let problems = await shapeProblems(page);
  for (let frames = 0; frames < 60 && problems.length > 0; frames += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    problems = await shapeProblems(page);
  }
  return problems;
}

/** How far the contents of the page have shifted since it was opened, if that is noticeable. */
export async function shiftProblems(page: Page): Promise<string[]> {
  const { total, moved } = await page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((resolve) => {
        let total = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
          })[]) {
            if (entry.hadRecentInput) continue;
            total += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              moved.push(
                `${element?.tagName}.${element?.className} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height} at ${Math.round(entry.startTime)}`,
              );
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ total, moved }));
      }),
  );
  return total < MOST_SHIFT ? [] : [`moved by ${total.toFixed(3)}: ${moved.slice(0, 6).join('; ')}`];
}

/** The widths at which the page is wider than its window. */
export async function widthProblems(page: Page): Promise<string[]> {
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...WINDOWS.wide, width });
    // Some parts react to their own width, several frames later.
    const wide = await page.evaluate(async () => {
      const { documentElement } = document;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 30; frames += 1) {
        await frame();
        if (frames > 0 && documentElement.scrollWidth <= documentElement.clientWidth) break;
      }
      return documentElement.scrollWidth - documentElement.clientWidth;
    });
    if (wide > 0) found.push(`${wide} px wider than a window of ${width} px`);
  }
  await page.setViewportSize(WINDOWS.wide);
  return found;
}

/** Waits for the first result after a tool was opened. */
export const expectFirstResult = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[data-lead]') !== null && document.querySelector('[data-waiting]') === null,
  );

/** After a tool was loaded in a window: waits for its first result and returns the problems with its shape. */
export async function arrivalProblems(page: Page): Promise<string[]> {
  await expectFirstResult(page);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return [...(await shiftProblems(page)), ...(await shapeProblems(page))];
}
