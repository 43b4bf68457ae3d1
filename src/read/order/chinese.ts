/** Longer lines are texts. */
const LONGEST = 200;

/** A line that begins with a word in Latin letters and a space may be a call. */
const MAY_BE_CALL = /^\s*[a-z][a-z\d-]*(?: |$)/i;
const HAN = /\p{Script=Han}|[\uFF01-\uFF5E]/u;
/** What turns one thing into another: `转换成`, `变为`, `改成`. */
const INTO = '(?:转换?|转化|变换?|改|写|换算?|表示|译|翻译)(?:成|为|到)';
/** What marks the value of a sentence. */
const TAKES = '(?:把|将|对|给)';
const DOES = '(?:进行|做|用|使用|求|计算)';
const ENDING = /\s*(?:等于|是|得)?(?:多少|几|什么)?\s*[?=]*$/u;

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const NUMERAL = '[零一二两三四五六七八九十百千]+';

/** Returns the number of a numeral below ten thousand, such as 十五 and 三百二十. */
function numberOf(numeral: string): number {
  let sum = 0;
  let digit = 0;
  let isDigit = false;
  for (const character of numeral) {
    const ten = TENS[character];
    if (ten === undefined) {
      // 二四 is 24.
      digit = isDigit ? digit * 10 + (DIGITS[character] ?? 0) : (DIGITS[character] ?? 0);
      isDigit = true;
      continue;
    }
    sum += (isDigit ? digit : 1) * ten;
    digit = 0;
    isDigit = false;
  }
  return sum + digit;
}

/** Returns full-width digits, letters and signs as ASCII. */
const narrow = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

const unquoted = (value: string): string => value.trim().replace(/^[“「『"](.+)[”」』"]$/u, '$1');

const SIGNS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/加上?/g, '+'],
  [/减[去掉]?/g, '-'],
  [/乘[以上]?/g, '*'],
  [/除以/g, '/'],
  [/的(\d+)次[方幂]/g, '^$1'],
  [/的平方(?!根)/g, '^2'],
  [/的立方(?!根)/g, '^3'],
  [/的(\d+)倍/g, '*$1'],
  [/根号/g, '√'],
];
const EACH_NUMERAL = new RegExp(NUMERAL, 'gu');
const IN_NUMERALS = /^[零一二两三四五六七八九十百千加减乘除以上去掉的次方幂平立倍根号]+$/u;
const IS_SUM = /^(?=.*\d)[\d(√-][\d.,()+\-*/^×÷%√\s]*[\d)%]$/;
const HAS_SIGN = /[\d)%]\s*[-+*/^×÷]|√/;

/** Returns a sum in words as one in signs: `1加2加3`, `15×3等于几`. */
function sumIn(text: string): string | null {
  const body = narrow(text)
    .replace(/^(?:计算|算一下|算算|算|求)\s*/, '')
    .replace(ENDING, '');
  const rest = /^(\d+)(?:除以|对)(\d+)(?:的余数|取余数?|取模|求余)$/.exec(body);
  if (rest) return `${rest[1]} mod ${rest[2]}`;
  const inDigits = IN_NUMERALS.test(body) ? body.replace(EACH_NUMERAL, (all) => String(numberOf(all))) : body;
  const sum = SIGNS.reduce((whole, [words, sign]) => whole.replace(words, sign), inDigits);
  return sum !== text && IS_SUM.test(sum) && HAS_SIGN.test(sum) ? sum.replace(/√(\d[\d.]*)/g, 'sqrt($1)') : null;
}

const PERCENT = /(?:上涨|上升|增加|提高|加价|涨)了?(\d[\d.]*%)/;
const DISCOUNT = /(?:减少|下降|降低|下跌|降价|减价|降|跌|减)了?(\d[\d.]*%)/;

