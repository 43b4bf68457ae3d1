// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearKept, keptValue } from '../../../src/session/kept.ts';
import { room } from '../../../src/session/room.ts';
import { useNotices } from '../../../src/session/notices.ts';
import { useKept } from '../../../src/session/use-kept.ts';
import { database, refuse } from './fake-idb-keyval.ts';

vi.mock('idb-keyval', () => import('./fake-idb-keyval.ts'));

const text = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);
let turn = 0;
/** A separate part of the page for each test. */
const part = () => keptValue(`part ${turn}`, text, (old) => old);
const stored = () => database.get(`part ${turn}`);

/** Whether the browser would ask before it closes the tab. */
function leaves(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function Notices() {
  return useNotices().map(({ id, text: words }) => <p key={id}>{words}</p>);
}

beforeEach(() => {
  turn += 1;
  localStorage.clear();
  database.clear();
  refuse(undefined);
});
afterEach(cleanup);

describe('user data', () => {
  it('is available on the next visit, and gone after it is removed', async () => {
    const kept = part();
    expect(await kept.load()).toEqual({ kind: 'none' });
    kept.save('draft');
    expect([kept.isDirty(), stored()]).toEqual([true, undefined]);
    await kept.flush();
    expect([kept.isDirty(), await part().load()]).toEqual([false, { kind: 'found', value: 'draft' }]);
    kept.save(undefined);
    await kept.flush();
    expect(await part().load()).toEqual({ kind: 'none' });
  });

  it('is saved when typing pauses, once, and when the page is left', async () => {
    const kept = part();
    vi.useFakeTimers();
    for (const value of ['a', 'ab', 'abc']) kept.save(value);
    await vi.advanceTimersByTimeAsync(299);
    expect(stored()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(stored()).toMatchObject({ value: 'abc' }));
    kept.save('abcd');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.restoreAllMocks();
    await vi.waitFor(() => expect(stored()).toMatchObject({ value: 'abcd' }));
  });

  it('is migrated from where earlier versions kept it', async () => {
    localStorage.setItem(`it-tools:part ${turn}`, 'old');
    expect(await part().load()).toEqual({ kind: 'found', value: 'old' });
    expect([stored(), localStorage.length]).toEqual([{ version: 1, value: 'old' }, 0]);
  });

  it.each(['QuotaExceededError', 'SecurityError'] as const)(
    "that can't be saved (%s) is reported, and the browser asks before it is lost",
    async (name) => {
      render(<Notices />);
      const kept = part();
      expect(leaves()).toBe(false);
      refuse(name);
      kept.save('draft');
      await act(() => kept.flush());
      expect(screen.getByText('errors.notSaved')).toBeTruthy();
      expect([kept.isDirty(), leaves(), kept.peek()]).toEqual([true, true, { kind: 'found', value: 'draft' }]);
      refuse(undefined);
      kept.save('draft 2');
      await kept.flush();
      expect([leaves(), stored()]).toEqual([false, { version: 1, value: 'draft 2' }]);
    },
  );

  it.each([
    ['QuotaExceededError', true],
    ['UnknownError', false],
  ] as const)('makes room where there is none (%s), once, and is saved', async (name, makes) => {
    const make = vi.spyOn(room, 'make').mockImplementation(async () => refuse(undefined));
    const kept = part();
    refuse(name);
    kept.save('draft');
    await kept.flush();
    expect([make.mock.calls.length, kept.isDirty()]).toEqual(makes ? [1, false] : [0, true]);
    if (makes) expect(stored()).toEqual({ version: 1, value: 'draft' });
    make.mockRestore();
    refuse(undefined);
    await kept.flush();
  });

  it("that can't be read is reported as blocked", async () => {
    refuse('UnknownError');
    expect(await part().load()).toEqual({ kind: 'blocked' });
  });

  it('that is damaged is reported', async () => {
    render(<Notices />);
    for (const raw of [7, null, 'text', { version: 1, value: 7 }, { version: 'x' }]) {
      database.set(`part ${turn}`, raw);
      expect((await act(() => part().load())).kind).toBe('damaged');
    }
    expect(screen.getByText('errors.damagedData')).toBeTruthy();
  });

  it('from a future version is reported and not overwritten', async () => {
    render(<Notices />);
    const future = { version: 2, value: { something: 'else' } };
    database.set(`part ${turn}`, future);
    const kept = part();
    expect((await act(() => kept.load())).kind).toBe('newer');
    expect(screen.getByText('errors.newerData')).toBeTruthy();
    kept.save('draft');
    await kept.flush();
    expect(stored()).toEqual(future);
  });
});

describe('a part of the page', () => {
  function View({ kept }: { kept: ReturnType<typeof part> }) {
    const [value, set, turns] = useKept(kept, 'initial');
    return (
      <>
        <output>{value === undefined ? 'loading' : `${value} ${turns}`}</output>
        <button type="button" onClick={() => set('mine')}>
          type
        </button>
        <Notices />
      </>
    );
  }
  const shows = (words: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  /** As another tab does. */
  const elsewhere = async (value: string) => {
    database.set(`part ${turn}`, { version: 1, value });
    const channel = new BroadcastChannel('it-tools:kept');
    channel.postMessage(`part ${turn}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    channel.close();
  };

  it('shows loaded data immediately', async () => {
    database.set(`part ${turn}`, { version: 1, value: 'before' });
    const kept = part();
    await kept.load();
    render(<View kept={kept} />);
    expect(screen.getByRole('status').textContent).toBe('before 0');
  });

  it('keeps what is typed while it loads', async () => {
    database.set(`part ${turn}`, { version: 1, value: 'old' });
    const kept = part();
    render(<View kept={kept} />);
    act(() => screen.getByRole('button', { name: 'type' }).click());
    await act(() => kept.load());
    await shows('mine 0');
  });

  it('takes over what another tab saves, unless something was changed here', async () => {
    const kept = part();
    render(<View kept={kept} />);
    await shows('initial 1');
    await act(() => elsewhere('theirs'));
    await shows('theirs 2');
    act(() => screen.getByText('type').click());
    await act(() => elsewhere('theirs again'));
    await shows('mine 2');
    expect(screen.getByText('errors.otherTab')).toBeTruthy();
    await act(() => kept.flush());
    expect(stored()).toMatchObject({ value: 'mine' });
  });

  it('keeps what was saved here at the same time, and says so', async () => {
    const kept = part();
    render(<View kept={kept} />);
    await shows('initial 1');
    act(() => screen.getByText('type').click());
    await act(() => kept.flush());
    await act(() => elsewhere('theirs'));
    await shows('mine 1');
    expect(screen.getByText('errors.otherTab')).toBeTruthy();
    // Later, the other tab is ahead.
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await act(() => elsewhere('theirs, later'));
    await shows('theirs, later 2');
  });

  it('is empty after everything is cleared, and restored by undo', async () => {
    const kept = part();
    render(<View kept={kept} />);
    await shows('initial 1');
    act(() => screen.getByText('type').click());
    await act(() => kept.flush());
    const restore = await act(() => clearKept());
    await shows('initial 2');
    expect(database.size).toBe(0);
    await act(() => restore());
    await shows('mine 3');
  });
});
