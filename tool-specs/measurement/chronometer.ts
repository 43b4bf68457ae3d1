import { defineView, operation, out, text } from '../../src/core/spec.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { COUNTDOWN_PROBLEMS, readSteps } from '../../src/lib/time/countdown.ts';
import { durationInWords } from '../../src/lib/time/duration.ts';

export default defineView({
  icon: 'timer',
  createdAt: '2022-07-24',
  related: ['date-calculator', 'time-zone-planner', 'eta-calculator'],
  messages: [
    'start',
    'stop',
    'lap',
    'reset',
    'elapsed',
    'laps',
    'number',
    'time',
    'total',
    'mark',
    'best',
    'worst',
    'copy-csv',
    'lap-done',
    'keys',
    'mode',
    'stopwatch',
    'countdown',
    'duration-hint',
    'left',
    'pause',
    'resume',
    'skip',
    'step',
    'ends-at',
    'all-end-at',
    'ended-at',
    'done',
    'pomodoro',
    'sound',
    'notice',
    'notice-blocked',
  ],
  operations: {
    countdown: operation({
      fields: { duration: text({ primary: true, maxLength: 500 }) },
      output: { length: out.row(), ends: out.row() },
      failures: COUNTDOWN_PROBLEMS,
      aliases: { timer: {}, countdown: {} },
      answers: 'inline',
      transform({ duration }, ctx) {
        const whole = readSteps(duration, ctx.now).reduce((sum, step) => sum + step, 0);
        const tag = languageTag(ctx.language);
        return {
          length: durationInWords(BigInt(Math.ceil(whole / 1000)) * 1_000_000_000n, tag),
          ends: new Date(ctx.now + whole).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'medium' }),
        };
      },
      examples: {
        tea: { input: { duration: '5m' }, output: { length: '5 minutes' } },
        pomodoro: { input: { duration: '25m; 5m; 25m; 5m' }, output: { length: '1 hour' } },
      },
    }),
  },
});
