import { describe, expect, it } from 'vitest';
import { candidatesFor, LIKELY } from '../../../src/calls/recognize.ts';
import { wrappersFor } from '../../unit/calls/wrappers.ts';
import { everyOperation, everyTool } from '../every-tool.ts';

const cards = everyTool.map(({ card }) => card);

function toolsFor(text: string): string[] {
  const { answers, proposals } = candidatesFor({ text: '', attachment: { serial: 1, text } }, cards);
  return [...answers, ...proposals].map(({ card }) => card.id);
}

/** For each detection rule that answers, the first of its texts that the palette recognizes for its tool. */
const known = everyOperation.flatMap(([label, , , op]) => {
  const [id = ''] = label.split('/');
  return op.detect.flatMap(({ confidence }, index) => {
    const text = op.detectTexts[index]?.matches.find((one) => confidence >= LIKELY && toolsFor(one).includes(id));
    return text === undefined ? [] : [[label, id, text] as const];
  });
});

/** Brackets around an IPv6 address come from a URL: the text is an address, not a prefix to inspect. */
const BRACKETED = /^\[[\da-f:]+\]$/;

describe('texts recognized by a rule', () => {
  it('are recognized unwrapped, for nearly every rule', () => {
    const rules = everyOperation.flatMap(([, , , { detect }]) =>
      detect.filter(({ confidence }) => confidence >= LIKELY),
    );
    expect(known.length).toBeGreaterThan(0.95 * rules.length);
  });

  it.each(known)('%s: in any wrapper, %s recognizes %j', (_, id, text) => {
    const lost = wrappersFor(text)
      .map((wrap) => wrap(text))
      .filter((wrapped) => !BRACKETED.test(wrapped) && !toolsFor(wrapped).includes(id));
    expect(lost).toEqual([]);
  });
});
