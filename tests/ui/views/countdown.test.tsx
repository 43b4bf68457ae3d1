// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Chronometer from '../../../src/views/chronometer/index.tsx';

vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.mock('../../../src/i18n/use-tool-texts.ts', () => ({
  useToolTexts: () => (key: string, params?: { number?: number; total?: number }) =>
    params?.total ? `step ${params.number}/${params.total}` : key.replace('messages.', ''),
}));

const notices: string[] = [];
const tones: number[] = [];
class FakeNotification {
  static permission = 'default';
  static requestPermission = () => Promise.resolve((FakeNotification.permission = 'granted'));
  constructor(title: string) {
    notices.push(title);
  }
  addEventListener() {
    // Nothing is clicked here.
  }
}
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (to: unknown) => to,
  });
  createOscillator = () => ({
    frequency: {},
    connect: (to: unknown) => to,
    start: (at: number) => tones.push(at),
    stop: vi.fn(),
  });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('it-tools:chronometer-mode', 'countdown');
  document.title = 'Page';
  notices.length = 0;
  tones.length = 0;
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.useFakeTimers({
    now: new Date(2026, 10, 29, 14),
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance', 'Date'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const time = () => screen.getByRole('timer').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const status = () => screen.getAllByRole('status').at(-1)?.textContent;

describe('a countdown', () => {
  it('runs, pauses, resumes, ends with a sound, and starts again', async () => {
    render(<Chronometer />);
    type('10 s');
    expect(time()).toBe('00:10');
    click('start');
    await wait(4000);
    expect(time()).toBe('00:06');
    expect(document.title).toBe('00:06 · Page');
    click('pause');
    await wait(60_000);
    expect(time()).toBe('00:06');
    click('resume');
    await wait(5900);
    expect([time(), tones.length]).toEqual(['00:01', 0]);
    await wait(200);
    expect([time(), status(), tones.length, notices.length]).toEqual(['00:00', 'done', 3, 0]);
    await wait(1000);
    expect(document.title).toBe('done · Page');
    click('start');
    expect(time()).toBe('00:10');
  });

  it('goes through several, and tells each', async () => {
    render(<Chronometer />);
    type('2s; 3s');
    click('start');
    await wait(2100);
    expect([time(), status(), tones.length]).toEqual(['00:03', 'step 2/2', 3]);
    click('skip');
    expect(time()).toBe('00:00');
    expect(tones).toHaveLength(3);
    click('pomodoro');
    expect(time()).toBe('25:00');
  });

  it('is right after the machine slept, since it follows the clock and not the ticks', async () => {
    render(<Chronometer />);
    type('5m; 5m');
    click('start');
    await wait(1000);
    vi.setSystemTime(new Date(2026, 10, 29, 14, 7));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect([time(), status()]).toEqual(['03:00', 'step 2/2']);
    vi.setSystemTime(new Date(2026, 10, 29, 20));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect([time(), status()]).toEqual(['00:00', 'done']);
  });

  it('goes on after a reload, and is silent about what ended meanwhile', async () => {
    const { unmount } = render(<Chronometer />);
    type('1m');
    click('start');
    await wait(10_000);
    unmount();
    await wait(20_000);
    const again = render(<Chronometer />);
    expect(time()).toBe('00:30');
    again.unmount();
    await wait(60_000);
    render(<Chronometer />);
    await wait(1000);
    expect([time(), tones.length]).toEqual(['00:00', 0]);
    click('reset');
    expect(time()).toBe('01:00');
  });

  it('ends while the stopwatch is shown', async () => {
    render(<Chronometer />);
    type('3s');
    click('start');
    fireEvent.click(screen.getByRole('radio', { name: 'stopwatch' }));
    await wait(3100);
    expect(tones).toHaveLength(3);
  });

  it('says what is wrong with a text, and starts nothing', () => {
    render(<Chronometer />);
    type('soon');
    click('start');
    expect(screen.getByText('failures.bad-duration')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'reset' }).disabled).toBe(true);
  });

  it('asks for notifications only when they are turned on, and shows them', async () => {
    render(<Chronometer />);
    expect(FakeNotification.permission).toBe('default');
    fireEvent.click(screen.getByRole('checkbox', { name: 'notice' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'sound' }));
    await wait(0);
    expect(FakeNotification.permission).toBe('granted');
    type('1s');
    click('start');
    await wait(1100);
    expect([notices, tones.length]).toEqual([['done'], 0]);
  });

  it('takes a duration from a link, which waits for a click', () => {
    localStorage.removeItem('it-tools:chronometer-mode');
    window.location.hash = '#duration=25m';
    render(<Chronometer />);
    expect(time()).toBe('25:00');
    click('start');
    act(() => {
      window.location.hash = '#duration=7m';
      window.dispatchEvent(new Event('hashchange'));
    });
    // What runs isn't stopped by a link.
    expect([time(), screen.getByRole<HTMLInputElement>('textbox').value]).toEqual(['25:00', '7m']);
    window.location.hash = '';
  });

  it('starts over if the storage is damaged', () => {
    localStorage.setItem('it-tools:countdown', '{"countdown":{"steps":[1e99],"step":-1},"text":7}');
    render(<Chronometer />);
    expect(time()).toBe('05:00');
  });
});
