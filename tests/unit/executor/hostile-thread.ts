// A thread of a pool whose tools do what the catalog's must never do.
import { content, defineTool, operation, out, text } from '../../../src/core/spec.ts';
import type { Tool } from '../../../src/core/tool.ts';
import { serve } from '../../../src/executor/pool/serve.ts';

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function hang(): never {
  for (;;);
}

const fields = { text: text({ primary: true }) };
const examples = { any: { input: { text: 'a' }, output: 'never' } };

const tool: Tool = defineTool({
  icon: 'binary',
  operations: {
    echo: operation({ fields, output: out.text(), transform: ({ text }) => text, examples }),
    hang: operation({ fields, output: out.text(), transform: hang, examples }),
    hangLater: operation({
      fields,
      output: out.text(),
      async transform() {
        await pause(1);
        return hang();
      },
      examples,
    }),
    wait: operation({ fields, output: out.text(), transform: () => pause(60_000).then(() => ''), examples }),
    waitPolitely: operation({
      fields,
      output: out.text(),
      async transform(_, { signal }) {
        while (!signal.aborted) await pause(5);
        return '';
      },
      examples,
    }),
    exit: operation({ fields, output: out.text(), transform: () => process.exit(1), examples }),
    devour: operation({
      fields,
      output: out.text(),
      transform() {
        const all: number[][] = [];
        for (;;) all.push(Array.from({ length: 1000 }, (_, index) => index + all.length));
      },
      examples,
    }),
    progress: operation({
      fields,
      output: out.text(),
      async transform(_, { progress }) {
        for (let share = 0; share <= 1; share += 0.25) {
          progress(share);
          await pause(1);
        }
        console.log('printed by a tool');
        return 'done';
      },
      examples,
    }),
    // Named as in the tool that the tests ask for, since the pool gets the messages from the catalog.
    run: operation({
      fields,
      output: out.text(),
      messages: ['rewrites'],
      transform: (_, { words, language }) => `${language}: ${words('rewrites')}`,
      examples,
    }),
    unclonable: operation({ fields, output: out.text(), transform: () => hang as unknown as string, examples }),
    size: operation({
      fields: { source: content({ primary: true, required: false }) },
      output: out.file(),
      async transform({ source }, { blobOf }) {
        if (typeof source === 'string') return { name: 'typed', type: '', bytes: new TextEncoder().encode(source) };
        const bytes = new Uint8Array(await source.arrayBuffer());
        async function* pieces() {
          yield await Promise.resolve(bytes);
        }
        return { name: source.name, type: source.type, bytes: await blobOf(pieces()) };
      },
      examples: { any: { input: { source: 'a' }, check: () => true } },
    }),
  },
});

serve({
  load: (card) => (card.id === 'missing' ? Promise.reject(new TypeError('no such tool')) : Promise.resolve(tool)),
});
