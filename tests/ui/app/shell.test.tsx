// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { movedTo } from '../../../src/app/home/moved-to.ts';
import { toggled } from '../../../src/session/favorites.ts';
import { type Box, neighbor } from '../../../src/app/home/neighbor.ts';
import { config } from '../../../src/app/config/config.ts';
import { opened } from '../../../src/session/recent.ts';
import { isMenuShown, menuAfter, type MenuEvent, type MenuState } from '../../../src/app/layout/menu-state.ts';
import { chosenLanguage, nameOfLanguage } from '../../../src/app/language/language.ts';
import { reportOf } from '../../../src/app/pages/report.ts';
import { nextTheme } from '../../../src/session/theme.ts';

describe('the side menu', () => {
  const wide: MenuState = { narrow: false, overlay: false, collapsed: false };
  const after = (state: MenuState, ...events: MenuEvent[]) => events.reduce(menuAfter, state);
  const shown = (state: MenuState, ...events: MenuEvent[]) => isMenuShown(after(state, ...events));

  it('is a column that collapses on wide screens', () => {
    expect(shown(wide)).toBe(true);
    expect(shown(wide, 'toggle')).toBe(false);
    expect(shown(wide, 'toggle', 'toggle')).toBe(true);
    expect(shown(wide, 'close')).toBe(true);
  });

  it('is an overlay on narrow screens: hidden until opened, closed by its backdrop', () => {
    expect(shown(wide, 'narrow')).toBe(false);
    expect(shown(wide, 'narrow', 'toggle')).toBe(true);
    expect(shown(wide, 'narrow', 'toggle', 'close')).toBe(false);
  });

  it('follows the breakpoint without forgetting the choice made on a wide screen', () => {
    for (const collapsed of [false, true]) {
      const before = { ...wide, collapsed };
      expect(after(before, 'narrow', 'toggle', 'toggle', 'toggle', 'widen')).toEqual(before);
    }
  });

  it('never covers the page after the width changes', () => {
    expect(shown(wide, 'narrow', 'toggle', 'widen', 'narrow')).toBe(false);
  });
});

describe('favorites', () => {
  it('appends a tool once, and removes it', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it.each([
    ['a', 'c', ['b', 'c', 'a', 'd']],
    ['d', 'b', ['a', 'd', 'b', 'c']],
    ['a', 'a', ['a', 'b', 'c', 'd']],
    ['a', 'gone', ['a', 'b', 'c', 'd']],
    ['gone', 'a', ['a', 'b', 'c', 'd']],
  ])('moves %s to the position of %s', (id, target, expected) =>
    expect(movedTo(['a', 'b', 'c', 'd'], id, target)).toEqual(expected),
  );

  it('moves an ID exactly to the position of its target, and loses nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (list, i, j) => {
        const [id = '', target = ''] = [list[i % list.length], list[j % list.length]];
        const moved = movedTo(list, id, target);
        expect(moved.toSorted()).toEqual(list.toSorted());
        expect(moved.indexOf(id)).toBe(list.indexOf(target));
      }),
    );
  });
});

describe('recently used', () => {
  it('lists up to eight, the latest first, without duplicates', () => {
    const ids = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    expect(ids.reduce<readonly string[]>(opened, [])).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  });
});

describe('arrow keys between cards', () => {
  const row = (top: number, count: number): Box[] =>
    Array.from({ length: count }, (_, i) => ({ left: i * 100, right: i * 100 + 90, top, bottom: top + 40 }));
  // Rows of three, two and, in another grid, one.
  const boxes = [...row(0, 3), ...row(50, 2), ...row(150, 1)];

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [5, 'ArrowRight', undefined],
    [0, 'ArrowLeft', undefined],
    [2, 'ArrowDown', 4],
    [1, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', undefined],
    [5, 'ArrowUp', 3],
    [0, 'ArrowUp', undefined],
    [4, 'Home', 0],
    [1, 'End', 5],
    [1, 'x', undefined],
    [-1, 'ArrowRight', undefined],
  ])('from %i, %s moves to %s', (from, key, to) => expect(neighbor(boxes, from, key)).toBe(to));

  it('swaps left and right in right-to-left layouts', () => {
    expect(neighbor(boxes, 0, 'ArrowLeft', true)).toBe(1);
    expect(neighbor(boxes, 1, 'ArrowRight', true)).toBe(0);
  });
});

describe('theme', () => {
  it.each([
    [false, ['dark', 'light', 'auto']],
    [true, ['light', 'dark', 'auto']],
  ] as const)('with a dark system (%s), cycles through %s', (systemDark, [first, second, third]) => {
    expect(nextTheme('auto', systemDark)).toBe(first);
    expect(nextTheme(first, systemDark)).toBe(second);
    expect(nextTheme(second, systemDark)).toBe(third);
  });
});

describe('language', () => {
  it.each([
    ['cn', ['fr'], 'cn'],
    ['xx', ['zh-TW', 'en'], 'cn'],
    [null, ['zh-CN', 'en'], 'cn'],
    [null, ['xx-YY', 'en-GB'], 'en'],
    [null, ['de-DE', 'ja'], 'en'],
    [null, [], 'cn'],
  ])('stored %s and preferred %j give %s', (stored, preferred, expected) =>
    expect(chosenLanguage(stored, preferred)).toBe(expected),
  );

  it('names languages in their own language', () => {
    expect(['en', 'es', 'fr', 'pt', 'ru', 'cn'].map(nameOfLanguage)).toEqual([
      'English',
      'Español',
      'Français',
      'Português',
      'Русский',
      '中文',
    ]);
  });
});

describe('a report', () => {
  beforeAll(() => void Object.assign(config, { appVersion: '2026.11.20', lastCommitSha: 'abc1234' }));
  const start = 'Error: TypeError\nPage: /hash-text\nVersion: 2026.11.20-abc1234';

  it('contains nothing that was typed', () => {
    const report = reportOf(new TypeError('cannot read "my secret"'), '/hash-text');
    expect(report.startsWith(start)).toBe(true);
    expect(report).not.toContain('secret');
    expect(reportOf('my secret', '/')).not.toContain('secret');
  });

  it('contains the location in our code, if the message can be separated from the frames', () => {
    const frame = 'at run (https://tools.example.org/assets/hash-text-Abc.js:1:234)';
    const error = Object.assign(new TypeError('bad'), { stack: `TypeError: bad\n    ${frame}\n    at <anonymous>` });
    expect(reportOf(error, '/hash-text')).toBe(`${start}\n${frame}`);
  });

  it('never mistakes a line of the message for a frame', () => {
    const message = 'x\n    at my secret (a.js:1:2)';
    const error = Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at run (b.js:1:2)` });
    expect(reportOf(error, '/hash-text')).toBe(`${start}\nat run (b.js:1:2)`);
    const changed = Object.assign(new TypeError(message), { stack: `TypeError: ${message}` });
    changed.message = 'other';
    expect(reportOf(changed, '/hash-text')).toBe(start);
  });
});
