import { casesOf } from '../../src/core/spec.ts';
import type tool from './mac-address-generator.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { prefix: '001b.44' }, check: (text) => text.startsWith('00:1B:44:'), warns: ['prefix-decides'] },
      {
        input: { prefix: '8c1f.640', administration: 'any', cast: 'any', quantity: 50 },
        check: (text) =>
          text.split('\n').every((mac) => mac.startsWith('8C:1F:64:0')) && !/^(?:8C:1F:64:00:.*\n?)+$/.test(text),
      },
      { input: { prefix: 'ff:ee:a', cast: 'any' }, check: (text) => text.startsWith('FF:EE:0A:') },
      {
        input: { prefix: 'ff ee:aa', notation: 'hyphen', cast: 'any', uppercase: false },
        check: (text) => text.startsWith('ff-ee-aa-'),
      },
      {
        input: { prefix: '0123456', notation: 'bare', administration: 'any', cast: 'any' },
        check: (text) => text.startsWith('01234506'),
      },
      { input: { prefix: '64:16:7F' }, check: (text) => text.startsWith('64:16:7F'), warns: ['prefix-decides'] },
      {
        input: { prefix: '8C:1F:64:AB:C0/36', administration: 'universal', quantity: 50 },
        check: (text) => text.split('\n').every((mac) => mac.startsWith('8C:1F:64:AB:C')),
        warns: [],
      },
      {
        input: { quantity: 5000 },
        check: (text) => new Set(text.split('\n')).size === 5000 && /^([\dA-F][26AE][^\n]*\n?)+$/.test(text),
      },
      { input: { quantity: 256, prefix: '02:00:00:00:00' }, check: (text) => new Set(text.split('\n')).size === 256 },
      {
        input: { quantity: 3, prefix: '02:00:00:00:00:00/40', order: 'consecutive' },
        check: (text) => {
          const [a = 0, b, c] = text.split('\n').map((mac) => parseInt(mac.slice(-2), 16));
          return b === (a + 1) % 256 && c === (a + 2) % 256;
        },
      },
      { input: { cast: 'multicast', administration: 'universal' }, check: (text) => /^[\dA-F][159D]:/.test(text) },
      { input: { length: 'eui64' }, check: (text) => text.split(':').length === 8 },
      { input: { prefix: '02:00:00:00:00:01', quantity: 1 }, output: '02:00:00:00:00:01' },
      { input: { prefix: '02:00:00:00:00:01', quantity: 2 }, fails: 'too-few', field: 'prefix' },
      { input: { prefix: '64:1G' }, fails: 'mac-bad-character', field: 'prefix', at: { offset: 4 } },
      { input: { prefix: '00:11:22:33:44:55:66' }, fails: 'prefix-too-long', field: 'prefix' },
      { input: { prefix: '00:11/49' }, fails: 'bad-prefix-length', field: 'prefix', at: { offset: 6 } },
    ],
  },
});
