// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { out } from '../../../src/core/values.ts';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { HtmlOutput } from '../../../src/ui/outputs/html.tsx';
import { fillFrame } from '../../../src/ui/safe-html/fill-frame.ts';
import { startWorld, World } from '../form/world.tsx';

vi.mock('../../../src/ui/safe-html/fill-frame.ts', () => ({ fillFrame: vi.fn() }));

beforeAll(() => startWorld('tool', {}));
beforeEach(() => vi.mocked(fillFrame).mockClear());
afterEach(cleanup);

function Shown({ value }: { value: string }) {
  const words = usePageTexts('tool', 'en');
  return <HtmlOutput {...{ id: 'out', label: 'Preview', output: out.html(), value, words, fileName: 'tool' }} />;
}
const drawn = () => vi.mocked(fillFrame).mock.lastCall?.[1];

test('a long page is rendered only on request, and so is the next one', async () => {
  const user = userEvent.setup();
  const long = `<p>${'a'.repeat(100_000)}</p>`;
  const { rerender } = render(<Shown value={long} />, { wrapper: World });
  await vi.waitFor(() => expect(drawn()).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Show preview' }));
  await vi.waitFor(() => expect(drawn()).toBe(long));
  expect(screen.queryByRole('button', { name: 'Show preview' })).toBeNull();
  rerender(<Shown value={`${long}b`} />);
  await vi.waitFor(() => expect(drawn()).toBe(''));
  rerender(<Shown value="<p>short</p>" />);
  await vi.waitFor(() => expect(drawn()).toBe('<p>short</p>'));
});
