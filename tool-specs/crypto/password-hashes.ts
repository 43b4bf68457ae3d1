import {
  choice,
  type ContextOf,
  defineTool,
  integer,
  type KeyValue,
  operation,
  optionalInteger,
  out,
  secret,
  text,
} from '../../src/core/spec.ts';
import { loneSurrogateAt } from '../../src/lib/bytes/utf8.ts';
import { bcryptBlindSpots } from '../../src/lib/crypto/bcrypt.ts';
import { factsOf, FACT_NAMES } from '../../src/lib/crypto/password-hash/facts.ts';
import { judge, RATINGS } from '../../src/lib/crypto/password-hash/judge.ts';
import { readAccounts } from '../../src/lib/crypto/password-hash/lines.ts';
import { excessOf, type Method, timeOf } from '../../src/lib/crypto/password-hash/method.ts';
import { PASSWORD_HASH_PROBLEMS } from '../../src/lib/crypto/password-hash/read.ts';
import { RESULTS, resultsOf, timeToVerify } from '../../src/lib/crypto/password-hash/verify.ts';
import {
  ARGON2_FORMATS,
  FORMATS,
  methodFor,
  ROUND_FORMATS,
  roundsRange,
  writePasswordHash,
} from '../../src/lib/crypto/password-hash/write.ts';

/** `echo -n password | argon2 somesalt -id -m 16 -t 2 -p 4` */
export const ARGON2 = '$argon2id$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo';
/** Made with openssl passwd and htpasswd; the password is “correct horse”. */
export const FILE = `# users
alice:$apr1$Zy9Kq1xw$w448fmcz1marLos9bdlW2.
bob:{SHA}L55TUjtiq8FBorTWAZ0jy6g129A=
carol:$2y$05$1kL4HRUE5lCDYiQVJEOPI.M0HM0EiREpMtgVKn3lNdePtGXY.9gnW
`;

const password = secret({ primary: true, maxLength: 4096 });
const named = { failures: ['lone-surrogate'], warnings: ['over-72-bytes', 'nul'] } as const;
const ratings = { messages: RATINGS } as const;
const notes = { multiline: true, monospace: true, rows: 3, maxLength: 1_000_000 } as const;