/** Returns a percentage in words as one in signs: `200的百分之十五`, `80打八折`, `100涨15%`. */
function percentageIn(text: string): string | null {
  const body = narrow(text)
    .replace(/百分之(\d[\d.]*)/gu, '$1%')
    .replace(new RegExp(`百分之(${NUMERAL})`, 'gu'), (_, numeral: string) => `${numberOf(numeral)}%`)
    .replace(/(?:后|之后)?(?:等于|是)?多少$/u, '');
  const off = new RegExp(`^(\\d[\\d.]*)元?打(\\d+|${NUMERAL})折$`, 'u').exec(body);
  if (off) {
    const share = /^\d/.test(off[2] ?? '') ? Number(off[2]) : numberOf(off[2] ?? '');
    return `${off[1]}的${share < 10 ? share * 10 : share}%`;
  }
  const changed = /^(\d[\d.]*)/.exec(body);
  const start = changed?.[1] ?? '';
  const part = /^(\d[\d.]*%)的(\d[\d.]*)$/.exec(body);
  if (part) return `${part[2]}的${part[1]}`;
  const rest = start === '' ? '' : body.slice(start.length).trim();
  const [more, less] = [PERCENT, DISCOUNT].map((pattern) => pattern.exec(rest));
  if (more?.[0] === rest && rest !== '') return `${start} + ${more[1]}`;
  if (less?.[0] === rest && rest !== '') return `${start} - ${less[1]}`;
  return body !== text && /^\d[\d.]*的\d[\d.]*%$/.test(body) ? body : null;
}

/** Word orders, and what takes their place. Values are the groups. */
const ORDERS: readonly (readonly [pattern: RegExp, line: string])[] = [
  [/^(\d[\d.]*)开(?:平方|方|根号)$/u, '$1的平方根'],
  [/^(\d[\d.]*)开立方$/u, '$1的立方根'],
  // times
  [/^(?:unix)?时间戳[:：\s]*(\d{9,19})(?:\s*(?:转|是|对应|等于).{0,8})?$/iu, '$1'],
  [/^(\d{9,19}|\d{4}-\d\d-\d\d(?:[T ][\d:]+)?)是(?:什么时[间候]|哪一?[天年]|几号|几点|什么日期)$/u, '$1'],
  [/^(\d{9,19})\s*(?:对应|转换?[成为]?|换算[成为])?的?(?:北京|当地)?(?:日期|时间)$/u, '$1'],
  [/^(.{4,40}?)的unix\s?时间戳?$/iu, '$1的时间戳'],
  // networks
  [/^([\d.]+\/\d+)[里中内]?(?:有|能有|可用)?(?:多少|几)[个台]?(?:可用)?(?:主机|IP|地址)$/iu, '$1的可用主机'],
  // measures
  [/^(\d[\d.]*\p{L}{1,4}?)(?:等于|是|有|合|为)几(\p{L}{1,4})$/u, '$1是多少$2'],
  [/^(?:把|将)\s*(\d[\d.]*\s*\p{L}{1,4}?)换算[成为](\p{L}{1,4})$/u, '$1换算成$2'],
  // a verb and its object in one word
  [/^(解码|编码|解密|加密|转义|解析)(\p{Script=Han}{2,6})\s+(\S[^\n]*)$/u, '$1 $2 $3'],
  // digests
  [/^(.+)的([a-z][a-z\d-]*\d)(?:哈希值?|散列值?|摘要|校验和|加密)$/iu, '$1的$2'],
  [/^用([a-z][a-z\d-]*\d)(?:哈希|散列|加密|计算|算|摘要)[一下]*[:：\s]*(.+)$/iu, '$2的$1'],
  [new RegExp(`^(?:${TAKES})?(.+?)${DOES}([a-z][a-z\\d-]*\\d)(?:哈希|散列|加密|运算|计算)?$`, 'iu'), '$1的$2'],
  // codes
  [new RegExp(`^${TAKES}?(.+?)(?:${DOES})([a-z][a-z\\d]+)\\s?(编码|解码)$`, 'iu'), '$2$3 $1'],
  [new RegExp(`^${TAKES}(.+?)([a-z][a-z\\d]+)\\s?(编码|解码)$`, 'iu'), '$2$3 $1'],
  [/^(?:用)?([a-z][a-z\d]+)\s?(编码|解码)[:：\s]*([!-~]+)$/iu, '$1$2 $3'],
  [new RegExp(`^${TAKES}([!-~]+)(编码|解码)$`, 'u'), '$2 $1'],
  [/^(json|xml|sql|html|yaml)\s?(?:格式化|美化)[:：\s]*(.*[^\p{L}\s].*)$/iu, '格式化$1 $2'],
  // cases
  [/^转(?:换?[成为]|换)?([大小]写)[:：\s]*(.+)$/u, '$1 $2'],
  [new RegExp(`^(?:${TAKES})?(.+?)${INTO}([大小]写)(?:字母)?$`, 'u'), '$1 转$2'],
  // notations of numbers
  [/^(.+?)用(\p{L}{1,4}进制|罗马数字)表示$/u, '$1转$2'],
  [/^([a-z]*[g-z][a-z]*)的(二进制|十六进制)$/iu, '$1转$2'],
  [/^(\d[\w.]*)的(\p{L}{1,4}进制)(?:是|等于)(?:多少|什么|几)$/u, '$1转$2'],
  [/^([\da-f]*[a-f][\da-f]*)的(二进制|八进制|十进制)$/iu, '十六进制$1转$2'],
  [/^罗马数字[:：\s]*([IVXLCDM]+)(?:是多少|等于多少|是几)?$/u, 'roman $1'],
  [/^([IVXLCDM]{2,})(?:是多少|是几|等于几|等于多少)$/u, 'roman $1'],
  [new RegExp(`^(?:${TAKES})?([\\w#.]+)${INTO}(\\p{L}{2,8})$`, 'u'), '$1转$2'],
];

