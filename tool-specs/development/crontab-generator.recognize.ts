import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './crontab-generator.ts';

const CRON_FIELD = String.raw`(?:[*\d][\d*/,-]*|[a-z]{3}(?:[-,][a-z]{3})*)`;

const FIELDS = `${CRON_FIELD}(?: +${CRON_FIELD}){4}`;

/** Returns the five fields, unless they are only numbers and words, as in a sentence. */
const schedule = ([, fields = '']: RegExpExecArray) => (/[*/]/.test(fields) ? fields.replace(/ +/g, ' ') : null);

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
});
