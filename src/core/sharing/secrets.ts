import type { Failure, Params } from '../failure.ts';
import type { Result } from '../run.ts';
import type { Operation } from '../tool.ts';

/** Shown instead of a secret. */
export const HIDDEN = '•••';

/** Characters of a secret that a message may quote, such as the one that isn't Base32. */
const QUOTABLE = 4;

type Values = Readonly<Record<string, unknown>>;

/** Returns the texts in the secret fields of an operation. */
function secretsIn({ fields }: Pick<Operation, 'fields'>, input: Values): string[] {
  const values = Object.entries(fields).flatMap(([name, field]) => (field.secret ? [input[name]].flat() : []));
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(Boolean);
}

/** As parsers read it: without line breaks and percent signs, for example in the URI of a one-time password. */
function folded(text: string): string {
  const solid = text
    .replaceAll(/[\s\p{Cc}]+/gu, '')
    .normalize('NFKC')
    .toLowerCase();
  try {
    return decodeURIComponent(solid);
  } catch {
    return solid;
  }
}

/** Returns a text without the secrets, and without longer parts of them. */
function hidden(text: string, secrets: readonly string[]): string {
  const own = folded(text.trim());
  // The name of a parameter says what is wrong; only its value is secret.
  const isName = (secret: string) => /^[a-z]+$/.test(own) && new RegExp(`[?&]${own}=`).test(secret);
  const quotes = (secret: string) =>
    own === secret || (own.length > QUOTABLE && secret.includes(own) && !isName(secret));
  if (own !== '' && secrets.some((secret) => quotes(folded(secret)))) return HIDDEN;
  return secrets
    .filter((secret) => secret.length > QUOTABLE)
    .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text);
}

/** Returns the same result whose failure, warnings and readings quote no value of a secret field. What it outputs is not a message. */
export function withoutSecrets(op: Pick<Operation, 'fields'>, input: Values, result: Result): Result {
  const secrets = secretsIn(op, input);
  if (secrets.length === 0) return result;
  const params = (own: Params | undefined) =>
    own &&
    (Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, typeof value === 'string' ? hidden(value, secrets) : value]),
    ) as Params);
  const quiet = <T extends { params?: Params; at?: Failure['at'] }>(said: T): T => ({
    ...said,
    ...(said.params && { params: params(said.params) }),
    ...(said.at?.path !== undefined && { at: { ...said.at, path: hidden(said.at.path, secrets) } }),
  });
  if (!result.ok) {
    const { fix } = result.failure;
    const label = fix && { ...fix.label, params: params(fix.label.params) };
    return { ok: false, failure: { ...quiet(result.failure), ...(fix && label && { fix: { ...fix, label } }) } };
  }
  const readings = result.readings?.map((reading) => ({
    ...quiet(reading),
    ...(reading.part !== undefined && { part: hidden(reading.part, secrets) }),
  }));
  return { ...result, warnings: result.warnings.map(quiet), ...(readings && { readings }) };
}

/** Returns a failure without a fix that has a value for a secret field, which only the page of the tool may have. */
export function withoutSecretFix({ fields }: Pick<Operation, 'fields'>, result: Result): Result {
  if (result.ok || !Object.keys(result.failure.fix?.values ?? {}).some((name) => fields[name]?.secret)) return result;
  return { ok: false, failure: { ...result.failure, fix: undefined } };
}
