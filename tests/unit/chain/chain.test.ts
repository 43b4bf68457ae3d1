import { describe, expect, test } from 'vitest';
import { chainOf, ran, settled, statusesOf, stepsOf, valuesOf, watch } from './chains.ts';

describe('a chain', () => {
  test('every step has its value', async () => {
    const { chain } = await chainOf('b64d | upper | b64', 'aGVsbG8=');
    expect(valuesOf(chain.get())).toEqual(['hello', 'HELLO', 'SEVMTE8=']);
    expect(statusesOf(chain.get())).toEqual(['done', 'done', 'done']);
  });

  test('only what changed runs again', async () => {
    const { chain, idAt } = await chainOf('b64d | upper | b64', 'aGVsbG8=');
    chain.setValues(idAt(2), { urlSafe: true });
    await settled(chain);
    expect(ran).toEqual(['base64-string-converter/encode']);
    ran.length = 0;
    chain.setInput('aGVsbG8');
    await settled(chain);
    // The decoded text is the same, so nothing below runs.
    expect(ran).toEqual(['base64-string-converter/decode']);
    ran.length = 0;
    chain.toggle(idAt(1));
    expect(valuesOf(await settled(chain))).toEqual(['hello', null, 'aGVsbG8=']);
    expect(ran).toEqual(['base64-string-converter/encode']);
  });

  test('a failing step says why, those below wait, and those above keep their values', async () => {
    const { chain } = await chainOf('b64d | lower | json | upper | b64', 'e2E6fQ==');
    const { steps } = chain.get();
    expect(statusesOf(chain.get())).toEqual(['done', 'done', 'failed', 'waits', 'waits']);
    expect(steps[2]?.failure?.code).toBe('expected-value');
    chain.setInput('eyJhIjoxfQ==');
    expect(statusesOf(await settled(chain))).toEqual(['done', 'done', 'done', 'done', 'done']);
    chain.setInput('');
    expect(statusesOf(await settled(chain))).toEqual(['empty', 'waits', 'waits', 'waits', 'waits']);
  });

  test('a step that does not fit, and slow work that is not started', async () => {
    const { chain } = await chainOf('iban | sha256', 'DE89370400440532013000');
    expect(statusesOf(chain.get())).toEqual(['done', 'misfit']);
    const slow = await chainOf('upper | bcrypt --cost=14 | b64', 'hello');
    expect(statusesOf(slow.chain.get())).toEqual(['done', 'asks', 'waits']);
  });

  test('steps are added, moved, copied, switched off and removed, and all of it is undone and redone', async () => {
    const { chain, idAt } = await chainOf('upper', 'hello');
    const seen = [valuesOf(chain.get())];
    const look = async () => void seen.push(valuesOf(await settled(chain)));
    chain.add(stepsOf('b64 | sha256'));
    await look();
    chain.move(idAt(2), 0);
    await look();
    chain.duplicate(idAt(1));
    await look();
    chain.toggle(idAt(1));
    await look();
    chain.remove(idAt(0));
    await look();
    chain.setInput('other');
    await look();
    expect(seen.at(1)).toEqual(['HELLO', 'SEVMTE8=', expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(seen.at(-1)).toEqual([null, 'OTHER', 'T1RIRVI=']);
    const forward = [...seen];
    for (const before of seen.toReversed().slice(1)) {
      chain.undo();
      expect(valuesOf(await settled(chain))).toEqual(before);
    }
    expect(chain.get().canUndo).toBe(false);
    for (const after of forward.slice(1)) {
      chain.redo();
      expect(valuesOf(await settled(chain))).toEqual(after);
    }
    expect(chain.get().canRedo).toBe(false);
  });

  test('typing is undone as one, options too', async () => {
    const { chain, idAt } = await chainOf('b64', 'hello?>');
    for (const text of ['h', 'he', 'hey']) chain.setInput(text);
    chain.setValues(idAt(0), { urlSafe: true });
    await settled(chain);
    chain.undo();
    expect(valuesOf(await settled(chain))).toEqual(['aGV5']);
    chain.undo();
    expect(valuesOf(await settled(chain))).toEqual(['aGVsbG8/Pg==']);
    chain.redo();
    chain.redo();
    expect(chain.get().document.steps[0]?.values).toEqual({ urlSafe: true });
    chain.undo();
    expect(chain.get().steps[0]?.snapshot?.values.urlSafe).toBe(false);
  });

  test('a step that needs no input starts a chain, and its secret stays one', async () => {
    const { chain } = await chainOf('token --length=8 | upper');
    const [token, upper] = chain.get().steps;
    expect(token?.text).toHaveLength(8);
    expect(upper?.text).toBe(token?.text?.toUpperCase());
    expect([token?.secret, upper?.secret]).toEqual([true, true]);
  });

  test('nothing runs while nobody watches', async () => {
    const { chain, leave } = await chainOf('upper', 'hello');
    leave();
    chain.setInput('other');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ran).toEqual([]);
    watch(chain);
    expect(valuesOf(await settled(chain))).toEqual(['OTHER']);
  });

  test('bytes pass from a file, and what is not text is replaced and said', async () => {
    const { chain } = await chainOf('b64-file | upper', '/w==');
    expect(chain.get().steps[0]?.lossy).toBe(true);
    expect(valuesOf(chain.get())).toEqual([null, '\ufffd']);
  });
});

describe('a value typed between two steps', () => {
  test('leads back to the input where every step above has an inverse, and runs on below', async () => {
    const { chain, idAt } = await chainOf('b64d | urldecode | upper', 'YSUyMGI=');
    expect(valuesOf(chain.get())).toEqual(['a%20b', 'a b', 'A B']);
    chain.edit(idAt(1), 'c d');
    const after = await settled(chain);
    // printf 'c%%20d' | base64
    expect(after.document).toMatchObject({ input: 'YyUyMGQ=', pin: null });
    expect(valuesOf(after)).toEqual(['c%20d', 'c d', 'C D']);
    chain.undo();
    expect(valuesOf(await settled(chain))).toEqual(['a%20b', 'a b', 'A B']);
  });

  test('is the input itself of a step that leaves its own results as they are', async () => {
    const { chain, idAt } = await chainOf('b64d | json | sha256', 'eyJhIjoxfQ==');
    chain.edit(idAt(1), '{ "a": 2 }');
    const after = await settled(chain);
    expect(Buffer.from(String(after.document.input), 'base64').toString()).toBe('{ "a": 2 }');
    expect(after.steps[1]?.text).toBe('{\n  "a": 2\n}');
  });

  test('cuts the chain at the first step above that nothing takes back', async () => {
    const { chain, idAt } = await chainOf('sha256 | b64 | upper', 'hello');
    chain.edit(idAt(1), 'aGk=');
    const after = await settled(chain);
    expect(after.document).toMatchObject({ input: 'hello', pin: { step: idAt(0), value: 'hi' } });
    expect(after.steps.map(({ isCut }) => isCut)).toEqual([true, false, false]);
    expect(valuesOf(after).slice(1)).toEqual(['aGk=', 'AGK=']);
    chain.unpin();
    expect(valuesOf(await settled(chain))[1]).toMatch(/^MmNm/);
  });

  test('says what is wrong with it, and changes nothing until it is right', async () => {
    const { chain, idAt } = await chainOf('b64 | upper', 'hello');
    const before = chain.get().document;
    chain.edit(idAt(0), 'aGk*');
    const after = await settled(chain);
    expect(after.draft).toMatchObject({ text: 'aGk*', failure: { failure: { code: 'bad-character' } } });
    expect(after.document).toBe(before);
    chain.leaveEdit();
    expect(chain.get().draft?.text).toBe('aGk*');
    chain.edit(idAt(0), 'aGk=');
    await settled(chain);
    chain.leaveEdit();
    expect(chain.get().draft).toBeNull();
    expect(chain.get().document.input).toBe('hi');
  });
});
