// No value of a secret field is in anything that a front says: failures, warnings, readings, links and commands.
import { describe, expect, test } from 'vitest';
import * as api from '../../src/api/index.ts';
import { answerTo } from '../../src/api/run.ts';
import { commandLine, flagsOf } from '../../src/core/sharing/command-line.ts';
import { encodeLink } from '../../src/core/link.ts';
import { runTool } from '../../src/core/run.ts';
import type { Tool } from '../../src/core/tool.ts';
import { initialValues } from '../../src/operation/values.ts';
import { environment } from './environment.ts';
import { everyOperation, type TestedOperation } from './every-tool.ts';

type Input = Readonly<Record<string, unknown>>;

const withSecrets = everyOperation.filter(([, , , op]) => Object.values(op.fields).some(({ secret }) => secret));
const secretNames = ({ fields }: TestedOperation) => Object.keys(fields).filter((name) => fields[name]?.secret);
const MARK = 'Hunter2-pässwörd-№9';

/** Values that a secret field refuses in many ways; each has the mark whole. */
const HOSTILE = [
  MARK,
  `${MARK}${'!'.repeat(30_000)}`,
  `${MARK}\u0000\ud800:`,
  `Digest ${MARK}`,
  `-----BEGIN PRIVATE KEY-----\n${MARK}\n-----END PRIVATE KEY-----`,
  `otpauth://${MARK}/a?secret=${MARK}`,
  `otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&algorithm=${MARK}`,
  `otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&period=30\n${MARK}`,
  `otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP&digits=${MARK}&issuer=${MARK}`,
  `WIFI:T:${MARK};S:${MARK};P:${MARK}`,
  `{"kty":"${MARK}","k":"${MARK}"}`,
  `${`${MARK} `.repeat(11)}abandon`,
  `"${MARK}"`,
  `Bearer ${MARK}.${MARK}.${MARK}`,
  `$2a$99$${MARK}`,
];

/** What is said of a run, without its output. */
async function sayings(id: string, tool: Tool, name: string, op: TestedOperation, input: Input): Promise<string> {
  const result = await runTool(tool, name, input, environment());
  const said = result.ok ? { warnings: result.warnings, readings: result.readings } : result.failure;
  const { answer, ended } = await answerTo({ tool: id, input }, { language: 'en' });
  const { outcome } = ended ?? {};
  const told = answer.ok ? { ...answer, output: null } : answer;
  const words = outcome?.kind === 'value' ? outcome.warnings : outcome;
  return [
    JSON.stringify(said),
    JSON.stringify(told),
    JSON.stringify(words),
    flagsOf(op, input),
    encodeLink(name, op, input),
    commandLine(id, name, op, input) ?? '',
  ].join('\n');
}

/** Inputs of the examples and cases whose secrets are each replaced, and those that have their own. */
function inputsOf(op: TestedOperation): Input[] {
  // A run that takes long says the same of all its secrets.
  const hostile = op.cost ? HOSTILE.slice(0, 5) : HOSTILE;
  const costOf = (input: Input) => op.cost?.({ ...initialValues(op), ...input } as never) ?? 0;
  const bases = op.cases.map(({ input }) => input as Input).toSorted((a, b) => costOf(a) - costOf(b));
  const filled = bases.find((input) => secretNames(op).every((name) => input[name] !== undefined)) ?? bases[0] ?? {};
  const failing = op.cases.filter((one) => 'fails' in one).map(({ input }) => input as Input);
  const replaced = secretNames(op).flatMap((name) => hostile.map((value) => ({ ...filled, [name]: value })));
  return [...replaced, ...failing];
}

describe.each(withSecrets)('%s', (id, tool, name, op) => {
  test('says nothing of its secrets', async () => {
    const named = secretNames(op);
    for (const input of inputsOf(op)) {
      const said = await sayings(id, tool, name, op, input);
      const values = named.flatMap((field) => [input[field]].flat()).filter((value) => typeof value === 'string');
      for (const secret of values.flatMap((value) => [MARK, value, ...value.split(/\s+/)])) {
        const others = Object.entries(input).filter(([field]) => !named.includes(field));
        if (secret.length < 7 || JSON.stringify(others).includes(secret)) continue;
        expect(said.toLowerCase(), JSON.stringify(input)).not.toContain(secret.toLowerCase());
      }
    }
  }, 60_000);
});

test('every operation with a secret field has been driven', () => {
  expect(withSecrets.length).toBeGreaterThan(15);
  for (const [, , , op] of withSecrets) expect(inputsOf(op).length).toBeGreaterThanOrEqual(5);
});

test('a failure of an option names the option, not its value', async () => {
  const { ended } = await answerTo(
    { tool: 'encrypt', input: { text: 'a', passphrase: 'x'.repeat(20_001) } },
    { language: 'en' },
  );
  expect(ended?.outcome).toMatchObject({ kind: 'failure', text: expect.stringMatching(/^--passphrase: /) });
});

test('a request that names no tool is not repeated', async () => {
  const call = `decrypt --passphrase=${MARK}`;
  const answers = [
    api.run(call as never, 'x'),
    api.run(`decrypt/${MARK.slice(0, 3)} --passphrase=${MARK}` as never, 'x'),
    api.run('decrypt', { pasphrase: MARK, encrypted: 'x' } as never),
    api.read(`${call} x`),
    api.read(`decrypt --pasphrase=${MARK} x`),
    api.chain(`${call.replace('passphrase', 'pasphrase')} | foo`, { text: 'x' }),
    api.chain(`nothing --passphrase=${MARK} | b64`, { text: 'x' }),
    api.chain([{ tool: call as never }], { text: 'x' }),
  ];
  for (const answer of await Promise.all(answers)) {
    expect(answer.ok).toBe(false);
    expect(JSON.stringify(answer)).not.toContain(MARK);
  }
});
