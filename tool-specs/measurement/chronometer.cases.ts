import { casesOf } from '../../src/core/spec.ts';
import type tool from './chronometer.ts';

export default casesOf<typeof tool>({
  countdown: {
    examples: [
      { input: { duration: '1h 30m' }, output: { length: '1 hour, 30 minutes' } },
      { input: { duration: '5:00' }, output: { length: '5 minutes' } },
      { input: { duration: '25 Minuten' }, fails: 'bad-duration' },
      { input: { duration: '0' }, fails: 'too-short' },
      { input: { duration: '1 year' }, fails: 'too-far' },
      { input: { duration: '1999-01-01' }, fails: 'past-moment' },
      { input: { duration: '1m;'.repeat(101) }, fails: 'too-many-steps' },
      { input: { duration: '' }, output: {} },
    ],
  },
});
