import { defineView } from '../../src/core/spec.ts';

export default defineView({
  icon: 'timer',
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
