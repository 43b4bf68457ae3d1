import fc from 'fast-check';

// The same inputs in every run, so that a failure is the change's and not chance's; FC_SEED=random looks further.
const { FC_SEED = '20261120' } = process.env;
fc.configureGlobal(FC_SEED === 'random' ? {} : { seed: Number(FC_SEED) });

// Files share the page as they share the modules: what one has put there is gone for the next.
if (typeof document !== 'undefined') {
  const { afterAll, vi } = await import('vitest');
  const { computeStylesQuickly } = await import('./computed-style.ts');
  computeStylesQuickly();
  afterAll(async () => {
    vi.useRealTimers();
    // A module that loads while its file ends would be broken for the files after it.
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

// A busy machine may take seconds for what a person sees at once; waiting longer never makes a wrong page right.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
