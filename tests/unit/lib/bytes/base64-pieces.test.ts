// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Base64Form, base64Pieces } from '../../../../src/lib/bytes/base64-pieces.ts';

const PIECE = 912 * 1150;

async function encoded(bytes: Uint8Array<ArrayBuffer>, form: Base64Form = {}): Promise<string> {
  let text = '';
  for await (const piece of base64Pieces(new Blob([bytes]), form)) text += Buffer.from(piece).toString();
  return text;
}

test.each([0, 1, 2, 3, 48, 57, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE + 100])(
  'encodes %d bytes like Node.js',
  async (size) => {
    const bytes = new Uint8Array(randomBytes(size));
    const whole = Buffer.from(bytes).toString('base64');
    expect((await encoded(bytes)) === whole).toBe(true);
    expect((await encoded(bytes, { url: true })) === Buffer.from(bytes).toString('base64url')).toBe(true);
    expect((await encoded(bytes, { prefix: 'data:a/b;base64,' })) === `data:a/b;base64,${whole}`).toBe(true);
    for (const lineLength of [64, 76] as const) {
      const lines = whole.match(new RegExp(`.{1,${lineLength}}`, 'g'))?.join('\n') ?? '';
      expect((await encoded(bytes, { lineLength })) === lines, `${lineLength}`).toBe(true);
    }
  },
);

test('reads at most one piece ahead, and stops when aborted', async () => {
  let read = 0;
  const controller = new AbortController();
  const endless = {
    size: 1e12,
    slice(start: number, end: number) {
      read = end;
      return { arrayBuffer: async () => new ArrayBuffer(end - start) };
    },
  };
  const pieces = base64Pieces(endless, {}, { signal: controller.signal });
  await pieces.next();
  expect(read).toBe(PIECE);
  controller.abort(new Error('enough'));
  await expect(pieces.next()).rejects.toThrow('enough');
});
