import { choice, type ContextOf, defineTool, integer, operation, out, secret, text } from '../../src/core/spec.ts';
import { bcryptBlindSpots, hashBcrypt, parseBcrypt, verifyBcrypt } from '../../src/lib/crypto/bcrypt.ts';
import type { BcryptVersion } from '../../src/lib/crypto/bcrypt.ts';
import { loneSurrogateAt } from '../../src/lib/bytes/utf8.ts';

const problems = ['not-bcrypt', 'unsupported-version', 'bad-cost', 'bad-length', 'bad-bcrypt-character'] as const;
const versions = { '2b': '$2b$', '2a': '$2a$', '2y': '$2y$' } as const satisfies Record<BcryptVersion, string>;

export const PHP = '$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi';
const hashField = text({ required: true, monospace: true });

const checked = {
  fields: { password: secret({ primary: true }) },
  failures: ['lone-surrogate'],
  warnings: ['over-72-bytes', 'nul'],
} as const;

export default defineTool({
  icon: 'vault',
  createdAt: '2022-04-18',
  related: ['hash-text', 'token-generator', 'password-strength-analyser'],
  operations: {
    hash: operation({
      fields: {
        password: secret({ primary: true }),
        cost: integer({ min: 4, max: 31, initial: 10 }),
        version: choice(versions),
      },
      output: out.row(),
      failures: checked.failures,
      warnings: checked.warnings,
      aliases: { bcrypt: {} },
      also: { verify: ({ password }) => ({ password }) },
      cost: ({ cost }) => workOf(cost),
      async transform({ password, cost, version }, ctx) {
        checkPassword(password, ctx);
        return hashBcrypt(password, { version, cost, salt: ctx.random(16), progress: ctx.progress });
      },
      examples: {
        usualPassword: {
          input: { password: 'correct horse' },
          check: (hash) => /^\$2b\$10\$[./A-Za-z\d]{53}$/.test(String(hash)),
          warns: [],
        },
        fastTest: {
          input: { password: 'pâss 😀', cost: 4, version: '2y' },
          check: (hash) => String(hash).startsWith('$2y$04$'),
        },
      },
    }),

    verify: operation({
      // The empty password also has a hash.
      fields: { password: secret({ primary: true, required: false }), hash: hashField },
      output: { verdict: out.verdict(), cost: out.row() },
      failures: [...checked.failures, ...problems],
      warnings: checked.warnings,
      messages: ['match', 'no-match'],
      aliases: { 'bcrypt-verify': {} },
      cost: ({ hash }) => workOf(Number(/^\s*\$2.\$(\d\d)\$/.exec(hash)?.[1] ?? 10)),
      async transform({ password, hash }, ctx) {
        const parts = ctx.within('hash', () => parseBcrypt(hash));
        checkPassword(password, ctx);
        const fits = await verifyBcrypt(password, parts, { progress: ctx.progress });
        return {
          verdict: fits ? { tone: 'good', label: ctx.say('match') } : { tone: 'bad', label: ctx.say('no-match') },
          cost: parts.cost,
        };
      },
      examples: {
        rightPassword: { input: { password: 'password', hash: PHP }, output: { verdict: { tone: 'good' }, cost: 10 } },
        wrongPassword: { input: { password: 'Password', hash: PHP }, output: { verdict: { tone: 'bad' } } },
      },
    }),

    inspect: operation({
      fields: { hash: text({ primary: true, single: true, monospace: true }) },
      output: { version: out.row(), cost: out.row(), rounds: out.row(), salt: out.row(), digest: out.row() },
      failures: [...problems],
      messages: ['php-variant', 'old-variant', 'current-variant'],
      answers: 'inline',
      aliases: { 'bcrypt-info': {} },
      detect: [{ pattern: /^\$2[aby]\$\d\d\$[./A-Za-z\d]{53}$/, length: [60, 60], confidence: 0.97 }],
      transform({ hash }, ctx) {
        const { version, cost, salt, digest } = parseBcrypt(hash);
        const note = { '2b': 'current-variant', '2a': 'old-variant', '2y': 'php-variant' } as const;
        return { version: ctx.say(note[version]), cost, rounds: 2 ** cost, salt, digest };
      },
      examples: {
        phpHash: {
          input: { hash: PHP },
          output: { cost: 10, rounds: 1024, salt: '92IXUNpkjO0rOQ5byMi.Ye', digest: '4oKoEa3Ro9llC/.og/at2.uheWG/igi' },
        },
      },
    }),
  },
});

/** Milliseconds of one hash: each step of the cost doubles the work. */
function workOf(cost: number): number {
  return 80 * 2 ** (cost - 10);
}

function checkPassword(password: string, ctx: ContextOf<typeof checked>): void {
  const lone = loneSurrogateAt(password);
  if (lone >= 0) throw ctx.fail('lone-surrogate', { field: 'password', at: { offset: lone } });
  for (const spot of bcryptBlindSpots(password)) ctx.warn(spot);
}
