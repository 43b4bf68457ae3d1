import { fold } from '../../../base/fold.ts';
import { anyOf } from './any-of.ts';
import { HOLIDAY } from './holidays.ts';
import { NAMED_DAY } from './weekdays.ts';
import { ZONE_OFFSETS } from './zone-names.ts';

/** Words for a day or an instant, in the languages of the product. */
export const MOMENTS = {
  now: ['now', 'right now', 'ahora', 'maintenant', 'agora', 'сейчас', '现在'],
  today: ['today', 'hoy', "aujourd'hui", 'hoje', 'сегодня', '今天'],
  tomorrow: ['tomorrow', 'mañana', 'demain', 'amanhã', 'завтра', '明天'],
  yesterday: ['yesterday', 'ayer', 'hier', 'ontem', 'вчера', '昨天'],
} as const;

export type Moment = keyof typeof MOMENTS;

/** Words for units of time. */
export const UNITS = {
  second: 's sec secs second seconds segundo segundos seconde secondes секунда секунду секунды секунд 秒 秒钟',
  minute: 'm min mins minute minutes minuto minutos минута минуту минуты минут 分钟 分',
  hour: 'h hr hrs hour hours hora horas heure heures час часа часов 小时',
  day: 'd day days día días jour jours dia dias день дня дней 天 日',
  week: 'w wk week weeks semana semanas semaine semaines неделя неделю недели недель 周 星期 个星期',
  month: 'month months mes meses mois mês месяц месяца месяцев 个月 月',
  year: 'y yr year years año años an ans année années ano anos год года лет 年',
} as const;

export type Unit = keyof typeof UNITS;

/** Words before and after an amount in the future or past. */
export const AHEAD = ['in', 'en', 'dentro de', 'dans', 'em', 'daqui a', 'через'];
export const BACK = ['hace', 'il y a', 'há'];
export const AHEAD_AFTER = ['from now', 'later', '后', '以后'];
export const BACK_AFTER = ['ago', 'atrás', 'назад', '前', '以前'];
/** Words between an amount and the date from which it is counted. */
export const LATER_THAN = [
  'after',
  'from',
  'past',
  'después de',
  'desde',
  'après',
  'depois de',
  'após',
  'после',
  'с',
  'со',
];
export const EARLIER_THAN = ['before', 'prior to', 'antes de', 'antes do', 'avant', 'до'];

/** Words between a time and the requested zone. */
export const IN_ZONE = ['in', 'to', 'en', 'a', 'à', 'em', 'в', 'на', '->', '→'];

export const NOON = ['noon', 'mediodía', 'midi', 'meio-dia', 'полдень', '中午'];
export const MIDNIGHT = ['midnight', 'medianoche', 'minuit', 'meia-noite', 'полночь', '午夜'];

/** Cities that have other spellings in other languages, or aren't in the tz database. */
const CITIES = `tokio=Asia/Tokyo tóquio=Asia/Tokyo токио=Asia/Tokyo 东京=Asia/Tokyo londres=Europe/London лондон=Europe/London
  лондоне=Europe/London 伦敦=Europe/London париж=Europe/Paris париже=Europe/Paris 巴黎=Europe/Paris берлин=Europe/Berlin
  берлине=Europe/Berlin berlín=Europe/Berlin berlim=Europe/Berlin 柏林=Europe/Berlin москва=Europe/Moscow москве=Europe/Moscow
  moscú=Europe/Moscow moscou=Europe/Moscow 莫斯科=Europe/Moscow nueva_york=America/New_York nova_york=America/New_York
  nyc=America/New_York нью-йорк=America/New_York нью-йорке=America/New_York 纽约=America/New_York 北京=Asia/Shanghai
  beijing=Asia/Shanghai pekín=Asia/Shanghai pékin=Asia/Shanghai pequim=Asia/Shanghai пекин=Asia/Shanghai пекине=Asia/Shanghai
  上海=Asia/Shanghai mumbai=Asia/Kolkata delhi=Asia/Kolkata bangalore=Asia/Kolkata san_francisco=America/Los_Angeles
  seattle=America/Los_Angeles boston=America/New_York washington=America/New_York são_paulo=America/Sao_Paulo
  lisboa=Europe/Lisbon lisbonne=Europe/Lisbon roma=Europe/Rome mexico=America/Mexico_City ciudad_de_méxico=America/Mexico_City`;

/** Zones by folded words. */
export const ZONES: ReadonlyMap<string, string> = new Map([
  ...Array.from(ZONE_OFFSETS, ([name, offset]) => [name, offset === '+00:00' ? 'UTC' : `UTC${offset}`] as const),
  ...CITIES.split(/\s+/).map((entry) => {
    const [name = '', zone = ''] = entry.split('=');
    return [fold(name.replaceAll('_', ' ')), zone] as const;
  }),
]);

