import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './phone-parser-and-formatter.ts';

export default recognizersOf<typeof tool>({
  parse: {
    finds: [
      {
        name: 'phone link',
        pattern: /(?<!\w)tel:(\+[\d().\s-]{7,20}\d)/,
        confidence: 0.9,
      },
      {
        // The country is that of the browser; anything that isn't a number there is rejected.
        name: 'phone number without a country',
        pattern:
          /^(?:\(\d{3}\) ?\d{3}[- ]\d{4}|[2-9]\d{2}([-.])\d{3}\1\d{4}|\(0\d{1,4}\) ?\d{3,4}[ -]?\d{2,5}|0\d{1,4}[ /]\d{2,4}(?: ?\d{2,4}){1,3})$/,
        take: ({ input }) => (input.replace(/\D/g, '').length >= 9 ? input : null),
        confidence: 0.7,
      },
      {
        // A North American number, or one with the prefix of an area code elsewhere; it could also be a time or any other
        // number.
        name: 'ten digits',
        pattern: /^(?:[2-9]\d{2}[2-9]\d{6}|0\d{9,10})$/,
        take: whole,
        confidence: 0.5,
      },
    ],
  },
  batch: {
    finds: [
      {
        name: 'phone numbers',
        pattern: /^((?:\+[1-9][\d ().-]{6,20}\d)(?:\r?\n\+[1-9][\d ().-]{6,20}\d)+)$/,
        confidence: 0.9,
      },
    ],
    takesLists: true,
  },
});
