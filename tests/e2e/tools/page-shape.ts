import type { Page } from '@playwright/test';

/** Window sizes in which a page must show its main result without scrolling. */
export const WINDOWS = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;

/** Up to a large screen, including the narrowest width on each side of a breakpoint; zoom.spec checks the smallest phone. */
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
  const MOST = 24;
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
  const outputs = [...document.querySelectorAll('[id*="-out-"]')].filter(
    (element) => element.checkVisibility() && !/-(?:title|edit|error)$/.test(element.id),
  );
  const values = [...document.querySelectorAll('form dd, [data-copied]')].filter((element) =>
    element.checkVisibility(),
  );
  for (const element of new Set([...outputs, ...values])) {
    const text = textOf(element).trim();
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

/** Controls that are hard to hit, and fields whose border is hard to see. */
function controlProblems(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const channels = (color: string): [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a];
  };
  const luminance = (color: string) => {
    const [r, g, b] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (channels(backgroundColor)[3] > 250) return backgroundColor;
    }
    return 'white';
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? element.id).trim().slice(0, 32)}”`;

  const problems: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  for (const control of main.querySelectorAll(
    'button, select, input, textarea, summary, [role=checkbox], [tabindex="0"]',
  )) {
    if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) continue;
    const { width, height } = (
      control.matches('input') ? (control.closest('label') ?? control) : control
    ).getBoundingClientRect();
    if (width > 0 && (width < 23.9 || height < 23.9))
      problems.push(`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
  }
  const fields =
    'form :is(input:not([type=radio], [type=checkbox], [type=range], [type=color]), select, textarea:not([readonly], [data-edit]))';
  for (const field of main.querySelectorAll(fields)) {
    if (!field.checkVisibility()) continue;
    let frame: Element | null = field;
    const isFramed = (element: Element) => {
      const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(element);
      return parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none' && channels(borderBottomColor)[3] > 250;
    };
    while (frame && !isFramed(frame)) frame = frame.parentElement;
    if (!frame || frame === main) {
      problems.push(`${nameOf(field)} has no border`);
      continue;
    }
    const { borderBottomColor } = getComputedStyle(frame);
    const least = Math.min(
      contrast(borderBottomColor, groundOf(frame)),
      contrast(borderBottomColor, groundOf(frame.parentElement)),
    );
    if (least < 3) problems.push(`the border of ${nameOf(field)} has a contrast of ${least.toFixed(2)}`);
  }
  return problems;
}

/** All problems with the current shape of a page. */
async function shapeProblems(page: Page): Promise<string[]> {
  const found = [];
  for (const problems of [leadProblems, optionProblems, outputProblems, controlProblems])
    found.push(...(await page.evaluate(problems)));
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