const unitWords = Object.values(UNITS).flatMap((words) => words.split(' '));
const AMOUNT = String.raw`\d{1,6}(?:[.,]\d{1,6})?\s?(?:${anyOf(unitWords)})`;
const AMOUNTS = String.raw`${AMOUNT}(?:,?\s?${AMOUNT}){0,3}`;
const CLOCK = String.raw`(?:\d{1,2}(?::\d\d(?::\d\d)?|h\d\d)(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]m|${anyOf([...NOON, ...MIDNIGHT])})`;
const MOMENT = String.raw`${anyOf(Object.values(MOMENTS).flat())}|${NAMED_DAY}`;
const DATE = String.raw`\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[-+]\d\d:?\d\d)?)?|\d{9,13}`;
const PLACE = String.raw`[\p{L}][\p{L}\s/_+:\d-]{1,30}`;

/** A day as its name, as people write dates, or in digits. */
const WRITTEN = String.raw`\d{1,2}(?:st|nd|rd|th|er|[.º])?(?:[ -]|\sde\s|\sof\s)\p{L}{3,12}\.?(?:[ -]|,\s|\sde\s)\d{4}|\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{4}年\d{1,2}月\d{1,2}[日号]`;

/**
 * Matches times in words: relative (`tomorrow`, `3 days ago`), with an added amount (`2025-01-01 + 90 days`), or in a
 * zone (`5pm utc in tokyo`).
 */
export const SPOKEN_TIME: Readonly<Record<'near' | 'counted' | 'apart' | 'elsewhere', RegExp>> = {
  near: new RegExp(
    String.raw`^(?:(?:${MOMENT})(?:,?\s(?:at\s|a\slas\s|à\s|às\s|в\s)?${CLOCK})?|(?:${anyOf([...AHEAD, ...BACK])})\s${AMOUNTS}|${AMOUNTS}\s?(?:${anyOf([...AHEAD_AFTER, ...BACK_AFTER])}))$`,
    'iu',
  ),
  counted: new RegExp(String.raw`^(?:${MOMENT}|${DATE}|${CLOCK})(?:\s[-+−]\s${AMOUNTS}){1,3}$`, 'iu'),
  apart: new RegExp(
    String.raw`^(?:${AMOUNTS})\s(?:${anyOf([...LATER_THAN, ...EARLIER_THAN])})\s(?:${MOMENT}|${DATE}|${WRITTEN}|${HOLIDAY})$`,
    'iu',
  ),
  elsewhere: new RegExp(
    String.raw`^(?:(?:${MOMENT}|${DATE}|${CLOCK})(?:\s${PLACE})?\s(?:${anyOf(IN_ZONE)})\s${PLACE}|${CLOCK}\s(?:${anyOf([...ZONES.keys()])}))$`,
    'iu',
  ),
};

/** The parts of `SPOKEN_TIME` that its parser needs. */
export const SPOKEN_PARTS = { amount: AMOUNT, amounts: AMOUNTS, clock: CLOCK };

/** Units by their words, with and without accents. */
export const AMOUNT_UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) =>
    words.split(' ').flatMap((word) => [word, fold(word)].map((spelling) => [spelling, unit as Unit] as const)),
  ),
);

const ISO = String.raw`\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[-+]\d\d:?\d\d)?)?`;
const DAY = String.raw`(?:${ISO}|${MOMENT}|${WRITTEN}|${HOLIDAY})`;
const HAS_DATE = String.raw`(?=.*(?:\d{4}-\d\d-\d\d|\D\d{4}\b|\d年))`;
const DATE_OF_YEAR = String.raw`(?:${ISO}|${WRITTEN}|${HOLIDAY})`;
const SOME = anyOf(unitWords.filter((word) => word.length > 1));
const HOW_MANY = `(?:how many|cuántos|cuántas|combien de|quantos|quantas|сколько)`.replaceAll(' ', String.raw`\s`);
const THE = String.raw`(?:(?:the|el|la|le|o|a)\s)?`;
const FROM = String.raw`(?:between|from|entre|desde|de|du|между|с|со|от)`;
const AND = String.raw`(?:and|to|until|till|y|hasta|a|et|au|e|até|ate|и|по|до)`;
const UNTIL_OR_SINCE = String.raw`(?:until|till|to|hasta|jusqu'au|jusqu'à|jusqu'a|avant|até|ate|до|(?<since>since|desde|depuis|с))`;

