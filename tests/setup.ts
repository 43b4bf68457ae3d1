import fc from 'fast-check';

// Every run uses the same inputs, so that a failure comes from the change; FC_SEED=random tries others.
const { FC_SEED = '20261120' } = process.env;
fc.configureGlobal(FC_SEED === 'random' ? {} : { seed: Number(FC_SEED) });

// Files share the page and the modules, so each file cleans up what it has changed.
if (typeof document !== 'undefined') {
  const { afterAll, afterEach, vi } = await import('vitest');
  const { computeStylesQuickly } = await import('./computed-style.ts');
  computeStylesQuickly();
  // The next test doesn't come back to the page of this one.
  afterEach(() => history.replaceState(null, ''));
  afterAll(async () => {
    vi.useRealTimers();
    // A module that is still loading when its file ends would be broken for later files.
    await vi.dynamicImportSettled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    Reflect.deleteProperty(window, 'matchMedia'); // jsdom has none
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}

// A busy machine may take seconds for what usually takes milliseconds; a longer timeout hides no failure.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
