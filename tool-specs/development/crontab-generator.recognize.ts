import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './crontab-generator.ts';

const CRON_FIELD = String.raw`(?:[*\d][\d*/,-]*|[a-z]{3}(?:[-,][a-z]{3})*)`;

export default recognizersOf<typeof tool>({
  explain: {
    finds: [
      {
        name: 'crontab line',
        pattern: new RegExp(
          `^(${CRON_FIELD}(?: +${CRON_FIELD}){4}) +(?=[/~.a-z$])(?=[^\\n]*[/.\\s])[^\\n]*(?:\\n[^\\n]*)?$`,
          'i',
        ),
        take: ([, fields = '']) => (/[*/]/.test(fields) ? fields.replace(/ +/g, ' ') : null),
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
