import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { networkOf } from '../../src/lib/identifiers/check-digits/cards.ts';
import { checkAs, type SchemeId } from '../../src/lib/identifiers/check-digits/schemes.ts';
import type tool from './check-digits.ts';

/** The whole text if its characters are valid as such a number: any other number of digits is only a number. */
const valid =
  (scheme: SchemeId, isMeant: (number: string) => boolean = () => true) =>
  ({ input }: RegExpExecArray): string | null => {
    const number = input.replace(/^is[bs]n(?:-?1[03])?|[^\da-z]/gi, '').toUpperCase();
    const { isValid, isAssigned } = checkAs(scheme, number);
    return isValid && isAssigned && isMeant(number) ? input : null;
  };

export default recognizersOf<typeof tool>({
  check: {
    finds: [
      {
        name: 'number with its label',
        pattern:
          /^(?:e?ISBN(?:-1[03])?|e?ISSN|IMEI|VIN|EAN(?:-13|-8)?|GTIN(?:-\d\d?)?|UPC(?:-A)?|LEI|NPI|ABA|routing number):? ?#? ?([\dA-Z][\dA-Z -]{6,24}[\dA-Z])$/i,
        take: ({ input, 1: number = '' }) => ((number.match(/\d/g) ?? []).length >= 7 ? input : null),
        confidence: 0.95,
      },
      {
        name: 'ISBN',
        pattern: /^97[89][- ]?(?:\d[- ]?){9}\d$/,
        take: valid('isbn'),
        confidence: 0.92,
      },
      {
        name: 'ISBN-10 with hyphens',
        pattern: /^(?=\d{1,5}-\d{1,7}-\d{1,7}-[\dX]$)[\dX-]{13}$/,
        take: valid('isbn', (number) => number.length === 10),
        confidence: 0.92,
      },
      {
        name: 'card number in groups',
        pattern: /^(?:\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}|3[47]\d\d[ -]\d{6}[ -]\d{5}|3\d{3}[ -]\d{6}[ -]\d{4})$/,
        take: valid('card'),
        confidence: 0.95,
        reading: 'card',
      },
      {
        name: 'card number',
        pattern: /^(?:3[47]\d{13}|[2456]\d{15})$/,
        take: valid('card', (number) => networkOf(number) !== 'Maestro'),
        confidence: 0.7,
        reading: 'card',
      },
      {
        name: 'ISSN',
        pattern: /^\d{4}-\d{3}X$/,
        take: valid('issn'),
        confidence: 0.9,
      },
      {
        name: 'EAN-13',
        pattern: /^[3-9]\d{12}$/,
        take: valid('gtin'),
        confidence: 0.65,
        reading: 'gtin',
      },
      {
        name: 'vehicle',
        pattern: /^(?=(?:\d*[A-Z]){3})[A-HJ-NPR-Z\d]{11}[A-Z\d]{2}\d{4}$/,
        take: valid('vin'),
        confidence: 0.9,
      },
    ],
  },
});
