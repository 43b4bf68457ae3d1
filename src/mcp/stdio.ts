import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

/** Requests without an answer: they last as long as the connection. */
const LASTING = 'subscriptions/listen';

const ENDS = ['end', 'close'] as const;

type Id = string | number;

/** Notes the requests of a message that wait for an answer. */
function note(waiting: Set<Id>, message: JSONRPCMessage): void {
  if ('method' in message && 'id' in message && message.method !== LASTING) waiting.add(message.id);
  if (!('method' in message) || message.method !== 'notifications/cancelled') return;
  const id = message.params?.requestId;
  if (typeof id === 'string' || typeof id === 'number') waiting.delete(id);
}

/**
 * Standard input and output, whose end of input doesn't end what runs: `answered` settles when every request has its
 * answer, so that one command may be piped to another.
 */
export function patientTransport(): { transport: Transport; answered: () => Promise<void> } {
  const wire = new StdioServerTransport();
  const waiting = new Set<Id>();
  let done: (() => void) | undefined;
  const settle = () => {
    if (waiting.size === 0) done?.();
  };
  const transport: Transport = {
    async start() {
      const heard: Pick<Transport, 'onmessage' | 'onerror' | 'onclose'> = {
        onmessage(message) {
          note(waiting, message);
          settle();
          transport.onmessage?.(message);
        },
        onerror: (error) => transport.onerror?.(error),
        onclose() {
          waiting.clear();
          settle();
          transport.onclose?.();
        },
      };
      Object.assign(wire, heard);
      const before = new Map(ENDS.map((event) => [event, new Set(process.stdin.listeners(event))]));
      await wire.start();
      // What the library does at the end of the input is to drop what runs.
      for (const event of ENDS)
        for (const listener of process.stdin.listeners(event))
          if (!before.get(event)?.has(listener)) process.stdin.off(event, listener as () => void);
    },
    async send(message) {
      await wire.send(message);
      if ('method' in message || message.id === undefined) return;
      waiting.delete(message.id);
      settle();
    },
    close: () => wire.close(),
  };
  return {
    transport,
    answered: () =>
      new Promise((resolve) => {
        done = resolve;
        settle();
      }),
  };
}
