import { defineView } from '../../src/core/spec.ts';

export default defineView({
  icon: 'timer',
  createdAt: '2022-07-24',
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
  ],
});