export default defineTool({
  icon: 'key-square',
  createdAt: '2026-11-28',
  related: ['bcrypt', 'token-generator', 'password-strength-analyser', 'hash-text', 'basic-auth-generator'],
  operations: {
    make: operation({
      fields: {
        password,
        format: choice(FORMATS),
        username: text({ maxLength: 255 }),
        memory: integer({ min: 8, max: 1_048_576, initial: 19_456, when: { format: ARGON2_FORMATS } }),
        passes: integer({ min: 1, max: 100, initial: 2, when: { format: ARGON2_FORMATS } }),
        lanes: integer({
          min: 1,
          max: 64,
          initial: 1,
          advanced: true,
          when: { format: [...ARGON2_FORMATS, 'scrypt', 'werkzeug'] },
        }),
        exponent: integer({ min: 1, max: 20, initial: 17, when: { format: ['scrypt', 'werkzeug'] } }),
        rounds: optionalInteger({ min: 1, max: 10_000_000, when: { format: ROUND_FORMATS } }),
      },
      output: { hash: out.row(), verdict: out.verdict() },
      ...named,
      failures: [...named.failures, 'bad-username', 'memory-below-lanes', 'bad-rounds'],
      messages: RATINGS,
      aliases: {
        argon2: {},
        scrypt: { format: 'scrypt' },
        pbkdf2: { format: 'pbkdf2-sha256' },
        htpasswd: { format: 'bcrypt-2y' },
        'sha512-crypt': { format: 'sha512-crypt' },
      },
      cost: ({ format, ...costs }) => timeOf(methodFor(format, costs, (count) => new Uint8Array(count))),
      async transform({ password, format, username, ...costs }, ctx) {
        checkPassword(password, ctx, format.startsWith('bcrypt-'));
        if (/[:\n]/.test(username)) throw ctx.fail('bad-username', { field: 'username' });
        const [least, most] = roundsRange(format);
        if (costs.rounds !== null && (costs.rounds < least || costs.rounds > most))
          throw ctx.fail('bad-rounds', { field: 'rounds', params: { least, most } });
        const method = methodFor(format, costs, ctx.random);
        if (method.kind === 'argon2' && method.m < 8 * method.p)
          throw ctx.fail('memory-below-lanes', { field: 'memory', params: { least: 8 * method.p } });
        const hash = await writePasswordHash(password, format, { method, random: ctx.random, progress: ctx.progress });
        return { hash: username === '' ? hash : `${username}:${hash}`, verdict: rated(method, ctx) };
      },
      examples: {
        newPassword: {
          input: { password: 'correct horse' },
          check: ({ hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/.test(String(hash)),
          warns: [],
        },
        htpasswdLine: {
          input: { password: 'correct horse', format: 'bcrypt-2y', username: 'ada' },
          check: ({ hash }) => /^ada:\$2y\$12\$[./A-Za-z\d]{53}$/.test(String(hash)),
        },
        linuxAccount: {
          input: { password: 'correct horse', format: 'sha512-crypt' },
          check: ({ hash, verdict }) =>
            /^\$6\$[./A-Za-z\d]{16}\$[./A-Za-z\d]{86}$/.test(String(hash)) && verdict?.tone === 'warn',
        },
        directory: {
          input: { password: 'correct horse', format: 'ssha512' },
          check: ({ hash }) => String(hash).startsWith('{SSHA512}'),
        },
      },
    }),

    verify: operation({
      // The empty password also has a hash.
      fields: {
        password: { ...password, required: false },
        hash: text({ required: true, ...notes }),
        username: text({ maxLength: 255 }),
      },
      output: { verdict: out.verdict(), accounts: out.table(['line', 'user', 'scheme', 'result']) },
      failures: [
        ...named.failures,
        ...PASSWORD_HASH_PROBLEMS,
        'costs-too-high',
        'cannot-verify',
        'no-such-user',
        'no-hash',
      ],
      warnings: named.warnings,
      messages: [...RESULTS, 'matches-of', 'locked'],
      aliases: { 'verify-password': {}, 'check-password': {} },
      cost: ({ hash, username }) => timeToVerify(hash, username),
      async transform({ password, hash: typed, username }, ctx) {
        const accounts = ctx.within('hash', () => readAccounts(typed));
        const asked = username === '' ? accounts : accounts.filter(({ user }) => user === username);
        if (accounts.length === 0) throw ctx.fail('no-hash', { field: 'hash' });
        if (asked.length === 0) throw ctx.fail('no-such-user', { field: 'username' });
        checkPassword(
          password,
          ctx,
          asked.some(({ hash }) => hash?.method.kind === 'blowfish' && !hash.method.prehashed),
        );
        const results = await resultsOf(asked, password, ctx);
        const [first] = asked;
        if (asked.length === 1 && first?.hash) {
          const { scheme, method } = first.hash;
          if (results[0] === 'not-computed') throw ctx.fail('cannot-verify', { field: 'hash', params: { scheme } });
          const cost = excessOf(method);
          if (cost !== null) throw ctx.fail('costs-too-high', { field: 'hash', params: { cost } });
        }
        const matches = results.filter((result) => result === 'match').length;
        const label =
          asked.length === 1
            ? ctx.say(matches === 1 ? 'match' : 'no-match')
            : ctx.say('matches-of', { matches, total: asked.length });
        return {
          verdict: { tone: matches > 0 ? ('good' as const) : ('bad' as const), label },
          accounts: asked.map(({ line, user, hash, locked }, at) => ({
            line,
            user,
            scheme: hash?.scheme ?? null,
            result: ctx.say(locked && results[at] === 'match' ? 'locked' : (results[at] ?? 'no-match')),
          })),
        };
      },
      examples: {
        argon2Hash: { input: { password: 'password', hash: ARGON2 }, output: { verdict: { tone: 'good' } } },
        wholeFile: {
          input: { password: 'correct horse', hash: FILE },
          output: { verdict: { label: { message: 'matches-of', params: { matches: 3, total: 3 } } } },
        },
      },
    }),

    inspect: operation({
      fields: {
        hash: text({ primary: true, single: true, ...notes }),
      },
      output: {
        verdict: out.verdict(),
        scheme: out.row(),
        facts: out.keyValue(),
        salt: out.row(),
        digest: out.row(),
        accounts: out.table(['line', 'user', 'scheme', 'rating']),
      },
      lead: 'scheme',
      failures: [...PASSWORD_HASH_PROBLEMS, 'no-hash'],
      messages: [...RATINGS, ...FACT_NAMES, 'no-password', 'unreadable', 'mebibytes', 'bytes', 'first-72-bytes'],
      aliases: { 'hash-info': {}, 'inspect-hash': {} },
      answers: 'inline',
      detect: [
        {
          pattern:
            /^(?:(?:argon2)?\$argon2(?:id|i|d)\$|\$(?:scrypt|pbkdf2(?:-sha\d{1,3})?|apr1|[1567PHS]|g?y)\$|pbkdf2_sha\d{1,3}\$|bcrypt(?:_sha256)?\$|scrypt[:$]\d|pbkdf2:sha\d{1,3}:|SCRAM-SHA-(?:1|256)\$|grub\.pbkdf2\.sha512\.|\{(?:S?(?:SHA|MD5)\d{0,3}|CRYPT|ARGON2I?D?|PBKDF2-?S?H?A?\d{0,3})\})[!-~]{20,1000}$/,
          confidence: 0.96,
        },
        { pattern: /^(?:[\w.@-]{1,64}:)?\$2[abxy]\$\d\d\$[./A-Za-z\d]{53}$/, confidence: 0.25 },
      ],
      transform({ hash: typed }, ctx) {
        const accounts = readAccounts(typed);
        if (accounts.length === 0) throw ctx.fail('no-hash');
        const hash = accounts.find((account) => account.hash)?.hash;
        return {
          verdict: hash ? rated(hash.method, ctx) : null,
          scheme: hash?.scheme ?? ctx.say('no-password'),
          facts: hash ? factRows(hash.method, ctx) : [],
          salt: hash?.salt || null,
          digest: hash?.digest || null,
          accounts: (accounts.length === 1 ? [] : accounts).map(({ line, user, hash: read, problem }) => ({
            line,
            user,
            scheme: read?.scheme ?? null,
            rating: read ? rated(read.method, ctx).label : ctx.say(problem ? 'unreadable' : 'no-password'),
          })),
        };
      },
      examples: {
        argon2Hash: {
          input: { hash: ARGON2 },
          output: { scheme: 'Argon2id', verdict: { tone: 'good' }, salt: 'c29tZXNhbHQ' },
        },
        wholeFile: { input: { hash: FILE }, check: ({ accounts }) => accounts.length === 3 },
      },
    }),
  },
});

function rated(method: Method, ctx: ContextOf<typeof ratings>) {
  const { rating, tone, wanted } = judge(method);
  return { tone, label: ctx.say(rating, { wanted }) };
}

const described = { messages: [...FACT_NAMES, 'mebibytes', 'bytes', 'first-72-bytes'] } as const;

function factRows(method: Method, ctx: ContextOf<typeof described>): KeyValue[] {
  return factsOf(method).map(({ name, value, unit }) => ({
    key: ctx.say(name),
    value: unit === null ? value : ctx.say(unit, { size: value, count: Number(value) }),
  }));
}

function checkPassword(
  password: string,
  ctx: ContextOf<typeof named & { fields: { password: typeof password } }>,
  isBcrypt: boolean,
): void {
  const lone = loneSurrogateAt(password);
  if (lone >= 0) throw ctx.fail('lone-surrogate', { field: 'password', at: { offset: lone } });
  if (isBcrypt) for (const spot of bcryptBlindSpots(password)) ctx.warn(spot);
}
