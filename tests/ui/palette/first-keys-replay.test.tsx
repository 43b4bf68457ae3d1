// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useFirstKeys } from '../../../src/palette/first-keys.ts';
import { PaletteHost } from '../../../src/palette/view/host.tsx';
import { shellWith, preparePalette } from './setup.tsx';

preparePalette();

const shell = shellWith();

function Page() {
  useFirstKeys();
  return <PaletteHost shell={shell} />;
}

const key = (name: string, ctrlKey = false) => ({
  key: name,
  code: `Key${name.toUpperCase()}`,
  ctrlKey,
  metaKey: false,
  altKey: false,
  shiftKey: false,
});

it('the field gets focus in the task that takes the first keys, so no key comes between', async () => {
  // As in the browser, where React works in its own tasks.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const field = new Promise<Element | null>((resolve) => {
    window.takeFirstKeys = () => {
      queueMicrotask(() => resolve(document.activeElement)); // at the end of this task
      return [key('k', true), key('a'), key('b')];
    };
  });
  root.render(<Page />);
  const focused = (await field) as HTMLInputElement;
  expect([focused.getAttribute('role'), focused.value]).toEqual(['combobox', 'ab']);
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
