// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionRegistry } from '../../../src/palette/registry.tsx';
import { actions } from './setup.tsx';

it('always gives the actions as one array, so that nothing is made of them twice', () => {
  const given = new Set<unknown>();
  const show = (list: typeof actions) => (
    <ActionRegistry actions={list}>
      {(shown) => {
        given.add(shown);
        return shown.length;
      }}
    </ActionRegistry>
  );
  const { container, rerender } = render(show(actions));
  expect([...given]).toEqual([actions]);
  expect(container.textContent).toBe(String(actions.length));
  const others = actions.slice(1);
  rerender(show(others));
  expect([...given].at(-1)).toBe(others);
  expect(container.textContent).toBe(String(others.length));
});
