import { casesOf } from '../../src/core/spec.ts';
import { EC_KEY, EC_TOKEN, EXPIRED, SAMPLE } from '../../src/lib/crypto/jwt/samples.ts';
import type tool from './jwt-parser.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJlLWJ5dGVz';

// RFC 7516, A.1: only the header can be read
const JWE = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.AA.AA.AA.AA';
// {"alg":"HS256"} and [1]
const NO_OBJECT = 'eyJhbGciOiJIUzI1NiJ9.WzFd.AA';

// RFC 8410, 10.1
const PUBLIC_PEM =
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----';

export default casesOf<typeof tool>({
  decode: {
    finds: {
      'jwt in a line': { matches: [[`token=${JWT}`, JWT]], rejects: ['eyJhbGciOiJIUzI1NiJ9', `x${JWT}x y`, 'eyJ.a.b'] },
    },
    detect: [
      {
        matches: [SAMPLE, `Bearer ${EC_TOKEN}`],
        rejects: ['www.example.com', 'a.b.c', 'eyJhIjoxfQ.eyJhIjoxfQ.x', SAMPLE.slice(0, 40)],
      },
    ],
    examples: [
      { input: { token: SAMPLE }, check: ({ claims }) => String(claims[2]?.readable).includes('T01:30:22') },
      // RFC 7516, 4.1.2: an encrypted token names its encryption; five parts alone don't make one.
      ...[
        '{"alg":"HS256"}',
        '{"alg":"RS256","typ":"JWT"}',
        '{"alg":"none"}',
        '{"alg":"dir"}',
        '{"ENC":"A128GCM"}',
        '{}',
      ].flatMap((header) =>
        ['e30.a.b.c', '...', 'e30.e30.e30.e30'].map((rest) => ({
          input: { token: `${btoa(header).replaceAll('=', '')}.${rest}` },
          fails: 'no-encryption' as const,
        })),
      ),
      { input: { token: JWE }, output: { payload: '', validity: { label: { message: 'encrypted' } } } },
      {
        input: { token: NO_OBJECT },
        output: { payload: '[\n  1\n]', validity: null, claims: [] },
        warns: ['payload-not-object'],
      },
      // {"alg":"HS256","alg":"HS384"} and {"sub":"a","sub":"b"}
      {
        input: { token: 'eyJhbGciOiJIUzI1NiIsImFsZyI6IkhTMzg0In0.eyJzdWIiOiJhIiwic3ViIjoiYiJ9.AA' },
        check: ({ claims }) => claims.map(({ value }) => value).join() === 'a,b',
        warns: ['duplicate-names'],
      },
      { input: { token: 'e30.e30.AA' }, output: { header: '{}' }, warns: ['no-algorithm'] },
      { input: { token: 'eyJhbGciOiJIUzI1NiJ9.e30=.AA==' }, warns: ['not-base64url'], check: () => true },
      { input: { token: 'bm90IGpzb24.e30.' }, fails: 'header-not-json' },
      { input: { token: 'a.b' }, fails: 'not-three-parts' },
      // Took eight seconds: each comma began another try to find the end behind it.
      { input: { token: `+${','.repeat(100_000)}x` }, fails: 'not-three-parts' },
      { input: { token: `${SAMPLE}*` }, fails: 'bad-signature' },
    ],
  },
  verify: {
    examples: [
      { input: { token: SAMPLE, key: 'x', encoding: 'hex' }, fails: 'bad-secret', field: 'key' },
      { input: { token: EC_TOKEN, key: 'not a key' }, fails: 'bad-key', field: 'key' },
      { input: { token: EC_TOKEN, key: '{"kty":"oct","k":"AA"}' }, fails: 'key-mismatch', field: 'key' },
      { input: { token: EXPIRED, key: 'x' }, fails: 'unsupported-algorithm' },
      { input: { token: SAMPLE, key: '{"kty":"oct","k":""}' }, fails: 'empty-secret', field: 'key' },
      { input: { token: `${SAMPLE}=`, key: 'your-256-bit-secret' }, fails: 'bad-signature' },
      {
        input: { token: NO_OBJECT, key: 'x' },
        output: { verdict: { tone: 'bad' }, validity: null },
        warns: ['payload-not-object'],
      },
      // the secret of SAMPLE as Base64 and hexadecimal
      {
        input: { token: SAMPLE, key: 'eW91ci0yNTYtYml0LXNlY3JldA==' },
        output: { verdict: { tone: 'bad' } },
        reads: 'utf8',
        others: ['base64'],
      },
      {
        input: { token: SAMPLE, key: '796f75722d3235362d6269742d736563726574' },
        output: { verdict: { tone: 'bad' } },
        others: ['hex'],
      },
      {
        input: { token: SAMPLE, key: 'eW91ci0yNTYtYml0LXNlY3JldA', encoding: 'base64' },
        output: { verdict: { tone: 'good' } },
        reads: 'base64',
        others: [],
      },
      {
        input: { token: SAMPLE, key: '796f7572 2d323536 2d626974 2d736563 726574', encoding: 'hex' },
        output: { verdict: { tone: 'good' } },
        reads: 'hex',
      },
      {
        input: { token: SAMPLE, key: '-----BEGIN PUBLIC KEY-----' },
        output: { verdict: { tone: 'bad' } },
        warns: ['public-key-as-secret'],
      },
      ...[
        'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7',
        'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7 me@example.com',
        ' ssh-dss AAAAB3NzaC1kc3MAAACBAP\n',
        'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl',
        'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAI',
        'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAI',
        'sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29t',
        'sk-ecdsa-sha2-nistp256@openssh.com AAAAInNrLWVjZHNhLXNoYTItbmlzdHAyNTZAb3BlbnNzaC5jb20',
      ].map((key) => ({
        input: { token: SAMPLE, key },
        output: { verdict: { tone: 'bad' as const } },
        warns: ['public-key-as-secret' as const],
      })),
    ],
  },
  sign: {
    examples: [
      { input: { payload: '{"a":}', key: 'x' }, fails: 'expected-value', at: { offset: 5 } },
      { input: { payload: '[1]', key: 'x' }, fails: 'not-an-object', field: 'payload' },
      { input: { payload: '{}', key: EC_KEY, algorithm: 'ES256' }, fails: 'private-key-needed', field: 'key' },
      ...[PUBLIC_PEM, btoa(PUBLIC_PEM), PUBLIC_PEM.replace(/-----.*-----|\n/g, ''), 'ssh-ed25519 AAAAC3Nz me@host'].map(
        (key) => ({
          input: { payload: '{}', key },
          check: (token: string) => token.startsWith('ey'),
          warns: ['public-key-as-secret' as const],
        }),
      ),
    ],
  },
});
