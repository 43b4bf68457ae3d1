import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './crontab-generator.ts';

const CRON_FIELD = String.raw`(?:[*\d][\d*/,-]*|[a-z]{3}(?:[-,][a-z]{3})*)`;

const FIELDS = `${CRON_FIELD}(?: +${CRON_FIELD}){4}`;

/** Returns the five fields, unless they are only numbers and words, as in a sentence. */
const schedule = ([, fields = '']: RegExpExecArray) => (/[*/]/.test(fields) ? fields.replace(/ +/g, ' ') : null);

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const DAY = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
/** `every Monday and Friday`, `weekends`; "Monday at 9" is a single date. */
const DAYS = `daily|every day|(?:every |on )?(?:weekdays|weekends|${DAY}s)|every (?:weekday|weekend|${DAY}(?:(?:,| and|, and) ${DAY}){0,6})`;
const MONTHLY = String.raw`(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:day )?of (?:every|each|the) month|monthly|every month`;
const TIME = String.raw`(noon|midnight|\d{1,2}(?:[:.][0-5]\d)? ?(?:[ap]m)?)`;

/** `every weekday at 9`, `every 5 minutes`, `on the 1st of every month at noon`. */
const SCHEDULE = new RegExp(
  `^(?:cron(?:tab)? (?:for )?)?(?:every (?:(\\d{1,2}) )?(minute|hour)s?|hourly|(?:(?:${MONTHLY})|(${DAYS})) at ${TIME})(?: (?:in|as|to) (?:a )?cron(?:tab)?)?$`,
  'i',
);

/** Returns a time of day; null if there is no such time. */
function timeOf(text: string): { hour: number; minute: number } | null {
  if (text === 'noon') return { hour: 12, minute: 0 };
  if (text === 'midnight') return { hour: 0, minute: 0 };
  const [, hours = '', minutes = '0', half] = /^(\d+)(?:[:.](\d\d))? ?([ap]m)?$/.exec(text) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (half === undefined) return hour < 24 ? { hour, minute } : null;
  return hour >= 1 && hour <= 12 ? { hour: (hour % 12) + (half === 'pm' ? 12 : 0), minute } : null;
}

/** Returns the days of the week that words name. */
function weekdaysOf(words: string): (typeof WEEKDAYS)[number][] {
  if (words.includes('weekday')) return WEEKDAYS.slice(0, 5);
  if (words.includes('weekend')) return WEEKDAYS.slice(5);
  return WEEKDAYS.filter((name) => new RegExp(`(?<![a-z])${name}`).test(words));
}

/** Returns the fields of the builder for a schedule in words; null if it has a number that is none. */
function planOf([, count = '1', unit = 'hour', monthDay = '1', days, time]: RegExpExecArray) {
  if (time === undefined) {
    const every = unit.toLowerCase() === 'minute' ? ('minutes' as const) : ('hours' as const);
    const interval = Number(count);
    return interval >= 1 && interval <= (every === 'minutes' ? 59 : 23) ? { every, interval, minute: 0 } : null;
  }
  const at = timeOf(time.toLowerCase());
  if (!at) return null;
  const words = days?.toLowerCase();
  if (words === undefined)
    return Number(monthDay) >= 1 && Number(monthDay) <= 31
      ? { every: 'months' as const, ...at, monthDay: Number(monthDay) }
      : null;
  if (/^(?:daily|every day)$/.test(words)) return { every: 'days' as const, ...at };
  return { every: 'weeks' as const, ...at, weekdays: weekdaysOf(words) };
}

export default recognizersOf<typeof tool>({
  explain: {
    finds: [
      {
        name: 'crontab line',
        pattern: new RegExp(`^(${FIELDS}) +(?=[/~.a-z$])(?=[^\\n]*[/.\\s])[^\\n]*(?:\\n[^\\n]*)?$`, 'i'),
        take: schedule,
        confidence: 0.95,
      },
      {
        // Its first schedule.
        name: 'crontab with comments and variables',
        pattern: new RegExp(
          `^(?:(?:#[^\\r\\n]*|[A-Z_]{2,}=[^\\r\\n]*)?\\r?\\n)+(${FIELDS}) +(?=[/~.a-z$])[^\\r\\n]*(?:\\r?\\n[^\\r\\n]*)*$`,
          'i',
        ),
        take: schedule,
        confidence: 0.95,
      },
      {
        name: 'crontab line with a nickname',
        pattern: /^(@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)) +\S/i,
        confidence: 0.95,
      },
    ],
    faults: [/^(?=.*\*)(?:[\d*/,-]+ ){4}[\d*/,-]+$/],
  },
  build: {
    finds: [
      {
        name: 'schedule in words',
        pattern: SCHEDULE,
        take: (match) => planOf(match)?.every ?? null,
        preset: (match) => planOf(match) ?? {},
        confidence: 0.95,
      },
    ],
  },
});
