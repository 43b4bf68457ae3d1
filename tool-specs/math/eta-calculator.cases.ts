import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, ten, eleven } from './eta-calculator.ts';

export default casesOf<typeof tool>({
  rate: {
    examples: [
      hidden(
        { amount: '864', startedAt: '2026-03-28T12:00', zone: 'Europe/Berlin' },
        { iso: '2026-03-29T13:00:00+02:00' },
      ),
      {
        input: { amount: '1e17' },
        output: { duration: '115,740,740,740,740 days, 17 hours, 46 minutes, 40 seconds', end: null },
        warns: ['beyond-calendar'],
      },
      hidden({ amount: '1', perSpan: '1000', span: '1', unit: 'milliseconds' }, { seconds: '0.000001' }),
      {
        input: { amount: '1.000', perSpan: '2,5', span: '1', unit: 'seconds' },
        output: { seconds: '400' },
        warns: ['read-alike'],
      },
      { input: { amount: '0' }, output: { duration: '0 seconds', isoDuration: 'PT0S' } },
      { input: { amount: '186', zone: 'UTC' }, language: 'cn', output: { duration: '5小时10分钟' } },
      { input: { amount: '5', perSpan: '0' }, fails: 'not-positive', field: 'perSpan' },
      { input: { amount: '5', span: '-1' }, fails: 'not-positive', field: 'span' },
      { input: { amount: '-5' }, fails: 'negative', field: 'amount' },
      { input: { amount: 'all' }, fails: 'not-decimal', field: 'amount' },
      { input: { amount: '5', zone: 'Atlantis' }, fails: 'unknown-zone', field: 'zone' },
    ],
  },
  progress: {
    examples: [
      { input: { done: '1/3', ...eleven }, fails: 'not-decimal' },
      { input: { done: '1e-900', ...ten }, output: { end: null }, warns: ['beyond-calendar'] },
      { input: { done: '0', ...ten }, fails: 'nothing-done', field: 'done' },
      refused({ done: '5', startedAt: '2027-01-01T00:00', zone: 'UTC' }, 'not-started'),
      { input: { done: '101', startedAt: '2026-11-20T10:00' }, fails: 'more-than-total' },
    ],
  },
  samples: {
    examples: [
      { input: { samples: ['2026-11-20 10:00 20'] }, fails: 'never', field: 'samples' },
      refused({ samples: ['2026-11-20 10:00 20', '2026-11-20 11:00 10'] }, 'never'),
      { input: { samples: ['soon 5'] }, fails: 'bad-sample' },
      { input: { samples: [`+${','.repeat(200_000)}x`] }, fails: 'bad-sample' },
    ],
  },
});

/** An example that is a test and no chip. */
function hidden<const I, O>(input: I, output: O) {
  return { input, output };
}

/** A mistake that is a test and no chip. */
function refused<const I, const F>(input: I, fails: F) {
  return { input, fails };
}
