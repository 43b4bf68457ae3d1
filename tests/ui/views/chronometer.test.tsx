// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Chronometer from '../../../src/views/chronometer/index.tsx';

vi.mock('../../../src/i18n/use-texts.ts', () => ({
  useTexts: () => (key: string) => key,
}));
vi.mock('../../../src/i18n/use-tool-texts.ts', () => ({
  useToolTexts: () => (key: string, params?: { number: number; time: string }) =>
    params ? `lap ${params.number}: ${params.time}` : key.replace('messages.', ''),
}));

beforeEach(() => {
  localStorage.clear();
  document.title = 'Chronometer - IT Tools';
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const time = () => screen.getByRole('timer').textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the buttons', () => {
  it('start, stop, resume and reset', async () => {
    render(<Chronometer />);
    expect(time()).toBe('00:00.000');
    fireEvent.click(button('start'));
    await wait(2000);
    expect(time()).toBe('00:02.000');
    fireEvent.click(button('stop'));
    await wait(5000);
    expect(time()).toBe('00:02.000');
    fireEvent.click(button('start'));
    await wait(1000);
    expect(time()).toBe('00:03.000');
    fireEvent.click(button('reset'));
    await wait(1000);
    expect(time()).toBe('00:00.000');
    expect(button('reset').disabled).toBe(true);
    expect(button('lap').disabled).toBe(true);
  });
});

describe('the keys', () => {
  it('Space starts and stops, L ends a lap, R resets', async () => {
    render(<Chronometer />);
    key(' ');
    await wait(1000);
    key('l');
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('lap 1: 00:01.000');
    await wait(500);
    key('L');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('best').closest('tr')?.textContent).toContain('00:00.500');
    key(' ');
    await wait(1000);
    expect(time()).toBe('00:01.500');
    key('r');
    expect(time()).toBe('00:00.000');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('ignore Space on buttons and in fields, with a modifier and while held', async () => {
    render(
      <>
        <Chronometer />
        <input />
      </>,
    );
    key(' ', button('start'));
    key(' ', screen.getByRole('textbox'));
    fireEvent.keyDown(document.body, { key: ' ', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    await wait(1000);
    expect(time()).toBe('00:00.000');
  });
});

describe('beyond the page', () => {
  it('shows the time in the title while it runs', async () => {
    const { unmount } = render(<Chronometer />);
    key(' ');
    await wait(3000);
    expect(document.title).toBe('00:03 · Chronometer - IT Tools');
    document.title = 'Other language - IT Tools';
    await wait(1000);
    expect(document.title).toBe('00:04 · Other language - IT Tools');
    unmount();
    expect(document.title).toBe('Other language - IT Tools');
  });

  it('continues after a reload, including its laps, without announcing them again', async () => {
    const { unmount } = render(<Chronometer />);
    key(' ');
    await wait(1000);
    key('l');
    unmount();
    await wait(9000);
    render(<Chronometer />);
    expect(time()).toBe('00:10.000');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('');
    key('r');
    expect(localStorage.length).toBe(0);
  });

  it('starts over if the storage is corrupt or blocked', () => {
    localStorage.setItem('it-tools:chronometer', '{"elapsed":"x"');
    const { unmount } = render(<Chronometer />);
    expect(time()).toBe('00:00.000');
    unmount();
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(<Chronometer />);
    key(' ');
    expect(button('stop').disabled).toBe(false);
    blocked.mockRestore();
  });
});
