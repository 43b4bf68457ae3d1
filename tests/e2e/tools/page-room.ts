// What a page does with its room, measured in the page itself: each function runs in the browser.

/** Documents use at least 60 % of the height of a wide window, from the input to the end of its result. */
export function shareProblems(): string[] {
  const LEAST = 0.6;
  const problems: string[] = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) problems.push(`${wide} px wider than the window`);
  const form = document.querySelector('main form[data-fills]');
  if (!form || innerWidth < 1280) return problems;
  scrollTo(0, 0);
  const parts = [...form.querySelectorAll('[data-primary], [data-lead]')].map((part) => part.getBoundingClientRect());
  const top = Math.min(...parts.map((box) => box.top));
  const bottom = Math.min(Math.max(...parts.map((box) => box.bottom)), innerHeight);
  const share = (bottom - top) / innerHeight;
  if (share < LEAST) problems.push(`input and result use ${Math.round(share * 100)} % of the window`);
  return problems;
}

/** Controls in a row of options are as wide as their columns. */
export function rowProblems(): string[] {
  const problems: string[] = [];
  for (const cell of document.querySelectorAll('main form [data-cell]')) {
    if (!cell.checkVisibility()) continue;
    const { width } = cell.getBoundingClientRect();
    const control = cell.querySelector('select, [role=radiogroup], [data-shell]');
    if (!control?.checkVisibility()) continue;
    const { width: own } = control.getBoundingClientRect();
    if (Math.abs(width - own) > 2)
      problems.push(`${cell.textContent.slice(0, 24)}: ${Math.round(own)} px in a column of ${Math.round(width)}`);
  }
  return problems;
}

/** Single values stay on one line: hashes and UUIDs in wide windows, dates and short ones everywhere. */
export function lineProblems(): string[] {
  const LEAD = innerWidth >= 1280 ? 64 : 18;
  // up to 40 hexadecimal digits
  const ROW = innerWidth >= 1280 ? 40 : 18;
  const problems: string[] = [];
  const values = document.querySelectorAll(
    'main form :is([data-lead] bdi, dd bdi, td bdi), main [data-lead] [data-hero] bdi',
  );
  for (const value of values) {
    const text = value.textContent;
    const longest = value.closest('[data-hero]') ? LEAD : ROW;
    // Chinese has no spaces between words.
    if (text === '' || text.length > longest || /[\s\p{Script=Han}]/u.test(text) || !value.checkVisibility()) continue;
    // One of several columns has less room than a whole line.
    if (value.closest('td') && text.length > 18) continue;
    const range = document.createRange();
    range.selectNodeContents(value);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    if (lines.size > 1) problems.push(`“${text.slice(0, 40)}” is broken into ${lines.size} lines`);
  }
  return problems;
}

/** Texts that their box cuts off; a size that has no room is hidden as a whole, on purpose. */
export function cutProblems(): string[] {
  const problems: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(h1, h2, label, legend, button, summary, th, dt, [role=radiogroup] label, header span)',
  )) {
    if (!element.checkVisibility() || element.closest('.sr-only, [aria-hidden=true], [data-whole]')) continue;
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && element.textContent.trim() !== '')
      problems.push(`“${element.textContent.trim().slice(0, 40)}” is cut off`);
  }
  return problems;
}

/** While one types on a phone with its keyboard open, the field is at the top and the result in view. */
export async function typingProblems(): Promise<string[]> {
  const LEAST = 40;
  const field = document.querySelector<HTMLElement>(
    'main form [data-primary] :is(input:not([type=radio], [type=checkbox], [type=file]), textarea, [data-editor])',
  );
  const lead = document.querySelector('main form [data-lead]');
  if (!field || !lead?.checkVisibility()) return [];
  // A form with several inputs before the result shows the field in use.
  const inner = [field, ...field.children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('[contenteditable=true]') ?? []),
  ]);
  (inner[0] ?? field).focus({ preventScroll: true });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { top } = field.getBoundingClientRect();
  const { top: start } = lead.getBoundingClientRect();
  const problems: string[] = [];
  if (top > innerHeight / 3) problems.push(`the field starts at ${Math.round(top)}`);
  if (start > innerHeight - LEAST) problems.push(`the result starts at ${Math.round(start)} of ${innerHeight}`);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return problems;
}

/** Controls that are hard to hit, and fields whose border is hard to see. */
export function controlProblems(): string[] {
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
