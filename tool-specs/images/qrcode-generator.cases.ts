import { casesOf } from '../../src/core/spec.ts';
import type tool from './qrcode-generator.ts';

const file = (content: string) => new File([Uint8Array.from(content, (char) => char.charCodeAt(0))], 'logo');
/** A PNG of one pixel. */
const PIXEL = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==');

export default casesOf<typeof tool>({
  text: {
    unrecognized: {
      'https://example.com': 'any text',
      '二维码 😀': 'any text',
      Hello: 'any text',
      'Hello!': 'any text',
    },
    finds: {
      'vCard or calendar': {
        matches: ['BEGIN:VCARD\nVERSION:3.0\nFN:Anna Smith\nEND:VCARD'],
        rejects: ['BEGIN:VCARD', 'BEGIN:VCARD\nEND:VEVENT', 'BEGIN: now\nEND: later'],
      },
    },
    examples: [
      {
        input: { text: 'x', foreground: '#ffffff', background: '#000000' },
        output: { bytes: 1 },
        warns: ['inverted'],
      },
      // what is typed is what is read: nothing is trimmed
      { input: { text: ' two\nlines \n' }, output: { payload: ' two\nlines \n', bytes: 12 } },
      { input: { text: 'x', foreground: '#ccc' }, output: { bytes: 1 }, warns: ['low-contrast'] },
      { input: { text: 'x', margin: 0, size: 32 }, output: {}, warns: ['quiet-zone', 'small-modules'] },
      { input: { text: 'a'.repeat(2331) }, output: { capacity: { tone: 'warn' } } },
      { input: { text: 'x', shape: 'dots' }, check: ({ svg }) => !svg.includes('crispEdges') && svg.includes('a0.46') },
      {
        input: { text: 'x', logo: file(PIXEL) },
        check: ({ svg }) =>
          /<image x="12.5" y="12.5" width="4" height="4" href="data:image\/png;base64,iVBOR/.test(svg),
        warns: ['level-for-logo'],
      },
      { input: { text: 'x', level: 'H', logo: file(PIXEL) }, output: { bytes: 1 }, warns: [] },
      { input: { text: 'x', logo: file('%PDF-1.7') }, fails: 'not-a-logo', field: 'logo' },
      { input: { text: 'x', logo: file('x'.repeat(500_001)) }, fails: 'logo-too-large' },
      { input: { text: '' }, output: { svg: '', capacity: null } },
      { input: { text: 'a'.repeat(2332) }, fails: 'over-capacity' },
      { input: { text: 'x\ud83d' }, fails: 'lone-surrogate', at: { offset: 1 } },
    ],
  },
  wifi: {
    examples: [
      {
        input: { ssid: 'é', security: 'nopass', hidden: true },
        output: { payload: 'WIFI:T:nopass;S:é;H:true;;' },
        warns: [],
      },
      { input: { ssid: 'N', security: 'SAE' }, output: {}, warns: ['no-password'] },
    ],
  },
  contact: {
    examples: [{ input: { givenName: '' }, output: { svg: '', payload: null } }],
  },
  email: {
    examples: [
      {
        input: { to: 'a+b@c.example', body: '1\n2' },
        output: { payload: 'mailto:a+b@c.example?body=1%0D%0A2' },
      },
      { input: { to: 'a@b.example', subject: 'x\udc00' }, fails: 'lone-surrogate' },
    ],
  },
  phone: {
    examples: [{ input: { phone: '112', action: 'message' }, output: { payload: 'SMSTO:112' } }],
  },
  location: {
    unrecognized: {
      '-33.8568 151.2153': 'any text',
    },
    finds: {
      'geo URI': {
        matches: [
          ['geo:52.52,13.405', '52.52,13.405'],
          ['geo:37.78,-122.39;u=35', '37.78,-122.39'],
        ],
        rejects: ['geo:here', 'geo 52.52,13.405'],
      },
      coordinates: { matches: ['52.5200, 13.4050'], rejects: ['1.5, 2.5', '520.1234, 13.4050', '3.141, apples'] },
    },
    examples: [
      { input: { coordinates: '91, 0' }, fails: 'not-coordinates' },
      { input: { coordinates: 'Paris' }, fails: 'not-coordinates' },
    ],
  },
  event: {
    examples: [
      {
        input: { title: 'Lunch', start: '2026-12-01T12:30', end: '2026-12-01T11:30' },
        fails: 'end-not-after-start',
        field: 'end',
      },
      {
        input: { title: 'Lunch', start: '2026-12-01T12:30', end: '2026-12-01T12:30:00' },
        fails: 'end-not-after-start',
      },
      { input: { title: 'Without a time' }, output: { svg: '' } },
    ],
  },
  payment: {
    examples: [
      {
        input: { iban: 'GB82WEST12345698765432', beneficiary: 'A' },
        check: ({ svg }) => svg.startsWith('<svg'),
      },
      { input: { iban: 'DE89370400440532013001', beneficiary: 'A' }, fails: 'not-an-iban' },
      // The check digits are right, the length is not that of Germany
      { input: { iban: 'DE41370400440532013', beneficiary: 'A' }, fails: 'not-an-iban' },
      { input: { iban: 'BH67BMAG00001299123456', beneficiary: 'A' }, fails: 'not-sepa', field: 'iban' },
      unpayable({ amount: 0.001 }, 'amount-not-cents', 'amount'),
      unpayable({ amount: 12.345 }, 'amount-not-cents', 'amount'),
      unpayable({ bic: 'BPOTBEB' }, 'not-a-bic', 'bic'),
      unpayable({ reference: 'RF19539007547034' }, 'bad-reference', 'reference'),
      unpayable({ reference: 'RF18539007547034', text: 'Invoice 7' }, 'reference-and-text', 'text'),
      unpayable({ reference: '1'.repeat(36) }, 'too-many-characters', 'reference'),
      unpayable({ beneficiary: 'ä'.repeat(71) }, 'too-many-characters', 'beneficiary'),
      unpayable({ text: 'x'.repeat(141) }, 'too-many-characters', 'text'),
      unpayable({ beneficiary: '€'.repeat(70), text: 'x'.repeat(140) }, 'too-many-bytes', 'text'),
      {
        input: { iban: 'GB82WEST12345698765432', beneficiary: 'A', level: 'L' },
        output: { bytes: 39 },
        warns: ['not-level-m'],
      },
      {
        input: { iban: 'DE89370400440532013000', beneficiary: 'ä'.repeat(70), amount: 0.01, text: 'x'.repeat(140) },
        check: ({ payload }) => String(payload).includes('\nEUR0.01\n'),
        warns: [],
      },
    ],
  },
});

/** A payment that EPC069-12 does not allow; a test and no chip. */
function unpayable<const I, const C, const F>(input: I, fails: C, field: F) {
  return { input: { iban: 'DE89370400440532013000', beneficiary: 'A', ...input }, fails, field };
}
