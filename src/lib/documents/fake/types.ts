// What a field of a record can be. What could reach somebody is of a range that is reserved for examples.
import type { Faker } from '@faker-js/faker';

export type Value = string | number | boolean | null;

/** What the fields of one record share, so that its email has its name. */
export interface Subject {
  first: string;
  last: string;
}

export interface Making {
  faker: Faker;
  locale: string;
  /** The number of the record, from 1. */
  number: number;
  subject: Subject;
}

type Make = (making: Making) => Value;

export type TypeProblem = 'bad-range' | 'bad-date' | 'no-choices' | 'no-pattern' | 'superfluous';

/** Returns how values are made, or what is wrong with the text behind the type. */
type Reader = (rest: string) => Make | TypeProblem;

export interface FieldType {
  name: string;
  /** Other words for it. */
  words: readonly string[];
  example: string;
  read: Reader;
}

const alone =
  (make: Make): Reader =>
  (rest) =>
    rest === '' ? make : 'superfluous';

const plain = (name: string, words: string, make: Make, example = name): FieldType => ({
  name,
  words: words === '' ? [] : words.split(', '),
  example,
  read: alone(make),
});

const RANGE = /^(-?\d+(?:\.\d+)?)\s*(?:-|–|\.\.|to)\s*(-?\d+(?:\.\d+)?)$/;

/** `18-90`, `-5..5` or `0 to 1`; `whole` refuses fractions. */
function rangeOf(
  rest: string,
  initial: readonly [number, number],
  whole: boolean,
): readonly [number, number] | TypeProblem {
  if (rest === '') return initial;
  const [, from, to] = RANGE.exec(rest) ?? [];
  const [low, high] = [Number(from), Number(to)];
  if (from === undefined || to === undefined || low > high) return 'bad-range';
  const isExact = (value: number) => (whole ? Number.isSafeInteger(value) : Math.abs(value) <= 1e12);
  return isExact(low) && isExact(high) ? [low, high] : 'bad-range';
}

function number(rest: string): Make | TypeProblem {
  const range = rangeOf(rest, [1, 1000], true);
  if (typeof range === 'string') return range;
  const [min, max] = range;
  return ({ faker }) => faker.number.int({ min, max });
}

