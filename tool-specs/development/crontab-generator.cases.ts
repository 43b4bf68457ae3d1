import { casesOf } from '../../src/core/spec.ts';
import type tool from './crontab-generator.ts';

export default casesOf<typeof tool>({
  explain: {
    finds: {
      'crontab line': {
        matches: [
          ['*/5 * * * * /usr/bin/backup.sh --all', '*/5 * * * *'],
          ['0 3 * * 1-5 root /usr/local/bin/report', '0 3 * * 1-5'],
        ],
        rejects: ['5 * 5 apples', '* * * * *', '1 2 3 4 5 six seven.', 'a b c d e /x'],
      },
      'crontab with comments and variables': {
        matches: [
          ['# backups\n0 2 * * * /usr/local/bin/backup\n*/15 * * * * /usr/local/bin/check', '0 2 * * *'],
          ['SHELL=/bin/sh\r\nPATH=/usr/bin\r\n\r\n17 * * * * root cd / && run-parts /etc/cron.hourly', '17 * * * *'],
          ['\n0 0 * * 0 ./weekly.sh\n', '0 0 * * 0'],
          ['CRON_TZ=UTC\n0 12 * * * curl https://example.com', '0 12 * * *'],
          ['# nightly\n\n0 3 * * * $HOME/run.sh', '0 3 * * *'],
        ],
        rejects: ['# A title\n\n- one\n- two', '# 1 2 3 4 5 six', 'NAME=value\nOTHER=1', '# list\n1 2 3 4 5 six'],
      },
      'crontab line with a nickname': {
        matches: [['@daily /usr/bin/find /tmp', '@daily']],
        rejects: ['@daily', '@anna see this', '@everyone hi'],
      },
    },
    detect: [
      {
        matches: ['*/10 * * * *', '0 11-22 ? * MON-FRI *', '0 0 10 ? * 6#3'],
        rejects: ['* * *', '1 2 3 4 5', '* one two three four', '- - - - -'],
      },
      { matches: ['@daily', '@reboot'], rejects: ['@someone', 'daily'] },
    ],
    examples: [
      // Quartz counts weekdays from Sunday as 1, Spring from Sunday as 0 or 7
      {
        input: { expression: '0 0 10 ? * 2', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-23 10:00:00',
        reads: 'quartz',
        others: ['spring'],
      },
      {
        input: { expression: '0 0 10 ? * 2', dialect: 'spring', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-24 10:00:00',
        reads: 'spring',
        others: [],
      },
      { input: { expression: '0 0 12 ? * MON-FRI', zone: 'UTC' }, output: {}, others: [] },
      // Only Spring has weekday 0, two question marks, and L after it
      {
        input: { expression: '0 0 10 ? * 0', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-22 10:00:00',
        others: [],
      },
      {
        input: { expression: '0 0 10 ? * ?', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-21 10:00:00',
        others: [],
      },
      {
        input: { expression: '0 0 10 ? * 0L', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-29 10:00:00',
        others: [],
      },
      {
        input: { expression: '0 0 10 ? * 0#1', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-12-06 10:00:00',
        others: [],
      },
      {
        input: { expression: '0 0 10 L * *', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-30 10:00:00',
        others: [],
      },
      // The last Thursday in Quartz, the last Friday in Spring
      {
        input: { expression: '0 0 10 ? * 5L', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-26 10:00:00',
        reads: 'quartz',
        others: ['spring'],
      },
      {
        input: { expression: '0 0 10 ? * 5L', dialect: 'spring', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-27 10:00:00',
        reads: 'spring',
        others: [],
      },
      // Where both day fields are restricted, Spring demands both (CronExpression), node-cron and croner either
      {
        input: { expression: '0 0 10 13 * FRI', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-27 10:00:00',
        warns: ['either-day'],
        reads: 'seconds',
        others: ['spring'],
      },
      {
        input: { expression: '0 0 10 13 * FRI', dialect: 'spring', zone: 'UTC', count: 1 },
        check: ({ schedule }) =>
          schedule.moments[0]?.time === '2027-08-13 10:00:00' && String(schedule.sentence).includes('only on Friday'),
        warns: [],
      },
      {
        input: { expression: '0 0 10 1,15 * 1-5', dialect: 'seconds', zone: 'UTC', count: 1 },
        check: ({ schedule }) => schedule.moments[0]?.time === '2026-11-23 10:00:00',
        warns: ['either-day'],
        reads: 'seconds',
        others: [],
      },
      { input: { expression: '0 0 10 13 * *', zone: 'UTC' }, output: { dialect: { message: 'seconds' } }, others: [] },
      {
        input: { expression: '0 0 10 */2 * MON', zone: 'UTC' },
        output: {},
        warns: ['both-by-star'],
        others: [],
      },
      { input: { expression: '0 0 10 ? * 6#3', dialect: 'spring', zone: 'UTC' }, output: {}, reads: 'spring' },
      {
        input: { expression: '@weekly', dialect: 'spring', zone: 'UTC', count: 1 },
        check: ({ fields }) => fields.length === 6,
      },
      { input: { expression: '@reboot', dialect: 'spring' }, fails: 'not-in-dialect' },
      { input: { expression: '0 0 10 LW * *', zone: 'UTC' }, output: { dialect: { message: 'spring' } }, others: [] },
      { input: { expression: '@reboot' }, output: { schedule: { sentence: 'Run once, at startup', moments: [] } } },
      {
        input: { expression: '5/15 * * * *' },
        check: ({ fields }) => fields[0]?.values === '5, 20, 35, 50',
        warns: ['step-without-range'],
      },
      { input: { expression: '0 0 * * 6,0' }, check: ({ fields }) => fields[4]?.values === 'Sun, Sat' },
      { input: { expression: '0 0 * * SAT,SUN' }, check: ({ fields }) => fields[4]?.values === 'Sun, Sat' },
      { input: { expression: '0 0 * * 7' }, check: ({ fields }) => fields[4]?.values === 'Sun' },
      {
        input: { expression: '0 9 1 * *', hours24: false },
        check: ({ schedule }) => `${schedule.sentence}`.includes('AM'),
      },
      {
        input: { expression: '0 9 * * 1-5' },
        language: 'cn',
        output: { schedule: { sentence: '在09:00, 星期一至星期五' } },
      },
      {
        input: { expression: '0 0 15 * 1' },
        check: ({ schedule: { moments } }) => moments.length === 5,
        warns: ['either-day'],
      },
      {
        input: { expression: '0 0 */2 * 1' },
        check: ({ schedule: { moments } }) => moments.length === 5,
        warns: ['both-by-star'],
      },
      { input: { expression: '0 0 31 2 *' }, output: { schedule: { moments: [] } }, warns: ['never-runs'] },
      { input: { expression: '0 0 0 1 1 ? 2020' }, output: { schedule: { moments: [] } }, warns: ['no-more-runs'] },
      { input: { expression: '*/45 * * * *' }, check: () => true, warns: ['uneven-step'] },
      { input: { expression: '0 0 ? * 1' }, check: () => true, warns: ['question-mark-as-star'] },
      {
        input: { expression: '30 2 * * *', zone: 'Europe/Berlin', count: 1 },
        now: '2026-03-28T12:00:00Z',
        check: ({ schedule: { moments } }) => moments[0]?.time === '2026-03-29 03:00:00' && moments[0].note !== null,
      },
      { input: { expression: '0 0 0 L-3W * ?' }, output: { schedule: { sentence: { message: 'no-words' } } } },
      { input: { expression: '* /10 * * *' }, fails: 'step-without-start', at: { offset: 2 } },
      { input: { expression: '*/61 * * * *' }, fails: 'step-too-large', at: { offset: 2 } },
      { input: { expression: '0 0 L * *' }, fails: 'not-in-dialect', at: { offset: 4 } },
      { input: { expression: '* * * *' }, fails: 'too-few-fields' },
      { input: { expression: '-5 * * * *' }, fails: 'bad-number', at: { offset: 0 } },
      { input: { expression: '0 0 * * -5' }, fails: 'bad-value', at: { offset: 8 } },
      { input: { expression: 'rate(5 minutes)' }, fails: 'rate-expression', at: { offset: 0 } },
      { input: { expression: 'at(2026-11-22T09:00:00)' }, fails: 'at-expression', at: { offset: 0 } },
      { input: { expression: '0 0 12 * * MON', dialect: 'quartz' }, fails: 'needs-question-mark' },
      // Every day of 1 to 5, and every second one of 10 to 15.
      {
        input: { expression: '0 0 1-5,10-15/2 * *' },
        output: { schedule: { sentence: 'At 00:00, on day 1 through 5, 10, 12, and 14 of the month' } },
      },
      { input: { expression: '0 22-6 * * *' }, fails: 'range-reversed', at: { offset: 2 } },
      { input: { expression: '@every 5m' }, fails: 'interval-as-cron', at: { offset: 0 } },
      { input: { expression: '@every 1h30m' }, fails: 'interval-expression', at: { offset: 0 } },
      { input: { expression: 'H H(0-7) * * *' }, fails: 'jenkins-hash', at: { offset: 0 } },
      { input: { expression: '0~30 * * * *' }, fails: 'random-range', at: { offset: 0 } },
      {
        input: { expression: 'CRON_TZ=Europe/Paris 0 9 * * *', zone: 'UTC', count: 1 },
        check: ({ schedule: { moments } }) =>
          moments[0]?.offset === '+01:00' && `${moments[0].time}`.endsWith(' 09:00:00'),
        warns: ['zone-of-line'],
      },
      {
        input: { expression: 'SHELL=/bin/sh\nTZ="Asia/Tokyo"\n0 9 * * * job', count: 1 },
        output: { command: 'job' },
        warns: ['zone-of-line'],
      },
      {
        input: { expression: 'TZ=Mars/Base 0 9 * * *' },
        fails: 'unknown-zone',
        field: 'expression',
        at: { offset: 3 },
      },
      { input: { expression: `- cron: '0 9 * * 1' # Monday` }, output: { command: null } },
      { input: { expression: '@Scheduled(cron = "0 0 9 * * *")' }, output: { dialect: { message: 'seconds' } } },
      { input: { expression: '  schedule: 0 9 * * 1' }, output: { command: null } },
      { input: { expression: '"schedule": "0 9 * * 1",' }, output: { command: null } },
      { input: { expression: '0 9 * * 1 # every Monday' }, output: { command: null }, warns: [] },
      { input: { expression: '# m h dom mon dow\n0 9 * * 1' }, output: { command: null }, warns: [] },
      { input: { expression: '#0 9 * * 1' }, check: ({ fields }) => fields.length === 5, warns: ['commented-out'] },
      { input: { expression: '@every_minute' }, check: ({ fields }) => fields.length === 5 },
      { input: { expression: '@daily', zone: 'Nowhere' }, fails: 'unknown-zone', field: 'zone' },
    ],
  },
  build: {
    finds: {
      'schedule in words': {
        matches: [
          ['every minute', 'minutes'],
          ['every 5 minutes', 'minutes'],
          ['hourly', 'hours'],
          ['every 6 hours in cron', 'hours'],
          ['daily at midnight', 'days'],
          ['every weekday at 9', 'weeks'],
          ['cron for every day at 9:30 pm', 'days'],
          ['every Monday and Thursday at 12am', 'weeks'],
          ['weekends at noon', 'weeks'],
          ['on tuesdays at 12.05 pm as cron', 'weeks'],
          ['on the 15th of every month at 06:00', 'months'],
          ['monthly at 3am', 'months'],
        ],
        rejects: [
          'every 5 apples',
          'every 90 minutes',
          'every day',
          'every weekday at 25',
          'every monday at 13pm',
          'every day at 9:75',
          'on the 32nd of every month at 9',
          'monday at 9',
          'every second',
        ],
      },
    },
    examples: [
      {
        input: { every: 'years', month: 'feb', monthDay: 30 },
        output: { schedule: { moments: [] } },
        warns: ['never-runs'],
      },
      { input: { every: 'minutes', interval: 7 }, output: { expression: '*/7 * * * *' }, warns: ['uneven-step'] },
      { input: { every: 'hours', interval: 24 }, fails: 'interval-too-large', field: 'interval' },
      { input: { every: 'weeks', weekdays: [] }, fails: 'no-weekday', field: 'weekdays' },
    ],
  },
});
