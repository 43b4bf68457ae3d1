import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { type default as tool, FOX, WEBHOOK, WEBHOOK_CODE } from './hmac-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      // the key is text although it looks like hexadecimal
      {
        input: { text: '12345;78910', key: '12345' },
        output: '12476f110137a6c8243aa1ec839a4a09e7232ad682e407cc987ad3d1e2a91aef',
      },
      {
        input: { text: FOX, key: 'key', algorithm: 'sha3-512' },
        output:
          '237a35049c40b3ef5ddd960b3dc893d8284953b9a4756611b1b61bffcf53edd979f93547db714b06ef0a692062c609b70208ab8d4a280ceee40ed8100f293063',
      },
      {
        input: { text: FOX, key: 'key', algorithm: 'keccak-512' },
        check: (code) => code.startsWith('22fb03b3391bc0ad'), // what others sell as SHA-3
      },
      // RFC 2202, case 2
      {
        input: { text: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'md5' },
        output: '750c783e6ab0b503eaa86e310a5db738',
      },
      // RFC 4231, cases 3 and 6
      {
        input: {
          text: 'dd'.repeat(50),
          textReading: 'hex',
          key: 'aa'.repeat(20),
          keyReading: 'hex',
          algorithm: 'sha-224',
        },
        output: '7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea',
      },
      {
        input: {
          text: 'Test Using Larger Than Block-Size Key - Hash Key First',
          key: 'aa'.repeat(131),
          keyReading: 'hex',
        },
        output: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
      },
      {
        input: { text: '', key: '' },
        output: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad',
        warns: ['empty-key'],
      },
      { input: { text: 'a\n', key: 'k' }, check: (code) => code.length === 64, warns: ['trailing-newline'] },
      {
        input: { text: '👋 héllo', key: 'ключ 🔑' },
        output: 'fba465ca2b0e5489aa4d93bb2f32831845e032c3499bca60293ee57a8540165b',
      },
      // bytes as they are: a file must not pass through text
      {
        input: {
          text: sampleFile('bytes.bin', '', new Uint8Array([0xff, 0x00, 0xfe])),
          key: 'key',
          textReading: 'hex',
        },
        output: 'bf735794f51ea7d3ff0132e2d2fdca77428548ca5bc07c1bd2efd82bcd0a93e4',
      },
      { input: { text: 'a', key: '12345', keyReading: 'hex' }, fails: 'odd-digits', field: 'key' },
      { input: { text: 'zz', textReading: 'hex' }, fails: 'bad-character', field: 'text', at: { offset: 0 } },
      { input: { text: 'a\ud800', key: 'k' }, fails: 'lone-surrogate', at: { offset: 1 } },
    ],
  },
  verify: {
    examples: [
      // RFC 4231, case 5
      {
        input: {
          text: 'Test With Truncation',
          key: '0c'.repeat(20),
          keyReading: 'hex',
          expected: 'A3B61674 73100EE0 6E0C796C 2955552B',
        },
        output: {
          verdict: { tone: 'warn', label: { message: 'match-truncated', params: { found: 128, wanted: 256 } } },
        },
      },
      { input: { ...WEBHOOK, expected: '757107ea0eb2' }, fails: 'too-short', field: 'expected' },
      { input: { ...WEBHOOK, algorithm: 'md5', expected: WEBHOOK_CODE }, fails: 'wrong-length', field: 'expected' },
      { input: { ...WEBHOOK, expected: 'what?' }, fails: 'not-a-code', field: 'expected' },
    ],
  },
});