function decimal(rest: string): Make | TypeProblem {
  const [, before = rest, digits = '2'] = /^(\S*) (\d+) (?:digits?|decimals?|places?)$/.exec(rest) ?? [];
  const range = rangeOf(before.trim(), [0, 1000], false);
  if (typeof range === 'string') return range;
  const [min, max] = range;
  const places = Math.min(Number(digits), 6);
  return ({ faker }) => Number(faker.number.float({ min, max, multipleOf: 10 ** -places }).toFixed(places));
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

function dayOf(text: string): number | null {
  const day = Date.parse(`${text}T00:00:00Z`);
  return DATE.test(text) && new Date(day).toISOString().startsWith(text) ? day : null;
}

/** `2020-01-01..2024-12-31`; the end is included. The ranges don't depend on the clock, so that a seed always makes the same. */
const moment =
  (initial: string, write: (time: Date) => string | number): Reader =>
  (rest) => {
    const [from = '', to = ''] = (rest === '' ? initial : rest).split(/\s*\.\.\s*|\s+(?:to|-|–)\s+/);
    const [start, end] = [dayOf(from), dayOf(to)];
    if (start === null || end === null) return 'bad-date';
    if (start > end) return 'bad-range';
    return ({ faker }) => write(new Date(faker.number.int({ min: start, max: end + DAY_MS - 1000 })));
  };

const iso = (time: Date) => time.toISOString();
const SPAN = '2020-01-01..2029-12-31';

function boolean(rest: string): Make | TypeProblem {
  if (rest === '') return ({ faker }) => faker.datatype.boolean();
  const share = Number(/^(\d{1,3}(?:\.\d+)?) ?%$/.exec(rest)?.[1] ?? NaN);
  return share <= 100 ? ({ faker }) => faker.datatype.boolean(share / 100) : 'bad-range';
}

function choice(rest: string): Make | TypeProblem {
  const list = rest.split('|').map((item) => item.trim());
  return list.length > 1 && list.every((item) => item !== '')
    ? ({ faker }) => faker.helpers.arrayElement(list)
    : 'no-choices';
}

/** `#` is a digit, `?` a capital letter, `*` either. */
const pattern: Reader = (rest) =>
  /[#?*]/.test(rest)
    ? ({ faker }) =>
        rest.replace(/[#?*]/g, (sign) => {
          const digit = () => faker.string.numeric();
          const letter = () => faker.string.alpha({ casing: 'upper' });
          return sign === '#' ? digit() : sign === '?' ? letter() : faker.datatype.boolean() ? digit() : letter();
        })
    : 'no-pattern';

function words(rest: string): Make | TypeProblem {
  const range = /^\d+$/.test(rest) ? ([Number(rest), Number(rest)] as const) : rangeOf(rest, [3, 3], true);
  if (typeof range === 'string') return range;
  const [min, max] = range;
  return min < 1 || max > 1000 ? 'bad-range' : ({ faker }) => faker.lorem.words({ min, max });
}

/** RFC 2606: nobody can own these. */
const HOSTS = ['example.com', 'example.org', 'example.net'];

const host = (faker: Faker) => faker.helpers.arrayElement(HOSTS);
const digits = (faker: Faker, length: number) => faker.string.numeric({ length, allowLeadingZeros: true });

/** Numbers that aren't given to anybody: ARCEP and the Bundesnetzagentur reserve some for films, the NANP 555-01XX. */
function phone({ faker, locale }: Making): string {
  if (locale === 'fr') return `+33 6 39 98 ${digits(faker, 2)} ${digits(faker, 2)}`;
  if (locale === 'de') return `+49 30 23125 ${digits(faker, 3)}`;
  return `+1 ${faker.helpers.arrayElement(['202', '212', '303', '312', '415', '512', '617', '702'])} 555 01${digits(faker, 2)}`;
}

/** RFC 5737 and RFC 3849: networks for documentation. */
const ipv4 = ({ faker }: Making) =>
  `${faker.helpers.arrayElement(['192.0.2', '198.51.100', '203.0.113'])}.${faker.number.int({ min: 1, max: 254 })}`;
const group = (faker: Faker) => faker.number.int({ max: 0xffff }).toString(16);
const ipv6 = ({ faker }: Making) => `2001:db8:${Array.from({ length: 6 }, () => group(faker)).join(':')}`;
/** RFC 7042, 2.1.1: addresses for documentation. */
const mac = ({ faker }: Making) =>
  `00:00:5e:00:53:${faker.string.hexadecimal({ length: 2, prefix: '', casing: 'lower' })}`;
/** The numbers that payment services publish for tests; none is of a card. */
const CARDS = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
];

const fullName = ({ subject, locale }: Making) =>
  locale === 'zh_CN' ? subject.last + subject.first : `${subject.first} ${subject.last}`;
const username = ({ faker, subject }: Making) =>
  faker.internet.username({ firstName: subject.first, lastName: subject.last }).toLowerCase();

export const TYPES: readonly FieldType[] = [
  plain('sequence', 'row number, index, serial, autoincrement, id', ({ number: row }) => row),
  plain('uuid', 'guid', ({ faker }) => faker.string.uuid()),
  plain('full name', 'name, names, person', fullName),
  plain('first name', 'given name, firstname, first names', ({ subject }) => subject.first),
  plain('last name', 'surname, family name, lastname, last names', ({ subject }) => subject.last),
  plain('username', 'user name, login, handle', username),
  plain('email', 'e-mail, mail, email address, emails', (making) => `${username(making)}@${host(making.faker)}`),
  plain('phone', 'phone number, telephone, tel, mobile, phones', phone),
  plain('job title', 'job, profession', ({ faker }) => faker.person.jobTitle()),
  plain('company', 'company name, employer, organization, companies', ({ faker }) => faker.company.name()),
  plain(
    'address',
    'full address',
    ({ faker }) => `${faker.location.streetAddress()}, ${faker.location.zipCode()} ${faker.location.city()}`,
  ),
  plain('street', 'street address', ({ faker }) => faker.location.streetAddress()),
  plain('city', 'town, cities', ({ faker }) => faker.location.city()),
  plain('state', 'region, province', ({ faker }) => faker.location.state()),
  plain('zip code', 'zip, postal code, postcode', ({ faker }) => faker.location.zipCode()),
  plain('country', 'countries', ({ faker }) => faker.location.country()),
  plain('country code', '', ({ faker }) => faker.location.countryCode()),
  plain('latitude', 'lat', ({ faker }) => faker.location.latitude()),
  plain('longitude', 'lon, lng', ({ faker }) => faker.location.longitude()),
  { name: 'number', words: ['integer', 'int', 'age', 'numbers'], example: 'number 18-90', read: number },
  { name: 'decimal', words: ['float', 'price', 'amount'], example: 'decimal 0-100', read: decimal },
  { name: 'boolean', words: ['bool', 'true or false', 'flag'], example: 'boolean 30%', read: boolean },
  { name: 'choice', words: ['one of', 'enum'], example: 'choice red|green|blue', read: choice },
  { name: 'pattern', words: ['format', 'mask'], example: 'pattern ??-####', read: pattern },
  {
    name: 'date',
    words: ['day', 'dates'],
    example: 'date 2024-01-01..2024-12-31',
    read: moment(SPAN, (time) => iso(time).slice(0, 10)),
  },
  {
    name: 'date and time',
    words: ['datetime', 'date-time'],
    example: 'date and time',
    read: moment(SPAN, (time) => `${iso(time).slice(0, 19)}Z`),
  },
  {
    name: 'timestamp',
    words: ['unix time', 'epoch'],
    example: 'timestamp',
    read: moment(SPAN, (time) => Math.floor(time.getTime() / 1000)),
  },
  plain('time', '', ({ faker }) => iso(new Date(faker.number.int({ max: DAY_MS - 1 }))).slice(11, 19)),
  {
    name: 'birth date',
    words: ['birthdate', 'birthday', 'date of birth'],
    example: 'birth date',
    read: moment('1945-01-01..2007-12-31', (time) => iso(time).slice(0, 10)),
  },
  plain('ip', 'ipv4, ip address', ipv4),
  plain('ipv6', '', ipv6),
  plain('mac', 'mac address', mac),
  plain('url', 'website, link', ({ faker }) => `https://${host(faker)}/${faker.lorem.slug()}`),
  plain('domain', 'host, hostname', ({ faker }) => `${faker.lorem.word()}.${host(faker)}`),
  plain('user agent', '', ({ faker }) => faker.internet.userAgent()),
  plain('product', 'product name', ({ faker }) => faker.commerce.productName()),
  plain('currency', 'currency code', ({ faker }) => faker.finance.currencyCode()),
  plain('card number', 'credit card, card', ({ faker }) => faker.helpers.arrayElement(CARDS)),
  plain('color', 'colour, hex color', ({ faker }) => faker.color.rgb()),
  plain('word', '', ({ faker }) => faker.lorem.word()),
  { name: 'words', words: ['lorem'], example: 'words 3-6', read: words },
  plain('sentence', 'lorem sentence', ({ faker }) => faker.lorem.sentence()),
  plain('paragraph', 'lorem paragraph, text', ({ faker }) => faker.lorem.paragraph()),
  plain('slug', '', ({ faker }) => faker.lorem.slug()),
];
