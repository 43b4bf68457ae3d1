import { setShouldValidateSchema } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-2019-09';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-04';
import { removeUriSchemePlugin, value as valueAt } from '@hyperjump/browser';
import { addKeyword, defineVocabulary, loadDialect } from '@hyperjump/json-schema/experimental';
import { value as valueOf } from '@hyperjump/json-schema/instance/experimental';
import { isRecord } from '../../../base/json.ts';
import { Problem } from '../../../base/problem.ts';
import './formats.ts';
import { DIALECTS, ENCODED } from './prepare.ts';

const KEYWORD = 'https://json-schema.org/keyword';

/** The dialect of documents that stand for what isn't known, with the keyword that says so once it is needed. */
export const UNKNOWN = 'urn:it-tools:unknown';

// All documents are given: none is ever requested.
for (const scheme of ['http', 'https', 'file']) removeUriSchemePlugin(scheme);
// Schemas are checked by `checkSchema`, which can tell where they are wrong.
setShouldValidateSchema(false);

addKeyword<string>({
  id: UNKNOWN,
  compile: (schema) => Promise.resolve(valueAt<string>(schema)),
  interpret(reference) {
    throw new Problem('unknown-reference', 0, { reference: reference.slice(0, 80) });
  },
});
defineVocabulary(UNKNOWN, { unknown: UNKNOWN });
loadDialect(UNKNOWN, { [UNKNOWN]: true });

// In the old drafts, the library replaces a schema by what it refers to, and so goes round in circles forever. The newer
// drafts renamed `dependencies`, which they still recommend to support.
defineVocabulary('urn:it-tools:reference', { $ref: `${KEYWORD}/ref` });
defineVocabulary('urn:it-tools:dependencies', { dependencies: `${KEYWORD}/draft-04/dependencies` });
for (const draft of ['4', '6', '7'] as const)
  loadDialect(DIALECTS[draft], { [DIALECTS[draft]]: true, 'urn:it-tools:reference': true }, true);
for (const [draft, vocabularies] of [
  ['2019-09', ['core', 'applicator', 'validation', 'meta-data', 'format', 'content']],
  ['2020-12', ['core', 'applicator', 'validation', 'meta-data', 'format-annotation', 'content', 'unevaluated']],
] as const) {
  const own = vocabularies.map((name) => [`https://json-schema.org/draft/${draft}/vocab/${name}`, true]);
  loadDialect(DIALECTS[draft], { ...Object.fromEntries(own), 'urn:it-tools:dependencies': true }, true);
}

/** Returns a value of a schema as it was before it was prepared. */
export const decoded = (value: unknown): unknown =>
  isRecord(value) && typeof value[ENCODED] === 'string' ? (JSON.parse(value[ENCODED]) as unknown) : value;

/** Returns the same text for equal values: the order of properties doesn't count. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (isRecord(value)) {
    const names = Object.keys(value).toSorted();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
  }
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

// A definition is compiled once something refers to it: there may be thousands.
addKeyword<null>({ id: `${KEYWORD}/definitions`, compile: () => Promise.resolve(null), interpret: () => true });

addKeyword<string>({
  id: `${KEYWORD}/const`,
  compile: (schema) => Promise.resolve(canonical(decoded(valueAt(schema)))),
  interpret: (expected, instance) => canonical(valueOf(instance)) === expected,
});
addKeyword<ReadonlySet<string>>({
  id: `${KEYWORD}/enum`,
  compile: (schema) => Promise.resolve(new Set(valueAt<unknown[]>(schema).map((value) => canonical(decoded(value))))),
  interpret: (expected, instance) => expected.has(canonical(valueOf(instance))),
});

/** A number as an integer and a power of ten. */
function decimal(value: number): { digits: bigint; power: number } {
  const [, whole = '0', fraction = '', power = '0'] = /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return { digits: BigInt(whole + fraction), power: Number(power) - fraction.length };
}

// The library takes a remainder below 1e-7 for none.
addKeyword<number>({
  id: `${KEYWORD}/multipleOf`,
  compile: (schema) => Promise.resolve(valueAt<number>(schema)),
  interpret(divisor, instance) {
    const value: unknown = valueOf(instance);
    if (typeof value !== 'number') return true;
    if (!Number.isFinite(value)) return false;
    const [of, by] = [decimal(value), decimal(divisor)];
    const power = of.power - by.power;
    return power >= 0
      ? (of.digits * 10n ** BigInt(power)) % by.digits === 0n
      : of.digits % (by.digits * 10n ** BigInt(-power)) === 0n;
  },
});
