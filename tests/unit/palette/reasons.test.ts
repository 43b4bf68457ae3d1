import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/calls/call.ts';
import { groupsFor } from '../../../src/palette/rows/rows.ts';
import { indexIn } from './index-in.ts';

/** The reason of the first row that has a call. */
async function reasonOf(text: string, language = 'en') {
  const index = await indexIn(language);
  const line: Line = { text, attachment: null };
  const rows = groupsFor(line, index, new Set()).flatMap((group) => group.rows);
  const row = rows.find(({ type }) => type === 'answer' || type === 'open');
  return row?.type === 'answer' || row?.type === 'open' ? row.call.reason : undefined;
}

describe('the reason of a row', () => {
  it.each([
    ['sha256 hello', { kind: 'call' }],
    ['b64d aGVsbG8= | sha256', { kind: 'call' }],
    ['0xff in binary, octal', { kind: 'conversion', targets: ['binary', 'octal'] }],
    ['{"a":1}', { kind: 'recognized', rule: { guard: 'json' } }],
    ['1700000000', { kind: 'recognized', rule: { field: expect.any(String) as string } }],
    ['= 2 + x', { kind: 'calculation' }],
    ['= 0xff in binary', { kind: 'conversion', targets: ['binary'] }],
    ['zzqqxx jjkkww', { kind: 'anyText' }],
  ])('%s', async (line, reason) => expect(await reasonOf(line)).toMatchObject(reason));
  it('recognizes a reason given in another language', async () =>
    expect(await reasonOf('255 转二进制', 'cn')).toEqual({ kind: 'conversion', targets: ['binary'] }));
});
