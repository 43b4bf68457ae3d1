import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import {
  AT,
  dateOfFileTime,
  dateOfWeek,
  isoDate,
  monthNumber,
  MONTHS,
  namedDate,
  WEEKDAY,
  withTime,
} from '../../src/lib/time/instant/written.ts';
import type tool from './date-converter.ts';

const WITH_SLASHES = new RegExp(String.raw`^(\d{1,2})\/(\d{1,2})\/(\d{4})${AT}$`, 'i');

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'time of an access log',
        pattern: /^\[?(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$/,
        take: ([, day = '', month = '', year = '', time = '', zone = '']) =>
          MONTHS.includes(month)
            ? `${year}-${monthNumber(month)}-${day}T${time}${zone.slice(0, 3)}:${zone.slice(3)}`
            : null,
        confidence: 0.95,
      },
      {
        name: 'FILETIME',
        pattern: /^(1[23]\d{16})$/,
        take: ([all]) => dateOfFileTime(all),
        confidence: 0.7,
      },
      {
        name: 'date in JSON of .NET',
        pattern: /^\\?\/Date\((-?\d{9,14})(?:[+-]\d{4})?\)\\?\/$/,
        confidence: 0.95,
      },
      {
        name: 'week date',
        pattern: /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/,
        take: ([, year, week, day = '1']) => dateOfWeek(Number(year), Number(week), Number(day)),
        confidence: 0.95,
      },
      {
        name: 'date of the shell',
        pattern: new RegExp(
          `^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (${MONTHS}) +(\\d{1,2}) (\\d\\d:\\d\\d:\\d\\d)(?: (?:UTC|GMT))? (\\d{4})$`,
        ),
        take: ([, month = '', day = '', time, year]) =>
          `${year}-${monthNumber(month)}-${day.padStart(2, '0')}T${time}Z`,
        confidence: 0.95,
      },
      {
        name: 'date in words, the day first',
        pattern: new RegExp(
          `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th|er|[.º])?(?:[ -]| de | of )(\\p{L}{3,12})\\.?(?:[ -]|, | de )(\\d{4})(?: г\\.?| года)?${AT}$`,
          'iu',
        ),
        take: ([, day, month, year, time]) => namedDate(year, month, day, time),
        confidence: 0.95,
      },
      {
        name: 'date in words, the month first',
        pattern: new RegExp(`^${WEEKDAY}(\\p{L}{3,12})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${AT}$`, 'iu'),
        take: ([, month, day, year, time]) => namedDate(year, month, day, time),
        confidence: 0.95,
      },
      {
        name: 'date with the name of UTC',
        pattern: /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?) (?:UTC|GMT)$/,
        take: ([, date = '']) => `${date.replace(' ', 'T')}Z`,
        confidence: 0.95,
      },
      {
        name: 'date with slashes, the year first',
        pattern: new RegExp(String.raw`^(\d{4})\/(\d{1,2})\/(\d{1,2})${AT}$`, 'i'),
        take: ([, year = '', month = '', day = '', time]) => withTime(isoDate(year, month, day), time),
        confidence: 0.9,
      },
      {
        name: 'date in Chinese',
        pattern: /^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]$/,
        take: ([, year = '', month = '', day = '']) => isoDate(year, month, day),
        confidence: 0.95,
      },
      {
        name: 'date with points',
        pattern: new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${AT}$`, 'i'),
        take: ([, day = '', month = '', year = '', time]) => withTime(isoDate(year, month, day), time),
        confidence: 0.85,
      },
      {
        name: 'date with slashes, the month first',
        pattern: WITH_SLASHES,
        take: ([, month = '', day = '', year = '', time]) => withTime(isoDate(year, month, day), time),
        confidence: 0.8,
        reading: 'month first',
      },
      {
        name: 'date with slashes, the day first',
        pattern: WITH_SLASHES,
        take: ([, day = '', month = '', year = '', time]) =>
          day === month ? null : withTime(isoDate(year, month, day), time),
        confidence: 0.8,
        reading: 'day first',
      },
      {
        name: 'date in eight digits',
        pattern: /^((?:19|20)\d\d)(\d\d)(\d\d)$/,
        take: ([, year = '', month = '', day = '']) => isoDate(year, month, day),
        confidence: 0.5,
      },
    ],
    faults: [/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?$/],
  },
});
