/** Runs in the page before its own scripts: notes paints, tasks, keys and when an output is first there. @param {string} pattern */
export function watch(pattern) {
  const matcher = new RegExp(pattern, 'i');
  const noted = {
    fcp: 0,
    lcp: 0,
    blocked: 0,
    lastLong: 0,
    output: 0,
    usable: 0,
    pressed: 0,
    focused: 0,
    keys: /** @type {number[]} */ ([]),
  };
  /** @param {PerformanceObserverInit & { durationThreshold?: number }} init @param {(entry: PerformanceEntry) => void} note */
  const observe = (init, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...init });
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => void (noted.lcp = startTime));
  observe({ type: 'longtask' }, ({ startTime, duration }) => {
    noted.blocked += duration - 50;
    noted.lastLong = Math.max(noted.lastLong, startTime + duration);
  });
  // Noted before the page's own listeners, which may let no other one hear of a key.
  addEventListener('keydown', ({ key, timeStamp }) => key !== 'Control' && (noted.pressed = timeStamp), true);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && noted.focused < noted.pressed) noted.focused = performance.now();
  });
  observe({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (name === 'keydown') noted.keys.push(duration);
  });
  const texts = () => {
    const main = document.querySelector('main') ?? document.body;
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ (main?.querySelectorAll('input, textarea') ?? []);
    return `${main?.textContent ?? ''} ${[...fields].map(({ value }) => value).join(' ')}`;
  };
  const look = () => {
    if (noted.usable === 0 && document.body && matcher.test(texts())) {
      const now = performance.now();
      noted.output ||= now;
      // The controls of a prerendered page don't work yet.
      if (!document.querySelector('[data-static]')) noted.usable = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { noted, findAgain: () => Object.assign(noted, { output: 0, usable: 0 }) });
}
