import type { Faker } from '@faker-js/faker';
import { version } from '@faker-js/faker/package.json';
import type { FakeField } from './schema.ts';
import type { Value } from './types.ts';

/** The version of the generator: another one may make other data of a seed. */
export const GENERATOR = `Faker ${version}`;

export const LOCALES = ['en', 'es', 'fr', 'pt_BR', 'ru', 'zh_CN', 'de'] as const;

export type FakeLocale = (typeof LOCALES)[number];

const LOADERS: Readonly<Record<FakeLocale, () => Promise<{ faker: Faker }>>> = {
  en: () => import('@faker-js/faker/locale/en'),
  es: () => import('@faker-js/faker/locale/es'),
  fr: () => import('@faker-js/faker/locale/fr'),
  pt_BR: () => import('@faker-js/faker/locale/pt_BR'),
  ru: () => import('@faker-js/faker/locale/ru'),
  zh_CN: () => import('@faker-js/faker/locale/zh_CN'),
  de: () => import('@faker-js/faker/locale/de'),
};

/** What databases and forms expect only once. */
const UNIQUE: ReadonlySet<string> = new Set(['email', 'username']);

/** A value that occurred before gets a number: `ada2@example.com`. */
function unique(value: Value, seen: Set<Value>): Value {
  if (typeof value !== 'string') return value;
  let distinct = value;
  for (let number = 2; seen.has(distinct); number += 1) distinct = value.replace(/(?=@)|$/, String(number));
  seen.add(distinct);
  return distinct;
}

/** Records of these fields. The same seed, fields and locale make the same. */
export async function fakeRecords(
  fields: readonly FakeField[],
  { count, locale, seed }: { count: number; locale: FakeLocale; seed: string },
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<Value[][]> {
  const { faker } = await LOADERS[locale]();
  faker.seed(Array.from(seed, (character) => character.codePointAt(0)!));
  const seen = fields.map(() => new Set<Value>());
  const records: Value[][] = [];
  for (let number = 1; number <= count; number += 1) {
    if (number % 256 === 0) {
      signal.throwIfAborted();
      progress(number / count);
    }
    const sex = faker.person.sexType();
    const subject = { first: faker.person.firstName(sex), last: faker.person.lastName(sex) };
    const making = { faker, locale, number, subject };
    records.push(
      fields.map(({ type, make }, index) => {
        const value = make(making);
        return UNIQUE.has(type.name) ? unique(value, seen[index]!) : value;
      }),
    );
  }
  return records;
}
