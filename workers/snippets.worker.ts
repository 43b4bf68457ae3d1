// Measures code typed by the user. This file is served with its own policy that allows `eval` and forbids every request
// (src/config/headers.mjs), so it must remain a single file without imports.

export interface SnippetTask {
  setup: string;
  codes: readonly string[];
}

export type SnippetNews =
  | { kind: 'ready' }
  /** The server sent no policy, so the code could access the network and is not run. */
  | { kind: 'open' }
  | { kind: 'failed'; index: number; message: string }
  /** Milliseconds that one call took, averaged over a batch. */
  | { kind: 'sample'; index: number; ms: number }
  | { kind: 'done' };

type Snippet = () => unknown;

const ROUNDS = 30;
const FEWEST_ROUNDS = 5;
const WARM_UP_MS = 200;
/** Minimum duration of a batch, so that the coarse clock of browsers doesn't matter. */
const BATCH_MS = 10;
/** After this much time per snippet, no further round begins. */
const SHARE_MS = 3000;

/**
 * Everything that could store or send data. The policy blocks requests; this also removes storage and the channel to
 * the page.
 */
const TAKEN = [
  'fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'RTCPeerConnection', 'importScripts',
  'Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel', 'indexedDB', 'caches', 'cookieStore', 'navigator', 'Notification',
  'postMessage', 'close', 'onmessage', 'requestAnimationFrame',
]; // prettier-ignore

const tell = self.postMessage.bind(self) as (news: SnippetNews) => void;
const now = performance.now.bind(performance);

/** Checks that the policy refuses a request, rather than just the network. */
function isShut(): Promise<boolean> {
  return new Promise((resolve) => {
    self.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
    fetch(self.location.href).then(
      () => resolve(false),
      () => setTimeout(() => resolve(false), 200),
    );
  });
}

function takeAway(): void {
  for (const name of TAKEN) {
    for (
      let holder: object | null = self;
      holder && holder !== Object.prototype;
      holder = Object.getPrototypeOf(holder)
    )
      Reflect.deleteProperty(holder, name);
    Object.defineProperty(self, name, { value: undefined });
  }
}

/** An expression returns its value, so that the engine can't optimize it away; statements run as they are. */
function compile(setup: string, code: string): Snippet {
  const kind = /\bawait\b/.test(code) ? 'async function' : 'function';
  const build = (body: string) =>
    new Function(`"use strict";\n${setup}\n;return ${kind} () {\n${body}\n}`) as () => Snippet;
  let made: () => Snippet;
  try {
    made = build(`return (\n${code}\n)`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    made = build(code);
  }
  return made();
}

const sink: unknown[] = [];

/** Returns the milliseconds that `calls` calls take. Promises are awaited one after another. */
async function batch(snippet: Snippet, calls: number): Promise<number> {
  const start = now();
  let last: unknown;
  for (let call = 0; call < calls; call++) {
    last = snippet();
    if (last instanceof Promise) last = await last;
  }
  const took = now() - start;
  sink[0] = last;
  return took;
}

/** Warms up a snippet and determines how many calls fill a batch. */
async function warmUp(snippet: Snippet): Promise<number> {
  const start = now();
  let calls = 1;
  for (;;) {
    const took = await batch(snippet, calls);
    if (took < BATCH_MS) calls *= 2;
    else if (now() - start >= WARM_UP_MS) return calls;
  }
}

async function measure({ setup, codes }: SnippetTask): Promise<void> {
  const ready: { snippet: Snippet; calls: number; index: number }[] = [];
  for (const [index, code] of codes.entries()) {
    try {
      const snippet = compile(setup, code);
      ready.push({ index, snippet, calls: await warmUp(snippet) });
    } catch (error) {
      // The host appended our policy to its own instead of replacing it, so nothing can be evaluated.
      if (error instanceof EvalError) return tell({ kind: 'open' });
      return tell({ kind: 'failed', index, message: String(error) });
    }
  }
  const end = now() + SHARE_MS * codes.length;
  // Alternates between the snippets, so that a temporary disturbance affects all of them equally.
  for (let round = 0; round < ROUNDS && (round < FEWEST_ROUNDS || now() < end); round++) {
    for (const { index, snippet, calls } of ready) {
      try {
        tell({ kind: 'sample', index, ms: (await batch(snippet, calls)) / calls });
      } catch (error) {
        return tell({ kind: 'failed', index, message: String(error) });
      }
    }
  }
  tell({ kind: 'done' });
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<SnippetTask>) => {
    void measure(data);
  },
  { once: true },
);

if (await isShut()) {
  takeAway();
  tell({ kind: 'ready' });
} else {
  tell({ kind: 'open' });
}
