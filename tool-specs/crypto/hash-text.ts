import { choice, content, defineTool, isInputFile, operation, out, text } from '../../src/core/spec.ts';
import type { InputFile, KeyValue } from '../../src/core/spec.ts';
import { encodeHex, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { writeBytes, WRITINGS } from '../../src/lib/bytes/written-bytes.ts';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId, digest } from '../../src/lib/crypto/digest.ts';
import { fittingAlgorithms, readDigest } from '../../src/lib/crypto/read-digest.ts';

const names = Object.fromEntries(ALGORITHM_IDS.map((id) => [id, ALGORITHMS[id].name])) as Record<AlgorithmId, string>;

/** Milliseconds per byte for all digests together. */
const ALL_MS_PER_BYTE = 0.000_15;

const source = content({ primary: true, required: false });
const encoding = choice(WRITINGS);

export default defineTool({
  icon: 'fingerprint',
  createdAt: '2022-04-04',
  sequence: ['g', 's'],
  redirectFrom: ['/hash'],
  operations: {
    hash: operation({
      fields: { text: source, algorithm: choice(names, { initial: 'sha-256' }), encoding },
      output: out.text({ wrap: false }),
      failures: ['lone-surrogate'],
      warnings: ['trailing-newline'],
      answers: 'inline',
      anyText: true,
      also: { all: ({ text, encoding }) => ({ text, encoding }) },
      aliases: {
        hash: {},
        sha256: { algorithm: 'sha-256' },
        md5: { algorithm: 'md5' },
        sha1: { algorithm: 'sha-1' },
        sha512: { algorithm: 'sha-512' },
        sha384: { algorithm: 'sha-384' },
        sha224: { algorithm: 'sha-224' },
        sha3: { algorithm: 'sha3-256' },
        'sha3-512': { algorithm: 'sha3-512' },
        keccak: { algorithm: 'keccak-256' },
        ripemd160: { algorithm: 'ripemd-160' },
        blake2b: { algorithm: 'blake2b-512' },
        blake2s: { algorithm: 'blake2s-256' },
        blake3: { algorithm: 'blake3' },
        whirlpool: { algorithm: 'whirlpool' },
        sm3: { algorithm: 'sm3' },
        crc32: { algorithm: 'crc-32' },
        adler32: { algorithm: 'adler-32' },
        xxh64: { algorithm: 'xxh64' },
      },
      async transform({ text, algorithm, encoding }, ctx) {
        if (typeof text === 'string' && text.endsWith('\n')) ctx.warn('trailing-newline');
        const digests = await digest([algorithm], bytesOf(text), ctx);
        return writeBytes(digests[algorithm], encoding);
      },
      examples: {
        greeting: {
          input: { text: 'hello' },
          output: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        },
        oldMd5: { input: { text: '', algorithm: 'md5' }, output: 'd41d8cd98f00b204e9800998ecf8427e' },
        inBase64: {
          input: { text: 'abc', encoding: 'base64' },
          output: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
        },
        truncated: {
          input: { text: 'abc', algorithm: 'sha-512-256', encoding: 'HEX' },
          output: '53048E2681941EF99B2E29B76B4C7DABE4C2D0C634FC6D46E0E2F13107E7AF23',
        },
        crc: { input: { text: '123456789', algorithm: 'crc-32' }, output: 'cbf43926' },
      },
    }),

    all: operation({
      fields: { text: source, encoding },
      output: out.keyValue(),
      failures: ['lone-surrogate'],
      aliases: { hashes: {} },
      cost: ({ text }) => 10 + (isInputFile(text) ? text.size : text.length) * ALL_MS_PER_BYTE,
      async transform({ text, encoding }, ctx) {
        const digests = await digest(ALGORITHM_IDS, bytesOf(text), ctx);
        return ALGORITHM_IDS.map((id): KeyValue => ({ key: names[id], value: writeBytes(digests[id], encoding) }));
      },
      examples: {
        shortText: {
          input: { text: 'abc' },
          check: (rows) => valueOf(rows, 'MD5') === '900150983cd24fb0d6963f7d28e17f72',
        },
        emptyText: {
          input: { text: '' },
          check: (rows) => valueOf(rows, 'SHA-1') === 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
        },
        chinese: {
          input: { text: '你好', encoding: 'HEX' },
          check: (rows) => valueOf(rows, 'MD5') === '7ECA689F0D3389D9DEA66AE112E5CFD7',
        },
      },
    }),

    compare: operation({
      fields: { text: source, expected: text({ required: true, monospace: true }) },
      output: { verdict: out.verdict(), algorithm: out.row(), actual: out.keyValue() },
      failures: ['lone-surrogate', 'not-a-digest', 'other-algorithm'],
      messages: ['match', 'no-match'],
      async transform({ text, expected }, ctx) {
        const { named, readings: wanted } = readDigest(expected);
        if (named === null) throw ctx.fail('other-algorithm', { field: 'expected' });
        const candidates = fittingAlgorithms(named, wanted);
        if (candidates.length === 0) throw ctx.fail('not-a-digest', { field: 'expected' });
        const digests = await digest(candidates, bytesOf(text), ctx);
        const algorithm = candidates.find((id) => wanted.some((bytes) => encodeHex(bytes) === encodeHex(digests[id])));
        return {
          verdict: algorithm
            ? { tone: 'good', label: ctx.say('match', { algorithm: names[algorithm] }) }
            : { tone: 'bad', label: ctx.say('no-match') },
          algorithm: algorithm ? names[algorithm] : null,
          actual: candidates.map((id): KeyValue => ({
            key: names[id],
            value: encodeHex(digests[id]),
            tone: id === algorithm ? 'good' : 'neutral',
          })),
        };
      },
      examples: {
        checksumMatches: {
          input: { text: 'abc', expected: 'BA7816BF 8F01CFEA 414140DE 5DAE2223 B00361A3 96177A9C B410FF61 F20015AD' },
          output: { algorithm: 'SHA-256' },
        },
        base64Checksum: {
          input: { text: 'abc', expected: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' },
          output: { algorithm: 'SHA-256' },
        },
        changedFile: {
          input: { text: 'abd', expected: '900150983cd24fb0d6963f7d28e17f72' },
          output: { verdict: { tone: 'bad' }, algorithm: null },
        },
        md5sumLine: {
          input: { text: 'abc', expected: '900150983cd24fb0d6963f7d28e17f72  abc.txt' },
          output: { algorithm: 'MD5' },
        },
      },
    }),

    identify: operation({
      fields: { digest: text({ primary: true, single: true, monospace: true }) },
      output: { algorithms: out.row(), length: out.row(), reversible: out.row() },
      failures: ['not-a-digest', 'other-algorithm'],
      messages: ['bits', 'one-way'],
      aliases: { 'hash-id': {}, 'identify-hash': {} },
      answers: 'inline',
      detect: [
        {
          // 128, 160, 224, 256, 384 or 512 bits in hexadecimal, optionally followed by a file name, as in the output of
          // sha256sum
          pattern:
            /^(?=\d*[a-f])(?=[a-f]*\d)(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?: [ *][^\n]{1,300})?$/i,
          confidence: 0.7,
        },
      ],
      transform({ digest: typed }, ctx) {
        const { named, readings } = readDigest(typed);
        if (named === null) throw ctx.fail('other-algorithm');
        const [read] = readings; // what is hexadecimal is no Base64
        const fitting = fittingAlgorithms(named, read ? [read] : []);
        const [first] = fitting;
        if (!first) throw ctx.fail('not-a-digest');
        return {
          algorithms: fitting.map((id) => names[id]).join(', '),
          length: ctx.say('bits', { count: 8 * ALGORITHMS[first].size }),
          reversible: ctx.say('one-way'),
        };
      },
      examples: {
        sha256Hash: {
          input: { digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
          check: ({ algorithms }) => String(algorithms).startsWith('SHA-256, SHA-512/256, SHA3-256'),
        },
        md5sumLine: {
          input: { digest: '900150983cd24fb0d6963f7d28e17f72  abc.txt' },
          check: ({ algorithms }) => String(algorithms).startsWith('MD5'),
        },
        base64Hash: {
          input: { digest: 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' },
          check: ({ length }) => length !== null,
        },
      },
    }),
  },
});

function bytesOf(text: string | InputFile): Uint8Array | InputFile {
  return isInputFile(text) ? text : encodeUtf8(text);
}

function valueOf(rows: readonly KeyValue[], key: string): unknown {
  return rows.find((row) => row.key === key)?.value;
}
