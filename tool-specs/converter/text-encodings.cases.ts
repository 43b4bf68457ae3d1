import { casesOf } from '../../src/core/spec.ts';
import type { CodecId } from '../../src/lib/text/codecs.ts';
import type tool from './text-encodings.ts';

/** Text, encoding and what it becomes; both ways unless it doesn't come back. */
const PAIRS: readonly (readonly [CodecId, string, string])[] = [
  // RFC 4648, 10
  ['base32', 'f', 'MY======'],
  ['base32', 'fo', 'MZXQ===='],
  ['base32', 'foo', 'MZXW6==='],
  ['base32', 'foob', 'MZXW6YQ='],
  ['base32', 'fooba', 'MZXW6YTB'],
  ['base32', 'foobar', 'MZXW6YTBOI======'],
  ['base32hex', 'foobar', 'CPNMUOJ1E8======'],
  ['base32hex', 'f', 'CO======'],
  // RFC 9285, 4.3
  ['base45', 'AB', 'BB8'],
  ['base45', 'Hello!!', '%69 VD92EX0'],
  ['base45', 'base-45', 'UJCLQE7W581'],
  ['base45', 'ietf!', 'QED8WEX0'],
  // draft-msporny-base58, 5
  ['base58', 'Hello World!', '2NEpo7TZRRrLZSi2U'],
  [
    'base58',
    'The quick brown fox jumps over the lazy dog.',
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['base58', '\0\0a', '112g'],
  // Python 3.11: base64.a85encode, b85encode, quopri
  ['ascii85', 'Hello, World!', '87cURD_*#4DfTZ)+T'],
  ['ascii85', '\0\0\0\0a', 'z@/'],
  ['ascii85', '😀 é', 'n=Q(u+N(/'],
  ['base85', 'Hello, World!', 'NM&qnZ!92JZ*pv8Ap'],
  ['base85', '😀 é', '@Sm7~Aj7E'],
  ['base91', 'test', 'fPNKd'],
  ['base91', 'Hello, World!', '>OwJh>}AQ;r@@Y?F'],
  ['quoted-printable', 'a=b', 'a=3Db'],
  ['quoted-printable', 'été ', '=C3=A9t=C3=A9=20'],
  ['punycode', 'ドメイン名例.jp', 'xn--eckwd4c7cu47r2wf.jp'],
  ['punycode', 'пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['punycode', 'faß.de', 'xn--fa-hia.de'],
  ['punycode', '😀.example', 'xn--e28h.example'],
  ['morse', 'PARIS 73', '.--. .- .-. .. ... / --... ...--'],
  ['morse', 'A@B.C', '.- .--.-. -... .-.-.- -.-.'],
  ['rot13', 'Why did the chicken cross?', 'Jul qvq gur puvpxra pebff?'],
  ['rot47', 'Hello, World!', 'w6==@[ (@C=5P'],
];

export default casesOf<typeof tool>({
  encode: {
    examples: [
      ...PAIRS.map(([encoding, text, output]) => ({ input: { text, encoding }, output })),
      {
        input: { text: 'x'.repeat(80), encoding: 'quoted-printable' },
        output: `${'x'.repeat(75)}=\r\n${'x'.repeat(5)}`,
      },
      {
        input: { text: 'a\nb', encoding: 'quoted-printable' },
        output: 'a\r\nb',
        noRoundTrip: 'its lines end with CRLF',
      },
      { input: { text: 'ok 😀', encoding: 'morse' }, fails: 'no-morse', at: { offset: 3 } },
      { input: { text: 'a\ud83d', encoding: 'base32' }, fails: 'lone-surrogate', at: { offset: 1 } },
      { input: { text: '', encoding: 'base58' }, output: '' },
      { input: { text: 'é'.repeat(5000), encoding: 'base58' }, check: (text) => text.length > 13_500 },
      { input: { text: 'é'.repeat(20_000), encoding: 'base58' }, fails: 'number-too-long' },
    ],
  },
  decode: {
    examples: [
      ...PAIRS.map(([encoding, output, text]) => ({ input: { text, encoding }, output })),
      { input: { text: 'mzxw 6ytb-oi', encoding: 'base32' }, output: 'foobar', noRoundTrip: 'written in another way' },
      {
        input: { text: '91jPrv3f-5gg5EVVJDHJ22', encoding: 'crockford' },
        output: 'Hello, World!',
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '<~87cURD_*#4DfTZ)+T~>', encoding: 'ascii85' },
        output: 'Hello, World!',
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '%69 VD92EX0\n', encoding: 'base45' },
        output: 'Hello!!',
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '• • •   − − −   • • •', encoding: 'morse' },
        output: 'EEE TTT EEE',
        noRoundTrip: 'written in another way',
      },
      { input: { text: '.... .. | -.--', encoding: 'morse' }, output: 'HI Y', noRoundTrip: 'written in another way' },
      {
        input: { text: '00000000: 4865 6c6c 6f0a                           Hello.', encoding: 'hex-dump' },
        output: 'Hello\n',
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: 'a=\r\nb =20\t\r\nc', encoding: 'quoted-printable' },
        output: 'ab  \r\nc',
        noRoundTrip: 'written in another way',
      },
      // ZeroMQ RFC 32: bytes that aren't text
      {
        input: { text: 'HelloWorld', encoding: 'z85' },
        output: '86 4f d2 6f b5 59 f7 5b',
        warns: ['not-text'],
        noRoundTrip: 'bytes that are no text',
      },
      { input: { text: 'MZXW1===' }, fails: 'bad-sign', at: { offset: 4 } },
      { input: { text: 'M' }, fails: 'bad-length' },
      { input: { text: '72k1xXWG59fYdzSN0A', encoding: 'base58' }, fails: 'bad-sign', at: { offset: 16 } },
      { input: { text: 'GGW', encoding: 'base45' }, fails: 'too-large' },
      { input: { text: 'ABCD', encoding: 'base45' }, fails: 'bad-length' },
      { input: { text: 's8W-"', encoding: 'ascii85' }, fails: 'too-large' },
      { input: { text: 'ab~c', encoding: 'ascii85' }, fails: 'bad-sign' },
      { input: { text: 'a=ZZ', encoding: 'quoted-printable' }, fails: 'bad-escape', at: { offset: 1 } },
      { input: { text: '... ---...---', encoding: 'morse' }, fails: 'no-morse', at: { offset: 4 } },
      { input: { text: 'xn--999999999', encoding: 'punycode' }, fails: 'bad-punycode' },
    ],
  },
  guess: {
    detect: [
      { matches: ['... --- ...', '.... .. / - .... . .-. .', '−·− ·− −'], rejects: ['...', 'a - b', '-----', '1 - 2'] },
      {
        matches: ['xn--bcher-kva.example', 'www.xn--e1afmkfd.xn--p1ai'],
        rejects: ['bcher-kva', 'xn--', 'not xn--bcher-kva here'],
      },
      { matches: ['Gr=C3=B6=C3=9Fe'], rejects: ['a=b', 'x=10', '=C3', 'a == b'] },
      {
        matches: ['JBSWY3DPFQQFO33SNRSCC===', 'JBSWY3DPEBLW64TMMQ======'],
        rejects: ['JBSWY3DP', 'HELLO===', 'JBSWY3DPFQQFO33SNRSCC'],
      },
    ],
    examples: [
      { input: { text: 'zzzz zzzz !!! ÿ' }, output: [], warns: ['no-encoding'] },
      { input: { text: '<~87cURD_*#4DfTZ)+T~>' }, check: (rows) => rows.some(({ text }) => text === 'Hello, World!') },
      { input: { text: '' }, output: [] },
    ],
  },
});
