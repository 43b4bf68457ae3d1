import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { EARLIER_THAN, SPOKEN_BUSINESS_DAYS } from '../../src/lib/time/instant/words.ts';
import type tool from './date-calculator.ts';

export default recognizersOf<typeof tool>({
  difference: {
    finds: [
      {
        name: 'business days between two dates',
        pattern: SPOKEN_BUSINESS_DAYS.between,
        take: ({ groups }) => groups?.['from'] ?? null,
        preset: ({ groups }) => ({ to: groups?.['to'] ?? '' }),
        confidence: 0.96,
        outputs: ['businessDays', 'days'],
      },
    ],
  },
  add: {
    finds: [
      {
        name: 'business days after a date',
        pattern: SPOKEN_BUSINESS_DAYS.after,
        take: ({ groups }) => groups?.['start'] ?? null,
        preset: ({ groups: { amount = '', side = '' } = {} }) => ({
          amount: EARLIER_THAN.includes(side.toLowerCase()) ? `-${amount}` : amount,
        }),
        confidence: 0.96,
        outputs: ['result', 'weekday'],
      },
    ],
  },
});
