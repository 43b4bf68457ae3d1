import { casesOf } from '../../src/core/spec.ts';
import { REGISTRY } from '../../src/lib/identifiers/iban/registry.ts';
import type tool from './iban-validator-and-parser.ts';

export default casesOf<typeof tool>({
  check: {
    unrecognized: { 'gb29-nwbk-6016-1331-9268-19': 'hyphens, as in license keys' },
    detect: [
      {
        matches: ['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819', 'IBAN: NO93 8601 1117 947'],
        rejects: ['DE8', 'hello world', '2001db8', 'D89370400440532013000', 'AB12-CD34-EF56'],
      },
    ],
    examples: [
      bad('FR7630006060011234567890189', 'wrong-check', 'wrong-national'),
      { input: { iban: 'CH4431999123000889012' }, output: { qrIban: { message: 'yes' } }, warns: [] },
      { input: { iban: 'CH9300762011623852957' }, output: { qrIban: { message: 'no' } }, warns: [] },
      good('MT84 MALT 0110 0001 2345 MTLC AST0 01S'),
      good('RU0304452522540817810538091310419'),
      good('IBAN: NO93.8601.1117.947'),
      good('ＤＥ89 3704 0044 0532 0130 00'),
      good('SN08SN0100152000048500003035', 'not-in-registry'),
      bad('DE89 37O4 0044 0532 0130 00', 'wrong-check', 'wrong-format'),
      bad('DE00', 'wrong-length'),
      bad('DEXX370400440532013000', 'check-not-digits'),
      bad('DE893704004405320130001', 'wrong-length'),
      // 99 and 02 leave the same remainder, and only one is right (ISO 7064)
      bad('DE99370400440532010007', 'wrong-check'),
      { input: { iban: 'XX123' }, fails: 'iban-unknown-country', at: { offset: 0 } },
      { input: { iban: 'DE89 3704 €044' }, fails: 'iban-bad-character', at: { offset: 10 } },
      { input: { iban: '-' }, fails: 'iban-unknown-country' },
    ],
  },
  compose: {
    examples: [
      { input: { bban: '3704' }, fails: 'wrong-length' },
      { input: { bban: 'NWBK60161331926819' }, fails: 'wrong-format' },
      { input: { bban: '37040044€' }, fails: 'iban-bad-character', at: { offset: 8 } },
    ],
  },
  batch: {
    examples: [
      {
        input: { ibans: [...REGISTRY.values()].map(({ example }) => example).join('\n') },
        check: (rows) => rows.length === 89 && rows.every(({ problem }) => problem === null),
      },
      { input: { ibans: '\n' }, output: [] },
    ],
  },
  countries: {
    examples: [
      { input: { country: '德国' }, language: 'cn', check: ([row]) => row?.structure === '8!n10!n' },
      { input: { country: 'atlantis' }, output: [] },
    ],
  },
});

/** An example of a valid IBAN that is no chip. */
function good(iban: string, ...warns: 'not-in-registry'[]) {
  return { input: { iban }, output: { verdict: { tone: 'good' as const } }, warns };
}

/** An example of an IBAN that is read and not valid. */
function bad<const W extends string>(iban: string, ...warns: W[]) {
  return { input: { iban }, output: { verdict: { tone: 'bad' as const } }, warns };
}
