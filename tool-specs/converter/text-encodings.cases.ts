import { casesOf, sampleFile } from '../../src/core/spec.ts';
import type { CodecId } from '../../src/lib/text/codecs.ts';
import type tool from './text-encodings.ts';

/** Text, encoding and what it becomes; both ways unless it doesn't come back. */
const PAIRS: readonly (readonly [CodecId, string, string])[] = [
  // Python 3.11: base64 module; the other alphabets by division of the number
  ['base16', 'Hello, World!', '48656C6C6F2C20576F726C6421'],
  ['base16', '😀 é', 'F09F988020C3A9'],
  ['base32', 'Hello, World!', 'JBSWY3DPFQQFO33SNRSCC==='],
  ['base32', 'z', 'PI======'],
  ['base32', '\0\0a', 'AAAGC==='],
  ['base32', '😀 é', '6CPZRABAYOUQ===='],
  ['base32', 'ÿ中文', 'YO76JOFN42LIO==='],
  ['base32hex', 'Hello, World!', '91IMOR3F5GG5ERRIDHI22==='],
  ['base32hex', 'z', 'F8======'],
  ['base32hex', '\0\0a', '00062==='],
  ['base32hex', '😀 é', 'U2FPH010OEKG===='],
  ['base32hex', 'ÿ中文', 'OEVU9E5DSQB8E==='],
  ['z-base-32', 'Hello, World!', 'jb1sa5dxfoofq551pt1nn'],
  ['z-base-32', 'z', 'xe'],
  ['z-base-32', '\0\0a', 'yyygn'],
  ['z-base-32', '😀 é', '6nx3tybyaqwo'],
  ['z-base-32', 'ÿ中文', 'aq96jqfph4meq'],
  ['base36', 'Hello, World!', 'fg3h7vqw7een6jwwnzmp'],
  ['base36', 'z', '3e'],
  ['base36', '\0\0a', '002p'],
  ['base36', '😀 é', 'iiw3ds19bjd'],
  ['base36', 'ÿ中文', '2z5xvpke2duo7'],
  ['base58flickr', 'Hello, World!', '72K1Xwvg59ExCZrnNa'],
  ['base58flickr', 'z', '37'],
  ['base58flickr', '\0\0a', '112F'],
  ['base58flickr', '😀 é', 'a7SNnFkJPk'],
  ['base58flickr', 'ÿ中文', 'yK1WoDpfN4z'],
  ['base58ripple', 'Hello, World!', 'fpkrxXWGn9CYdzS4ow'],
  ['base58ripple', 'z', 'sf'],
  ['base58ripple', '\0\0a', 'rrpg'],
  ['base58ripple', '😀 é', 'wf1o4gLjFL'],
  ['base58ripple', 'ÿ中文', 'ZkrAPeQEoh2'],
  ['base58check', 'Hello, World!', 'gTazoqFvnegwaKM8v1B33sR'],
  ['base58check', 'z', 'ErJBnyR'],
  ['base58check', '\0\0a', '11C33fie4'],
  ['base58check', '😀 é', '22fn5J9ZgL9iKsPP'],
  ['base58check', 'ÿ中文', '4hFVZAr7onHx8NVsn'],
  ['base62', 'Hello, World!', '1wJfrzvdbtXUOlUjUf'],
  ['base62', 'z', '1y'],
  ['base62', '\0\0a', '001Z'],
  ['base62', '😀 é', '50CVKYLLAn'],
  ['base62', 'ÿ中文', 'GnyANHjHnr5'],
  ['ascii85', 'z', 'H2'],
  ['ascii85', '\0\0a', '!!$F'],
  ['ascii85', 'ÿ中文', '_nY9BXlbq)'],
  ['base85', 'z', 'dH'],
  ['base85', '\0\0a', '003b'],
  ['base85', 'ÿ中文', '!@uOXt>%`8'],
  ['z-base-32', 'hello', 'pb1sa5dx'],
  // RFC 4648, 10
  ['base16', 'foobar', '666F6F626172'],
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

/** Bytes in hexadecimal, encoding and what they become. */
const BYTES: readonly (readonly [CodecId, string, string])[] = [
  // ZeroMQ RFC 32
  ['z85', '864fd26fb559f75b', 'HelloWorld'],
  // Bitcoin wiki: an address and a private key
  ['base58check', '00010966776006953d5567439e5e39f86a0d273bee', '16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvM'],
  [
    'base58check',
    '800c28fca386c7a227600b2fe50b7cae11ec86d3bf1fbe471be89827e19d72aa1d',
    '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  ],
  // XRP Ledger: ACCOUNT_ZERO
  ['base58ripple', `${'00'.repeat(21)}94a00911`, 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  // draft-msporny-base58, 5
  ['base58', '0000287fb4cd', '11233QC4'],
  ['base32', 'ffffffffff', '77777777'],
  ['crockford', 'ffffffffff', 'ZZZZZZZZ'],
  ['z-base-32', 'f0bfc7', '6n9hq'],
  ['z-base-32', 'd47a04', '4t7ye'],
  ['ascii85', '00000000', 'z'],
  ['base85', 'ffffffff', '|NsC0'],
];

export default casesOf<typeof tool>({
  encode: {
    examples: [
      ...PAIRS.map(([encoding, text, output]) => ({ input: { text, encoding }, output })),
      ...BYTES.map(([encoding, text, output]) => ({ input: { text, encoding, form: 'hex' as const }, output })),
      { input: { text: '4pl/', encoding: 'base45', form: 'base64' }, output: '4TS$2' },
      {
        input: { text: sampleFile('a.bin', '', Uint8Array.of(0xff, 0xfe, 0)), encoding: 'base32' },
        output: '777AA===',
        noRoundTrip: 'bytes that are no text',
      },
      { input: { text: 'ff fe', encoding: 'morse', form: 'hex' }, fails: 'only-text' },
      { input: { text: 'abc', encoding: 'base58', form: 'hex' }, fails: 'odd-digits' },
      { input: { text: 'xyz!', encoding: 'base58', form: 'base64' }, fails: 'bad-character', at: { offset: 3 } },
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
  all: {
    examples: [
      { input: { text: '', form: 'hex' }, output: [] },
      { input: { text: 'zz', form: 'hex' }, fails: 'bad-character' },
      { input: { text: '中'.repeat(2000) }, check: (rows) => rows.length === 17 && rows[1]!.text !== null },
      { input: { text: 'x'.repeat(2001) }, fails: 'too-long' },
    ],
  },
  decode: {
    examples: [
      ...PAIRS.map(([encoding, said, text]) => ({ input: { text, encoding }, output: { text: said, file: null } })),
      ...BYTES.map(([encoding, said, text]) => ({
        input: { text, encoding, form: 'hex' as const },
        output: { text: said },
      })),
      { input: { text: '16UwLL9Risc3QfPqBUvKofHmBQ7wMtjvN', encoding: 'base58check' }, fails: 'bad-checksum' },
      { input: { text: '11', encoding: 'base58check' }, fails: 'bad-length' },
      { input: { text: 'PB1SA5DX', encoding: 'z-base-32' }, output: { text: 'hello' }, noRoundTrip: 'in lowercase' },
      { input: { text: 'pb1sa2dx', encoding: 'z-base-32' }, fails: 'bad-sign', at: { offset: 5 } },
      { input: { text: '48:65:6c', encoding: 'base16' }, output: { text: 'Hel' }, noRoundTrip: 'with separators' },
      {
        input: { text: 'mzxw 6ytb-oi', encoding: 'base32' },
        output: { text: 'foobar' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '91jPrv3f-5gg5EVVJDHJ22', encoding: 'crockford' },
        output: { text: 'Hello, World!' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '<~87cURD_*#4DfTZ)+T~>', encoding: 'ascii85' },
        output: { text: 'Hello, World!' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '%69 VD92EX0\n', encoding: 'base45' },
        output: { text: 'Hello!!' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '• • •   − − −   • • •', encoding: 'morse' },
        output: { text: 'EEE TTT EEE' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '.... .. | -.--', encoding: 'morse' },
        output: { text: 'HI Y' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: '00000000: 4865 6c6c 6f0a                           Hello.', encoding: 'hexdump' },
        output: { text: 'Hello\n' },
        noRoundTrip: 'written in another way',
      },
      {
        input: { text: 'a=\r\nb =20\t\r\nc', encoding: 'quoted-printable' },
        output: { text: 'ab  \r\nc' },
        noRoundTrip: 'written in another way',
      },
      // ZeroMQ RFC 32: bytes that aren't text
      {
        input: { text: 'HelloWorld', encoding: 'z85' },
        output: { text: '86 4f d2 6f b5 59 f7 5b' },
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
      {
        input: { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
        check: (rows) => rows.length > 4,
        warns: ['only-bytes'],
      },
      { input: { text: '48656C6C6F' }, output: [{ encoding: { message: 'base16' }, text: 'Hello' }] },
      { input: { text: 'pb1sa5dx' }, check: (rows) => rows.some(({ text }) => text === 'hello') },
    ],
  },
});
