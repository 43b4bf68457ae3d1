import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import type { Result } from '../../../src/core/run.ts';
import * as executor from '../../../src/executor/browser.ts';
import type { RunRequest } from '../../../src/executor/run.ts';
import { loadToolNamespace, startTexts } from '../../../src/i18n/i18n.ts';
import { registerActions } from '../../../src/palette/registry.ts';
import { PaletteHost } from '../../../src/palette/view/host.tsx';
import type { Shell } from '../../../src/palette/shell.ts';
import { closePalette, openPalette } from '../../../src/palette/opening.ts';

/** The requested runs; each ends when `end` is called, or at once with `answerAtOnce`. */
export const runs: { request: RunRequest; signal: AbortSignal; end: (result: Result) => void }[] = [];
let answerAtOnce = true;
let isWide = false;
/** Makes the window wide enough for the preview. */
export const widen = () => void (isWide = true);
export const answerLater = () => void (answerAtOnce = false);
const outputOf = ({ operation, input }: RunRequest) => `${operation}(${Object.values(input).join(',')})#${runs.length}`;

const runAsAsked: typeof executor.run = (request, { signal = new AbortController().signal } = {}) =>
  new Promise<Result>((end) => {
    runs.push({ request, signal, end });
    if (answerAtOnce) end({ ok: true, output: outputOf(request), warnings: [] });
  });

export const openTool = vi.fn();
export const toggleFavorite = vi.fn(() => () => undefined);
export const notify = vi.fn();
export const shellWith = (given: Partial<Shell> = {}): Shell => ({
  openTool,
  hrefOf: (id) => `/${id}`,
  notify,
  favorites: [],
  toggleFavorite,
  remembers: true,
  version: '2026.11.20-abc1234',
  ...given,
});
export const writeText = vi.fn<(text: string) => Promise<void>>();
export const actions = [
  { id: 'theme', kind: 'action' as const, name: 'Toggle dark mode', icon: 'sun', keepOpen: true, perform: vi.fn() },
  { id: 'about', kind: 'page' as const, name: 'About', icon: 'info', perform: vi.fn() },
  {
    id: 'source',
    kind: 'external' as const,
    name: 'Source code',
    icon: 'link',
    href: 'https://example.com',
    perform: vi.fn(),
  },
];

/** Sets up a test file: runs without a worker, dialogs that open in jsdom, and a closed palette after each test. */
export function preparePalette(): void {
  beforeAll(async () => {
    configure({ getElementError: (message) => new Error(message ?? 'not found') });
    // jsdom has the element, but none of its methods.
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    window.matchMedia = (media) => ({ matches: media !== '(width >= 1100px)' || isWide }) as MediaQueryList;
    await startTexts('en');
  });

  beforeEach(() => {
    runs.length = 0;
    answerAtOnce = true;
    isWide = false;
    vi.clearAllMocks();
    // Not vi.mock: of two simultaneous imports, one gets the real module.
    vi.spyOn(executor, 'warmUp').mockReturnValue(undefined);
    vi.spyOn(executor, 'run').mockImplementation(runAsAsked);
    writeText.mockResolvedValue(undefined);
    registerActions(actions);
  });

  afterEach(() => {
    localStorage.clear();
    act(closePalette);
    cleanup();
  });

  afterAll(() => {
    vi.restoreAllMocks();
    // jsdom has none of these.
    for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    for (const name of ['scrollTo', 'scrollIntoView']) Reflect.deleteProperty(Element.prototype, name);
  });
}

export async function openHost(text?: string) {
  // Its own clipboard would replace ours.
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<PaletteHost shell={shellWith()} />);
  act(() => openPalette(text));
  const input = screen.getByRole<HTMLInputElement>('combobox');
  return { user, input };
}
export const rows = () => screen.queryAllByRole('option');
export const firstRow = () => rows()[0];
export const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

/** Loads the list and tools before the tests of a file: an answer that takes too long is dropped. */
export function preload(
  ...tools: readonly (readonly [id: string, category: Parameters<typeof loadSpec>[0]['category']])[]
): void {
  beforeAll(async () => {
    await Promise.all([
      import('../../../src/palette/view/panel.tsx'),
      ...tools.flatMap(([id, category]) => [loadSpec({ id, category }), loadToolNamespace(id)]),
    ]);
  }, 60_000);
}
