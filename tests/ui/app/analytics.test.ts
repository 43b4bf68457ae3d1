// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://tools.example.org/hash-text?from=chat#text=secret" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../../src/app/analytics.ts';
import { defaults } from '../../../src/config/schema.ts';

const tracking = { ...defaults, trackerEnabled: true, trackerApiHost: 'https://stats.example.org/' };
const sent = vi.fn((_url: string, _options: RequestInit) => Promise.resolve(new Response('ok')));
const warned = vi.fn();
let assigned: string[] = [];

/** Starts analytics; returns the function that the router would call for each page. */
function start(changes: Partial<typeof tracking> = {}) {
  let next = () => undefined as void;
  startAnalytics({ ...tracking, ...changes }, (listener) => void (next = listener));
  return () => next();
}
const bodies = () => sent.mock.calls.map(([, options]) => JSON.parse(String(options.body)) as Record<string, unknown>);

function click(attributes: Record<string, string>, options: MouseEventInit = {}) {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(document.createElement('span'));
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  link.firstElementChild?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sent);
  sent.mockClear();
  warned.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warned);
  assigned = [];
  localStorage.clear();
  history.replaceState(null, '', '/hash-text?from=chat#text=secret');
  // Each start adds document listeners: those of earlier tests must not count.
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) =>
    document.body.addEventListener(type, listener as EventListener, { signal: stop.signal }),
  );
});
let stop = new AbortController();
afterEach(() => {
  stop.abort();
  stop = new AbortController();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a page', () => {
  it('is sent as plain text, without its query or fragment', () => {
    start();
    expect(sent).toHaveBeenCalledTimes(1);
    const [url, options] = sent.mock.calls[0] ?? [];
    expect(url).toBe('https://stats.example.org/api/event');
    expect(options).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' }, credentials: 'omit' });
    expect(bodies()).toEqual([
      { n: 'pageview', u: 'https://tools.example.org/hash-text', d: 'tools.example.org', r: null, w: innerWidth, h: 0 },
    ]);
  });

  it('is counted once per path', () => {
    const show = start({ trackerDomain: 'lab' });
    show();
    history.pushState(null, '', '/hash-text#text=other');
    show();
    history.pushState(null, '', '/about');
    show();
    expect(bodies().map(({ u, d }) => [u, d])).toEqual([
      ['https://tools.example.org/hash-text', 'lab'],
      ['https://tools.example.org/about', 'lab'],
    ]);
  });

  it('includes the referrer without its query', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/find?q=secret#x');
    start();
    expect(bodies()[0]?.['r']).toBe('https://search.example/find');
  });

  it("isn't sent from an excluded browser, which logs a warning", () => {
    localStorage.setItem('plausible_ignore', 'true');
    start();
    expect(sent).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('plausible_ignore'));
  });

  it("doesn't throw if it can't be sent", async () => {
    sent.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    start();
    await vi.runAllTimersAsync();
  });
});

describe('a click', () => {
  it('on the support button sends its own event', () => {
    start();
    expect(click({ href: defaults.donationUrl, target: '_blank', 'data-event': 'Support button clicked' })).toBe(false);
    expect(bodies().slice(1)).toMatchObject([
      { n: 'Support button clicked' },
      { n: 'Outbound Link: Click', p: JSON.stringify({ url: 'https://github.com/it-tools/it-tools' }) },
    ]);
  });

  it('that leaves the page navigates after 150 ms', () => {
    vi.stubGlobal('location', { ...window.location, assign: (href: string) => void assigned.push(href) });
    start();
    expect(click({ href: defaults.repositoryUrl })).toBe(true);
    vi.advanceTimersByTime(149);
    expect(assigned).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(assigned).toEqual([defaults.repositoryUrl]);
    vi.unstubAllGlobals();
  });

  it("that opens a new tab isn't delayed", () => {
    start();
    expect(click({ href: defaults.repositoryUrl }, { ctrlKey: true })).toBe(false);
    expect(click({ href: defaults.repositoryUrl }, { button: 1 })).toBe(false);
    expect(bodies()).toHaveLength(3);
  });

  it("on a link in a result isn't counted", () => {
    start();
    expect(click({ href: 'https://secret.example/?token=1' })).toBe(false);
    expect(click({ href: '/about' })).toBe(false);
    expect(click({ href: defaults.repositoryUrl }, { button: 2 })).toBe(false);
    expect(bodies()).toHaveLength(1);
  });
});

describe.each(['localhost', '127.0.0.1', '[::1]', 'tools.localhost'])('on %s', (hostname) => {
  it('nothing is sent unless enabled', () => {
    vi.stubGlobal('location', {
      ...window.location,
      hostname,
      pathname: '/',
      href: `http://${hostname}/`,
      protocol: 'http:',
    });
    start();
    expect(sent).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledTimes(1);
    start({ trackLocalhost: true });
    expect(sent).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
