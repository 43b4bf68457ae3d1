import type { Page } from '@playwright/test';

/** Controls whose state or bounds aren't visible in forced colors. */
function forcedProblems(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 32)}”`;
  const lookOf = (element: Element) => {
    const { color, backgroundColor, borderColor, borderWidth, outlineStyle, outlineWidth, fontWeight } =
      getComputedStyle(element);
    return [color, backgroundColor, borderColor, borderWidth, outlineStyle, outlineWidth, fontWeight].join(' ');
  };
  const problems: string[] = [];
  for (const field of main.querySelectorAll(
    'form :is(input, select, textarea):not([type=checkbox], [type=color], [type=file], [type=hidden], [type=radio], [type=range])',
  )) {
    if (!isShown(field) || field.closest('label, [data-edit]')) continue;
    let frame: Element | null = field;
    while (frame && frame !== main && parseFloat(getComputedStyle(frame).borderBottomWidth) === 0)
      frame = frame.parentElement;
    if (!frame || frame === main) problems.push(`${nameOf(field)} has no border`);
  }
  // If only the background marks the selected choice, it looks like the others, because forced colors replace backgrounds.
  for (const group of main.querySelectorAll('[role=radiogroup]')) {
    const labels = [...group.querySelectorAll('label')].filter(isShown);
    const chosen = labels.find((label) => label.querySelector('input:checked'));
    const other = labels.find((label) => label.querySelector('input:not(:checked)'));
    if (!chosen || !other) continue;
    const looks = (label: Element) => [label, ...label.querySelectorAll('*')].map(lookOf).join('|');
    if (looks(chosen) === looks(other)) problems.push(`${nameOf(chosen)} does not look chosen`);
  }
  for (const icon of main.querySelectorAll('button svg')) {
    const button = icon.closest('button');
    if (!button || !isShown(icon) || button.disabled || getComputedStyle(icon).opacity === '0') continue;
    if (getComputedStyle(icon).color === getComputedStyle(button).backgroundColor)
      problems.push(`the icon of ${nameOf(button)} has the color of its ground`);
  }
  return problems;
}

/** Animations that still run with reduced motion. */
const movingNow = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 100)
    .map((animation) => {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.tagName}.${target?.className} moves: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`;
    });

/** Animations that still run on a page opened with reduced motion. */
export const motionProblems = (page: Page): Promise<string[]> => page.evaluate(movingNow);

/** What isn't visible in forced colors, in a light or a dark scheme; the color scheme stays set. */
export async function forcedColorProblems(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  const problems = await page.evaluate(forcedProblems);
  await page.emulateMedia({ forcedColors: 'none' });
  return problems.map((problem) => `forced colors, ${colorScheme}: ${problem}`);
}
