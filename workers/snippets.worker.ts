// Runs code that someone typed, to measure it. This file is served with a policy of its own that allows `eval` and forbids every
// request (src/config/headers.mjs), so it must stay one file without imports.

export interface SnippetTask {
  setup: string;
  codes: readonly string[];
}

export type SnippetNews =
  | { kind: 'ready' }
  /** The server sent no policy: the code would not be kept from the network, and so is not run. */
  | { kind: 'open' }
  | { kind: 'failed'; index: number; message: string }
  /** Milliseconds that one call took, as the mean of a batch. */
  | { kind: 'sample'; index: number; ms: number }
  | { kind: 'done' };

type Snippet = () => unknown;

const ROUNDS = 30;
const FEWEST_ROUNDS = 5;
const WARM_UP_MS = 200;
/** A batch lasts at least this long, so that the coarse clock of browsers does not show. */
const BATCH_MS = 10;
/** After this much time for each snippet no further round begins. */
const SHARE_MS = 3000;

/** What could keep or send something. The policy stops requests; this takes storage and the page's own channel away too. */
const TAKEN = [
  'fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'RTCPeerConnection', 'importScripts',
  'Worker', 'SharedWorker', 'BroadcastChannel', 'MessageChannel', 'indexedDB', 'caches', 'cookieStore', 'navigator', 'Notification',
  'postMessage', 'close', 'onmessage', 'requestAnimationFrame',
]; // prettier-ignore

const tell = self.postMessage.bind(self) as (news: SnippetNews) => void;
const now = performance.now.bind(performance);

/** Whether a request is refused by the policy, and not only by the network. */
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

/** An expression gives its value, so that the engine cannot leave its work out; statements run as they are. */
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

/** Milliseconds that `calls` calls take. Promises are waited for, one after the other. */
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

/** Warms a snippet up, and finds how many calls fill a batch. */
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
      // The host added our policy to its own instead of taking it in its place: nothing can be evaluated.
      if (error instanceof EvalError) return tell({ kind: 'open' });
      return tell({ kind: 'failed', index, message: String(error) });
    }
  }
  const end = now() + SHARE_MS * codes.length;
  // Rounds over all snippets: what disturbs the machine for a while disturbs all of them.
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
