import { fold } from '../../../base/fold.ts';
import { anyOf } from './any-of.ts';

/** Weekday names from Monday on, in the languages of the product, with the forms used after "next" and "last". */
const NAMES = [
  'monday mon lunes lundi segunda segunda-feira понедельник 周一 星期一 礼拜一',
  'tuesday tue tues martes mardi terça terça-feira вторник 周二 星期二 礼拜二',
  'wednesday wed miércoles mercredi quarta quarta-feira среда среду 周三 星期三 礼拜三',
  'thursday thu thurs jueves jeudi quinta quinta-feira четверг 周四 星期四 礼拜四',
  'friday fri viernes vendredi sexta sexta-feira пятница пятницу 周五 星期五 礼拜五',
  'saturday sat sábado samedi суббота субботу 周六 星期六 礼拜六',
  'sunday sun domingo dimanche воскресенье 周日 周天 星期日 星期天 礼拜天',
].map((names) => names.split(' '));

const NEXT = `next,coming,this coming,próximo,próxima,el próximo,o próximo,a próxima,na próxima,no próximo,следующий,следующая,следующее,
  в следующий,в следующую,в следующее,ближайший,ближайшая,ближайшее`;
const NEXT_AFTER = 'que viene,próximo,prochain,que vem';
const LAST = `last,past,último,pasado,el pasado,el último,última,a última,na última,no último,прошлый,прошлая,прошлое,в прошлый,в прошлую,в прошлое`;
const LAST_AFTER = 'pasado,dernier,passé,passado,passada';

const wordsIn = (list: string) => list.split(',').map((word) => word.trim());

const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const spaced = anyOf(NAMES.flat().filter((name) => !isHan(name)));
const tight = anyOf(NAMES.flat().filter(isHan));

/** `next friday`, `viernes que viene`, `下周五`: a weekday with a qualifier. */
export const NAMED_DAY = String.raw`(?:${anyOf([...wordsIn(NEXT), ...wordsIn(LAST)])})\s(?:${spaced})|(?:el\s|le\s)?(?:${spaced})\s(?:${anyOf([...wordsIn(NEXT_AFTER), ...wordsIn(LAST_AFTER)])})|[上下这本]个?(?:${tight})`;

const PARTS = new RegExp(
  String.raw`^(?:(?<next>${anyOf(wordsIn(NEXT))})\s|(?<last>${anyOf(wordsIn(LAST))})\s|(?:el\s|le\s)?|(?<week>[上下这本])个?)(?<day>${spaced}|${tight})(?:\s(?:(?<nextAfter>${anyOf(wordsIn(NEXT_AFTER))})|(?<lastAfter>${anyOf(wordsIn(LAST_AFTER))})))?$`,
  'iu',
);

/** Qualifiers for the previous and the next one; others mean the current one. */
const WEEKS: Readonly<Record<string, number>> = { 上: -1, 下: 1 };

const numberOf = (name: string) => NAMES.findIndex((names) => names.some((weekday) => fold(weekday) === fold(name)));

/**
 * Returns how many days from today a weekday is; null for other words. The next Friday is the first one after today,
 * the last one is before today, and a plain Friday is today or the next one. In Chinese, 下周五 is the one in the
 * following week. `today` counts from Monday (0).
 */
export function daysToNamedDay(text: string, today: number): number | null {
  const { next, last, week, day, nextAfter, lastAfter } = PARTS.exec(text)?.groups ?? {};
  const number = day === undefined ? -1 : numberOf(day);
  if (number < 0) return null;
  if (week !== undefined) return number - today + (WEEKS[week] ?? 0) * 7;
  const ahead = (number - today + 7) % 7;
  if (next !== undefined || nextAfter !== undefined) return ahead === 0 ? 7 : ahead;
  return last !== undefined || lastAfter !== undefined ? ahead - 7 : ahead;
}
