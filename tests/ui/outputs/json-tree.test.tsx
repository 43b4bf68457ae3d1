// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import JsonTree from '../../../src/ui/outputs/json-tree/json-tree.tsx';
import { startWorld, World } from '../form/world.tsx';

beforeAll(() => startWorld('tool', {}));
afterEach(cleanup);

const show = (text: string) =>
  render(
    <World>
      <JsonTree id="tree" label="Result" text={text} />
    </World>,
  );
const names = () => screen.getAllByRole('treeitem').map((row) => row.textContent);

test('arrow keys move and expand, the path of the row is shown, and its value can be copied', async () => {
  const user = userEvent.setup();
  show('{"a": {"b": [1, "two"]}, "big": 12345678901234567890}');
  expect(names()).toEqual(['{2}', 'a{…}', 'big12345678901234567890']);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(names()).toEqual(['{2}', 'a{1}', 'b[2]', '01', '1"two"', 'big12345678901234567890']);
  await user.keyboard('{End}{ArrowUp}');
  expect(screen.getByText('$.a.b[1]')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('1"two"');
  await user.click(screen.getByRole('button', { name: 'Copy value' }));
  expect(await navigator.clipboard.readText()).toBe('"two"');
  await user.click(screen.getByText('"two"'));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['{2}', 'a{1}', 'b[…]', 'big12345678901234567890']);
});

test('many children are shown in batches', async () => {
  const user = userEvent.setup();
  show(JSON.stringify(Array.from({ length: 450 }, (_, n) => n)));
  expect(screen.getAllByRole('treeitem')).toHaveLength(201);
  await user.click(screen.getByRole('button', { name: /250/ }));
  expect(screen.getAllByRole('treeitem')).toHaveLength(451);
});

test("reports text that can't be shown as a tree", () => {
  show('{"a"');
  expect(screen.getByText("This text can't be shown as a tree.")).toBeTruthy();
});
