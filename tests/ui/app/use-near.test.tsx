// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOnFirstScreen, useNear, wholePage } from '../../../src/app/use-near.ts';

/** The observers of the page. */
let observers: { element: Element; options: IntersectionObserverInit; meet: (isIntersecting: boolean) => void }[] = [];

beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      readonly options: IntersectionObserverInit;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        this.tell = tell;
        this.options = options;
      }
      observe(element: Element) {
        const { tell, options } = this;
        observers.push({ element, options, meet: (isIntersecting) => act(() => tell([{ isIntersecting }])) });
      }
      disconnect() {
        observers = [];
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => wholePage.set(false));
});

function Part({ id, initially = false }: { id: string; initially?: boolean }) {
  const { place, near } = useNear<HTMLParagraphElement>(id, initially, 'nav');
  return <p ref={place}>{near ? 'drawn' : 'text'}</p>;
}

const drawPart = (id: string, initially = false) =>
  render(
    <nav>
      <Part id={id} initially={initially} />
    </nav>,
  );

it('is text until it comes near, then drawn for good, also when it is shown again', () => {
  const { unmount } = drawPart('a');
  expect(screen.getByText('text')).toBeDefined();
  expect(observers[0]?.options.root).toBe(document.querySelector('nav'));
  observers[0]?.meet(false);
  expect(screen.getByText('text')).toBeDefined();
  observers[0]?.meet(true);
  expect(screen.getByText('drawn')).toBeDefined();
  expect(observers).toEqual([]);
  unmount();
  drawPart('a');
  expect(screen.getByText('drawn')).toBeDefined();
});

it('is drawn at once where it may be visible, and stays when that is over', () => {
  const { rerender } = drawPart('b', true);
  expect(screen.getByText('drawn')).toBeDefined();
  rerender(
    <nav>
      <Part id="b" />
    </nav>,
  );
  expect(screen.getByText('drawn')).toBeDefined();
});

it('is drawn when the whole page is asked for, and where nothing can be observed', () => {
  drawPart('c');
  act(() => wholePage.set(true));
  expect(screen.getByText('drawn')).toBeDefined();
  cleanup();
  act(() => wholePage.set(false));
  vi.stubGlobal('IntersectionObserver', undefined);
  drawPart('d');
  expect(screen.getByText('drawn')).toBeDefined();
});

it('knows the first screen by the number of items, unless the page is scrolled', () => {
  vi.stubGlobal('innerHeight', 240);
  expect([0, 9, 10, 100].map(isOnFirstScreen)).toEqual([true, true, false, false]);
  vi.stubGlobal('scrollY', 1);
  expect(isOnFirstScreen(100)).toBe(true);
});
