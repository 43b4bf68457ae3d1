// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { ActionInterface } from 'kbar/lib/action/ActionInterface.js';
import type { Command } from 'kbar/lib/action/Command.js';
import { history } from 'kbar/lib/action/HistoryImpl.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  childrenOf,
  listenForSequences,
  type PaletteAction,
  performAction,
  performUndoable,
  redo,
  registerActions,
  undo,
  useRegistry,
} from '../../../src/palette/registry.ts';

const action = (id: string, more: Partial<PaletteAction> = {}): PaletteAction => ({
  id,
  kind: 'action',
  name: `Do ${id}`,
  icon: 'x',
  perform: vi.fn(),
  ...more,
});

beforeEach(() => registerActions([]));
afterEach(() => {
  cleanup();
  history.reset();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('the kbar action store', () => {
  it('holds parents with their children', () => {
    const add = vi.spyOn(ActionInterface.prototype, 'add');
    const theme = action('theme', { perform: undefined });
    const children = [action('light', { parent: 'theme' }), action('dark', { parent: 'theme' })];
    registerActions([theme, ...children]);
    const [store] = add.mock.contexts as [ActionInterface];
    expect(Object.keys(store.actions)).toEqual(['theme', 'light', 'dark']);
    expect(store.actions['dark']?.parentActionImpl.id).toBe('theme');
    expect(childrenOf('theme')).toEqual(children);
    // Actions that the store doesn't hold don't exist.
    store.remove([{ id: 'theme', name: '' }]);
    expect(childrenOf('theme')).toEqual([]);
    expect(() => registerActions([action('light', { parent: 'nowhere' })])).toThrow('nowhere');
  });

  it('runs its commands, which perform the action', () => {
    const add = vi.spyOn(ActionInterface.prototype, 'add');
    const menu = action('menu');
    registerActions([menu]);
    performAction('menu');
    performAction('unknown');
    expect(menu.perform).toHaveBeenCalledTimes(1);
    const [store] = add.mock.contexts as [ActionInterface];
    const command = store.actions['menu']?.command as Command;
    command.perform = vi.fn();
    performAction('menu');
    expect(command.perform).toHaveBeenCalledTimes(1);
    expect(menu.perform).toHaveBeenCalledTimes(1);
  });

  it('lists actions as the same array until they change, without those that only keys run', () => {
    const { result, rerender } = renderHook(useRegistry);
    const shown = action('about');
    act(() => registerActions([shown, action('go-home', { hidden: true })]));
    expect(result.current.actions).toEqual([shown]);
    const before = result.current.actions;
    rerender();
    act(() => performAction('about'));
    expect(result.current.actions).toBe(before);
  });
});

describe('undo and redo with kbar’s history', () => {
  /** Counts up, and returns how to undo that. */
  function counter() {
    const state = { value: 0 };
    const add = (amount: number) => () => {
      const before = state.value;
      state.value += amount;
      return () => void (state.value = before);
    };
    return { state, add };
  }

  it('undoes and redoes step by step, also the same action twice', () => {
    const { state, add } = counter();
    registerActions([action('one', { perform: add(1) })]);
    performAction('one');
    performAction('one');
    performUndoable('ten', 'Add ten', add(10));
    expect([state.value, history.undoStack.length]).toEqual([12, 3]);
    expect([undo(), state.value]).toEqual(['Add ten', 2]);
    expect([undo(), state.value]).toEqual(['Do one', 1]);
    expect([undo(), state.value]).toEqual(['Do one', 0]);
    expect([undo(), state.value]).toEqual([null, 0]);
    expect([redo(), redo(), redo(), redo(), state.value]).toEqual(['Do one', 'Do one', 'Add ten', null, 12]);
    history.undo(); // kbar's history is what counts
    expect(state.value).toBe(2);
  });

  it('names the next undo and redo, and forgets redo after a new action', () => {
    const { add } = counter();
    const { result } = renderHook(useRegistry);
    act(() => performUndoable('one', 'One', add(1)));
    expect(result.current).toMatchObject({ undo: 'One', redo: null });
    act(() => void undo());
    expect(result.current).toMatchObject({ undo: null, redo: 'One' });
    act(() => performUndoable('two', 'Two', add(2)));
    expect(result.current).toMatchObject({ undo: 'Two', redo: null });
    expect(redo()).toBeNull();
  });

  it('undoes a specific action, whatever was done since', () => {
    const { state, add } = counter();
    performUndoable('clear', 'Clear', add(5));
    performUndoable('other', 'Other', () => () => undefined);
    expect([undo('clear'), state.value]).toEqual(['Clear', 0]);
    expect(undo('clear')).toBeNull();
    expect(undo()).toBe('Other');
  });

  it('undoes a redo to the value before it', () => {
    let value = 'a';
    const set = () => {
      const before = value;
      value = 'z';
      return () => void (value = before);
    };
    performUndoable('set', 'Set', set);
    undo();
    value = 'b';
    redo();
    undo();
    expect(value).toBe('b');
  });

  it('records only actions that can be undone, not undo itself, and at most 100', async () => {
    performUndoable('link', 'Link', async () => 'copied');
    performUndoable('menu', 'Menu', () => undefined);
    expect(history.undoStack).toEqual([]);
    performUndoable('one', 'One', () => () => undefined);
    registerActions([action('undo', { perform: () => void undo() })]);
    performAction('undo');
    expect([history.undoStack.length, history.redoStack.length]).toEqual([0, 1]);
    for (let count = 0; count < 120; count += 1) performUndoable('one', 'One', () => () => undefined);
    expect(history.undoStack).toHaveLength(100);
  });
});

describe('key sequences', () => {
  const press = (key: string, more: object = {}, target: Element = document.body) =>
    fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ...more });
  function listening() {
    const home = action('home', { sequence: ['g', 'h'] });
    const json = action('json', { sequence: ['g', 'j'], hidden: true });
    registerActions([home, json]);
    const stop = listenForSequences();
    return { home, json, stop };
  }

  it('run an action, and are listed with its name', () => {
    const { home, json, stop } = listening();
    const { result } = renderHook(useRegistry);
    expect(result.current.sequences).toEqual([
      { keys: ['g', 'h'], name: 'Do home' },
      { keys: ['g', 'j'], name: 'Do json' },
    ]);
    press('g');
    const second = press('h');
    expect(second).toBe(false); // the page must not see the letter as well
    press('g');
    press('j');
    expect([home.perform, json.perform].map((perform) => vi.mocked(perform!).mock.calls.length)).toEqual([1, 1]);
    act(stop);
    press('g');
    press('h');
    expect(home.perform).toHaveBeenCalledTimes(1);
    expect(result.current.sequences).toEqual([]);
  });

  it.each([
    ['another key between', () => press('x')],
    ['a key with a modifier', () => press('h', { ctrlKey: true })],
    ['a held key', () => press('h', { repeat: true })],
    ['a composed key', () => press('h', { isComposing: true })],
  ])('are interrupted by %s', (_, between) => {
    const { home, stop } = listening();
    press('g');
    between();
    press('h');
    expect(home.perform).not.toHaveBeenCalled();
    stop();
  });

  it.each([
    '<input>',
    '<input type="search">',
    '<textarea></textarea>',
    '<select><option>h</select>',
    '<div contenteditable=""></div>',
    '<div contenteditable="true"><p class="target"></p></div>',
    '<div role="textbox" tabindex="0"></div>',
    '<div role="listbox" tabindex="0"><div role="option" class="target"></div></div>',
    '<div role="application" tabindex="0"></div>',
    '<dialog open><button class="target">x</button></dialog>',
  ])('never run while the focus is in %s', (html) => {
    const { home, stop } = listening();
    document.body.innerHTML = html;
    const target = document.querySelector('.target') ?? document.body.firstElementChild!;
    press('g', {}, target);
    press('h', {}, target);
    press('g');
    press('h', {}, target);
    press('g', {}, target);
    press('h');
    expect(home.perform).not.toHaveBeenCalled();
    stop();
  });

  it.each(['<button>x</button>', '<a href="#">x</a>', '<input type="checkbox">', '<main tabindex="-1"></main>'])(
    'run while the focus is on %s',
    (html) => {
      const { home, stop } = listening();
      document.body.innerHTML = html;
      const target = document.body.firstElementChild!;
      press('g', {}, target);
      press('h', {}, target);
      expect(home.perform).toHaveBeenCalledTimes(1);
      stop();
    },
  );

  it('use physical key positions only on non-Latin layouts', () => {
    const { home, stop } = listening();
    press('п', { code: 'KeyG' });
    press('р', { code: 'KeyH' });
    expect(home.perform).toHaveBeenCalledTimes(1);
    press('i', { code: 'KeyG' }); // Dvorak
    press('d', { code: 'KeyH' });
    expect(home.perform).toHaveBeenCalledTimes(1);
    stop();
  });

  it('must be pressed within a second', () => {
    vi.useFakeTimers();
    const { home, stop } = listening();
    press('g');
    vi.advanceTimersByTime(1100);
    press('h');
    expect(home.perform).not.toHaveBeenCalled();
    stop();
    vi.useRealTimers();
  });
});
