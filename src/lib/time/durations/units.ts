// Units of time as people write them in six languages, in programs and in configuration files.

export type UnitName =
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'millisecond'
  | 'microsecond'
  | 'nanosecond';

/** Nanoseconds of the units whose length is fixed; a day has 24 hours. */
export const NANOSECONDS = {
  week: 604_800_000_000_000n,
  day: 86_400_000_000_000n,
  hour: 3_600_000_000_000n,
  minute: 60_000_000_000n,
  second: 1_000_000_000n,
  millisecond: 1_000_000n,
  microsecond: 1000n,
  nanosecond: 1n,
} as const;

/** Whole words, or their beginning with `*`, in lower case. */
const WORDS: Readonly<Record<UnitName, string>> = {
  year: 'y yr yrs year years a año años an ans année années ano anos год года лет г л 年',
  month: 'mo mos mon mons month months mes meses mois mês месяц месяца месяцев мес 个月 月 個月',
  week: 'w wk wks week weeks sem semana semanas semaine semaines неделя недели недель неделю нед 周 星期 个星期 週',
  day: 'd day days día días dia dias j jour jours день дня дней д сут сутки суток 天 日',
  hour: 'h hr hrs hour hours hora horas heure heures час часа часов ч 小时 个小时 时 小時 鐘頭 钟头',
  minute: 'm min mins minute minutes minuto minutos минута минуты минут минуту мин м 分钟 分 分鐘',
  second:
    's sec secs second seconds seg segundo segundos seconde secondes секунда секунды секунд секунду сек с 秒 秒钟 秒鐘',
  millisecond:
    'ms msec msecs milli millis millisecond milliseconds milisegundo milisegundos milliseconde millisecondes миллисекунда миллисекунды миллисекунд мс 毫秒',
  microsecond:
    'us µs μs usec usecs microsecond microseconds microsegundo microsegundos microseconde microsecondes микросекунда микросекунды микросекунд мкс 微秒',
  nanosecond:
    'ns nsec nanosecond nanoseconds nanosegundo nanosegundos nanoseconde nanosecondes наносекунда наносекунды наносекунд нс 纳秒 奈秒',
};

const UNITS = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit as UnitName] as const)),
);

/** Returns the unit of a word; null if it is none. A capital M alone is a month, as in ISO 8601 dates and systemd. */
export function unitOf(word: string): UnitName | null {
  if (word === 'M') return 'month';
  return UNITS.get(word.toLowerCase().replace(/\.$/, '')) ?? null;
}
