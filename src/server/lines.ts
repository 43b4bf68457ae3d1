/** Splits a stream of bytes into lines of text. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** Answers lines several at once and yields the answers in the order of the lines. */
export async function* answersInOrder(
  lines: AsyncIterable<string>,
  answer: (line: string) => Promise<string>,
  ahead: number,
): AsyncGenerator<string> {
  const waiting: Promise<string>[] = [];
  for await (const line of lines) {
    if (line.trim() === '') continue;
    waiting.push(answer(line));
    const next = waiting.length >= ahead ? waiting.shift() : undefined;
    if (next) yield await next;
  }
  for (const next of waiting) yield await next;
}
