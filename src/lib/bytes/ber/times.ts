// UTCTime and GeneralizedTime (X.680, 46 and 47) as ISO 8601.

const UTC_TIME = 23;

export interface BerTime {
  iso: string;
  /** Whether DER and RFC 5280 write it so: with seconds, in UTC, without zeros at the end of a fraction. */
  strict: boolean;
}

const UTC = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?()(Z|[+-]\d{4})$/;
const GENERALIZED = /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)?)?([.,]\d{1,12})?(Z|[+-]\d\d(?:\d\d)?)?$/;

/** Returns a time as it is written, in its own zone; null for one that doesn't exist. */
export function timeOf(number: number, contents: Uint8Array): BerTime | null {
  if (contents.length > 40) return null;
  const text = new TextDecoder('latin1').decode(contents);
  const [, years = '', month = '', day = '', hour = '', minute = '', second = '', fraction = '', zone = ''] =
    (number === UTC_TIME ? UTC : GENERALIZED).exec(text) ?? [];
  if (years === '') return null;
  // RFC 5280, 4.1.2.5.1: two digits are years from 1950 to 2049.
  const year = years.length === 4 ? years : `${Number(years) < 50 ? 20 : 19}${years}`;
  const date = `${year}-${month}-${day}`;
  const hasTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  if (!hasTime || !existsDay(date) || !/^(?:Z|[+-](?:0\d|1\d|2[0-3])(?:[0-5]\d)?)?$/.test(zone)) return null;
  // A fraction may be one of the hour or the minute, which ISO 8601 allows, too.
  const clock = [hour, minute, second].filter((part) => part !== '').join(':');
  const shown = `${fraction === '' && minute === '' ? `${hour}:00` : clock}${fraction.replace(',', '.')}`;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3) || '00'}` : zone;
  return { iso: `${date}T${shown}${offset}`, strict: zone === 'Z' && second !== '' && !/[,0]$|^,/.test(fraction) };
}

function existsDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
