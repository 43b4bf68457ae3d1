import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guessCharsets } from '../../../../src/lib/bytes/charset-guess.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

describe('guessCharsets', () => {
  it('names the encoding and the others that give a text as plausible', () => {
    // "Dvořák" in ISO 8859-2, which is "Dvoøák" in Windows-1252
    const [best, ...others] = guessCharsets(bytesOf('44766ff8e16b'));
    expect(best).toMatchObject({ charset: 'windows-1252', text: 'Dvoøák' });
    expect(others[0]).toMatchObject({ charset: 'windows-1250', text: 'Dvořák' });
  });

  it('takes hardly any digest for a text', () => {
    const digests = Array.from({ length: 1000 }, (_, index) => createHash('sha256').update(String(index)).digest());
    const taken = digests.filter((digest) => guessCharsets(Uint8Array.from(digest)).length > 0);
    expect(taken.length).toBeLessThan(5);
  });

  it.each(['', '00', 'ffd8ffe000104a464946', '89504e470d0a1a0a', '1f8b0800'])('gives no text for %s', (hex) => {
    expect(guessCharsets(bytesOf(hex))).toEqual([]);
  });
});
