import { defineTool, integer, list, out, text } from '../../src/core/spec.ts';
import { USUAL_ZONES } from '../../src/lib/time/instant/notations.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { findZone, zoneFormat } from '../../src/lib/time/instant/zone.ts';
import { isAtWork, localMs, MOMENT_CODES, nextChange, planDay, readPlanned } from '../../src/lib/time/zone-plan.ts';
import { formatOffset } from '../../src/lib/time/instant/write.ts';

const MOST_ZONES = 50;

/** `2026-12-01 15:00` of a local time. */
const written = (local: number) => new Date(local).toISOString().slice(0, 16).replace('T', ' ');

export default defineTool({
  icon: 'earth',
  createdAt: '2026-11-28',
  related: ['date-converter', 'date-calculator', 'eta-calculator', 'crontab-generator'],
  fields: {
    moment: text({ primary: true, required: false, single: true, monospace: true, maxLength: 100 }),
    zones: list({ maxLength: 5000 }),
    zone: text({ remember: true, maxLength: 100 }),
    workStart: integer({ min: 0, max: 23, initial: 9, advanced: true }),
    workEnd: integer({ min: 1, max: 24, initial: 17, advanced: true }),
  },
  output: {
    times: out.table(['zone', 'time', 'weekday', 'offset', 'state', 'change']),
    shared: out.row(),
    strip: out.text({ wrap: false }),
  },
  failures: ['unknown-zone', 'too-many-zones', ...MOMENT_CODES],
  warnings: ['local-gap', 'local-overlap', 'change-today', 'no-shared-hours'],
  messages: ['working', 'off', 'shift'],
  answers: 'inline',
  aliases: { 'world-clock': {}, tz: {}, 'time-zones': {} },
  transform({ moment, zone: here, zones: others, workStart, workEnd }, ctx) {
    const zoneOf = (name: string, field: 'zone' | 'zones') => {
      const zone = findZone(name);
      if (zone === undefined) throw ctx.fail('unknown-zone', { field, params: { zone: name.trim().slice(0, 60) } });
      return zone;
    };
    const first = zoneOf(here, 'zone');
    const names = others.filter((name) => name.trim() !== '');
    if (names.length > MOST_ZONES) throw ctx.fail('too-many-zones', { field: 'zones', params: { limit: MOST_ZONES } });
    const wanted = names.length > 0 ? names.map((name) => zoneOf(name, 'zones')) : USUAL_ZONES;
    const zones = [...new Set([first, ...wanted])];
    const { ms, local } = ctx.within('moment', () => readPlanned(moment, first, ctx.now));
    if (local?.otherMs !== undefined) {
      const other = written(localMs('UTC', local.otherMs));
      ctx.warn(local.kind === 'gap' ? 'local-gap' : 'local-overlap', { zone: first, other: `${other} UTC` });
    }
    const hours = { start: workStart, end: workEnd };
    const { strip, shared } = planDay(zones, ms, hours);
    const changes = zones.map((zone) => nextChange(zone, ms));
    const soon = zones.filter((_, index) => (changes[index]?.ms ?? Infinity) < ms + 86_400_000);
    if (soon.length > 0) ctx.warn('change-today', { zones: soon.join(', ') });
    if (shared.length === 0) ctx.warn('no-shared-hours');
    const span = ({ from, to }: { from: number; to: number }, zone: string) =>
      `${written(localMs(zone, from)).slice(11)}–${written(localMs(zone, to)).slice(11)}`;
    return {
      times: zones.map((zone, index) => {
        const change = changes[index];
        return {
          zone,
          time: written(localMs(zone, ms)),
          weekday: zoneFormat(languageTag(ctx.language), zone, { weekday: 'long' })(ms),
          offset: formatOffset((localMs(zone, ms) - ms) / 1000),
          state: ctx.say(isAtWork(zone, ms, hours) ? 'working' : 'off'),
          change: change
            ? ctx.say('shift', {
                date: written(localMs(zone, change.ms)).slice(0, 10),
                shift: `${change.seconds > 0 ? '+' : '−'}${Math.abs(change.seconds) / 3600}`,
              })
            : null,
        };
      }),
      shared:
        shared.length === 0
          ? null
          : shared.map((some) => `${span(some, first)} ${first} (${span(some, 'UTC')} UTC)`).join(', '),
      strip,
    };
  },
  examples: {
    meeting: {
      input: { moment: '2026-12-01 15:30', zone: 'Europe/Paris', zones: ['America/New_York', 'Asia/Kolkata'] },
      check: ({ times, shared }) =>
        times[1]?.time === '2026-12-01 09:30' &&
        times[2]?.time === '2026-12-01 20:00' &&
        times[2].offset === '+05:30' &&
        shared === null,
      warns: ['no-shared-hours'],
    },
    twoOffices: {
      input: { moment: '2026-12-01 15:30', zone: 'London', zones: ['New York'] },
      output: { shared: '14:00–17:00 Europe/London (14:00–17:00 UTC)' },
    },
    longerDays: {
      input: {
        moment: '2026-07-01T12:00Z',
        zone: 'UTC',
        zones: ['Asia/Tokyo', 'Europe/Berlin'],
        workStart: 8,
        workEnd: 19,
      },
      output: { shared: '08:00–10:00 UTC (08:00–10:00 UTC)' },
    },
  },
});
