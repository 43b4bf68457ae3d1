import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/catalogue/cards.ts';
import { aliasTable, callOf, takesText } from '../../../src/palette/calls.ts';
import { undoing } from '../../../src/palette/undoing.ts';

const aliases = aliasTable(cards);
const undone = (text: string) => {
  const request = callOf({ text, attachment: null }, aliases);
  return request && undoing(request, { cards, aliases });
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
  ])('%j: %j', (line, expected) => expect(undone(line)).toBe(expected));

  it('keeps what was given to fields that both have, in quotes where needed', () => {
    expect(undone('encrypt --passphrase="a \\"b\\"" x')).toMatch(/--passphrase="a \\"b\\""/);
    expect(undone('encrypt --passphrase=ab x')).toMatch(/--passphrase=ab(?: |$)/);
    // Of another tool nothing is known.
    expect(undone('json2yaml --spaces=4 {}')).toBe('yaml2json');
  });

  it('gives a line that the grammar reads, for every operation with an inverse', () => {
    let count = 0;
    for (const card of cards) {
      for (const operation of card.operations.filter(({ inverse }) => inverse !== undefined)) {
        const request = callOf({ text: `${card.id}/${operation.name} x`, attachment: null }, aliases);
        const line = request && undoing(request, { cards, aliases });
        if (line === null || line === undefined) continue;
        count += 1;
        const back = callOf({ text: line, attachment: { serial: 1, text: 'y' } }, aliases);
        expect([card.id, operation.name, back?.text]).toEqual([card.id, operation.name, 'y']);
        expect(back && takesText(back.operation)).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
