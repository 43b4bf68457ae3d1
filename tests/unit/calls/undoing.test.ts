import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/catalog/cards.ts';
import { callOf, takesText } from '../../../src/calls/call.ts';
import { canUndo, undoing } from '../../../src/calls/undoing.ts';
import { catalogWords } from '../../../src/calls/words.ts';

const vocabulary = catalogWords();
const undone = async (text: string) => {
  const request = callOf({ text, attachment: null }, vocabulary);
  if (!request) return null;
  const line = await undoing(request, { cards, vocabulary });
  expect(canUndo(request, cards)).toBe(line !== null);
  return line;
};

describe('undoing', () => {
  it.each([
    ['b64 hello', 'b64d'],
    ['b64d aGVsbG8=', 'b64'],
    ['json2yaml {}', 'yaml2json'],
    ['json2yaml {} | b64', 'b64d | yaml2json'],
    ['sha256 hello', null],
    ['sha256 a | b64', null],
    ['uuid', null],
  ])('%j: %j', async (line, expected) => expect(await undone(line)).toBe(expected));

  it('keeps settings that both operations have, quoted if necessary', async () => {
    expect(await undone('encrypt --passphrase="a \\"b\\"" x')).toMatch(/--passphrase="a \\"b\\""/);
    expect(await undone('encrypt --passphrase=ab x')).toMatch(/--passphrase=ab(?: |$)/);
    expect(await undone('json2xml --convention=dollar {}')).toBe('xml2json --convention=dollar');
    // Only one of them has this field, and only the other has this option.
    expect(await undone('json2yaml --spaces=4 {}')).toBe('yaml2json');
    expect(await undone('ununicode --style=css x')).toBe('unicode --style=css');
    expect(await undone('ununicode --style=any x')).toBe('unicode');
  });

  it('returns a valid line for every operation with an inverse', async () => {
    let count = 0;
    for (const card of cards) {
      for (const operation of card.operations.filter(({ inverse }) => inverse !== undefined)) {
        const request = callOf({ text: `${card.id}/${operation.name} x`, attachment: null }, vocabulary);
        const line = request && (await undoing(request, { cards, vocabulary }));
        if (line === null || line === undefined) continue;
        count += 1;
        const back = callOf({ text: line, attachment: { serial: 1, text: 'y' } }, vocabulary);
        expect([card.id, operation.name, back?.text]).toEqual([card.id, operation.name, 'y']);
        expect(back && takesText(back.operation)).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