/** Returns a date in years, months and days as one with hyphens. */
const withDates = (text: string): string =>
  text.replace(
    /(\d{4})年(\d{1,2})月(\d{1,2})[日号]?/gu,
    (_, year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const BASES: Readonly<Record<string, string>> = { 2: '二', 8: '八', 10: '十', 16: '十六' };
/** What a numeral is certainly the number of. */
const COUNTED = new RegExp(
  `^${NUMERAL}(?=的(?:平方根|立方根|阶乘|[二八十]进制|罗马数字)|个?(?:天|小时|分钟|秒|周|星期|年|米|公里|英[里寸尺]|公斤|千克|斤|磅|升)(?:等于|是|有|合|为|转|换算))`,
  'u',
);

/** Returns a line with its units and the number at its start as they are read: in ASCII, without a measure word. A text keeps its characters. */
const withNumber = (text: string): string =>
  text
    .replace(/^[\uFF10-\uFF19\uFF0E]+(?=\p{Script=Han})/u, narrow)
    .replace(COUNTED, (all) => String(numberOf(all)))
    .replace(/(16|10|8|2)进制/g, (_, base: string) => `${BASES[base]}进制`)
    .replace(/℃/g, '摄氏度')
    .replace(/℉/g, '华氏度')
    .replace(/^(\d[\d.]*)个(?=小时|星期|季度|月)/u, '$1');

/**
 * Returns a Chinese line in the order and the signs in which lines are read: verbs in front and behind, measure words,
 * full-width signs, no spaces between words. Null for other lines.
 */
export function usualOrder(text: string): string | null {
  if (text.length > LONGEST || !HAN.test(text) || MAY_BE_CALL.test(text)) return null;
  const line = text
    .trim()
    .replace(/^(?:请问|请|帮我|麻烦)\s*/u, '')
    .replace(/[。！？?]$/u, '');
  const sum = sumIn(line) ?? percentageIn(line);
  if (sum !== null) return sum;
  const dated = withDates(withNumber(line));
  for (const [pattern, order] of ORDERS) {
    const match = pattern.exec(dated);
    if (match) return order.replace(/\$(\d)/g, (_, group: string) => unquoted(match[Number(group)] ?? ''));
  }
  return dated === text ? null : dated;
}