/** Matches `business days between … and …` (`from`, `to`) and `10 business days after …` (`amount`, `side`, `start`). */
const BUSINESS_DAYS = String.raw`(?:business|working|work)\sdays?|weekdays|días\s(?:hábiles|laborables)|jours\souvrés|dias\súteis|рабочих\sдней|рабочие\sдни|个?工作日`;
export const SPOKEN_BUSINESS_DAYS = {
  between: new RegExp(
    String.raw`^¿?(?:${HOW_MANY}\s)?(?:${BUSINESS_DAYS})\s(?:(?:are|hay)\s)?${FROM}\s${THE}(?<from>${DAY})\s${AND}\s${THE}(?<to>${DAY})\??$`,
    'iu',
  ),
  after: new RegExp(
    String.raw`^(?<amount>\d{1,5}\s(?:${BUSINESS_DAYS}))\s(?<side>${anyOf([...LATER_THAN, ...EARLIER_THAN])})\s(?<start>${DAY})$`,
    'iu',
  ),
};

/** Matches questions about the time between two dates: `one`, `other` (or today, from `since` on), and the `unit`; or about an age, from `birth` on. */
export const SPOKEN_BETWEEN: readonly RegExp[] = [
  new RegExp(
    String.raw`^${HAS_DATE}¿?(?:${HOW_MANY}\s)?(?<unit>${SOME})\s(?:(?:are|hay|осталось)\s)?${FROM}\s${THE}(?<one>${DAY})\s${AND}\s${THE}(?<other>${DAY})\??$`,
    'iu',
  ),
  new RegExp(
    String.raw`^¿?(?:${HOW_MANY}\s)?(?<unit>${SOME})\s(?:(?:left|faltan|quedan|hay|осталось)\s)?${UNTIL_OR_SINCE}\s${THE}(?<one>${DATE_OF_YEAR})\??$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${HAS_DATE}(?<one>${DAY})(?:\s?(?:–|—|→|\.{2,3}|\/)\s?|\s[-−]\s|\s(?:to|until|till|hasta|a|au|até|до|по)\s)(?<other>${DAY})(?:\s(?:in|en|em|в)\s(?<unit>${SOME}))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:how\sold\sis|age\s(?:of|since|from|on)|edad\s(?:de|desde)|âge\s(?:de|depuis)|idade\s(?:de|desde)|возраст\s(?:с|от))\s(?<birth>${DATE_OF_YEAR})\??$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${HAS_DATE}(?:从|自)?\s?(?<one>${DAY})\s?(?:和|与|到|至)\s?(?<other>${DAY})\s?(?:之间)?(?:有|相差|相隔|隔|差|是)*(?:多少|几)?个?(?<unit>${anyOf(unitWords.filter((word) => /\p{Script=Han}/u.test(word)))})?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^距离?\s?(?<one>${DATE_OF_YEAR})\s?(?:还有|有|已经|已)*(?:多少|几)个?(?<unit>天|周|小时|月|年)$`,
    'iu',
  ),
];

/** Matches questions about the weekday of a date. */
export const SPOKEN_WEEKDAY: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:what|which)\s)?(?:(?:week)?day|day\sof\s(?:the\s)?week)\s(?:of|is|was|on|for|will\sbe)\s(?<date>${DATE_OF_YEAR})\??$`,
    'iu',
  ),
  new RegExp(
    String.raw`^¿?(?:(?:qué|que|quel|какой)\s)?(?:día|dia|jour|день)(?:\s(?:de\sla\ssemana|da\ssemana|de\sla\ssemaine|недели))?\s(?:(?:es|fue|era|será|est|était|sera|é|foi|de|del|do|du|em|pour|был|будет)\s)?${THE}(?<date>${DATE_OF_YEAR})\??$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<date>${DATE_OF_YEAR})\s?(?:是|为)?(?:星期|周|礼拜)几[?？]?$`, 'iu'),
];

const NOW = MOMENTS.now.map((word) => word.replaceAll(' ', String.raw`\s`)).join('|');
const UNIX_TIME = [
  String.raw`(?:unix|epoch|posix)[\s-]?(?:time\s?stamp|time|seconds?)|time\s?stamp`,
  String.raw`(?:tiempo|hora|tempo|temps|heure|horodatage|marca\sde\stiempo|время|метка\sвремени)\sunix`,
  String.raw`marca\sde\stiempo|horodatage|carimbo\sde\s(?:data\/hora|tempo)`,
  String.raw`(?:unix[\s-]?)?таймстамп|unix[\s-]?время|(?:unix\s?)?时间戳`,
].join('|');

/** Matches requests for the current Unix time: `unix timestamp`, `current timestamp`, `now in unix`. */
export const SPOKEN_NOW: readonly RegExp[] = [
  new RegExp(String.raw`^(?:(?:(?:the\s)?current|${NOW})\s?)?(?:${UNIX_TIME})(?:\s(?:${NOW}))?$`, 'iu'),
  new RegExp(String.raw`^(?:${NOW})\s(?:to|in|as|a|en|em|в)\s(?:unix|epoch|${UNIX_TIME})$`, 'iu'),
];
