import { defineTool, out, text } from '../../src/core/spec.ts';
import { convertKeys } from '../../src/lib/crypto/jwk/convert.ts';
import { JWK_PROBLEMS } from '../../src/lib/crypto/jwk/parts.ts';

// RFC 8037, appendix A
export const ED25519_JWK =
  '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
// RFC 7517, appendix A.1
const P256_JWK = `{
  "kty": "EC",
  "crv": "P-256",
  "x": "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
  "y": "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
  "use": "enc",
  "kid": "1"
}`;
// RFC 8410, 10.1
const ED25519_PEM =
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n';

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export default defineTool({
  icon: 'file-json-2',
  createdAt: '2026-11-28',
  related: ['jwt-parser', 'rsa-key-pair-generator', 'ssh-keys', 'certificate-decoder'],
  fields: {
    key: text({ primary: true, secret: true, multiline: true, monospace: true, rows: 8, maxLength: 1_000_000 }),
  },
  output: {
    converted: out.text({ secret: true, fileName: 'key.txt' }),
    publicKey: out.text({ fileName: 'public-key.txt' }),
    thumbprint: out.row(),
    type: out.row(),
    kid: out.row(),
    keys: out.table(['number', 'type', 'part', 'kid', 'thumbprint']),
  },
  failures: JWK_PROBLEMS,
  warnings: ['keep-secret'],
  messages: ['private-part', 'public-part'],
  answers: 'inline',
  aliases: { jwk: {}, jwks: {}, 'jwk-to-pem': {}, 'pem-to-jwk': {}, 'jwk-thumbprint': {} },
  async transform({ key: typed }, ctx) {
    const { from, keys } = await convertKeys(typed);
    if (keys.some(({ isPrivate }) => isPrivate)) ctx.warn('keep-secret');
    const [first] = keys;
    if (!first) throw ctx.fail('no-key');
    const isSet = keys.length > 1;
    const part = (isPrivate: boolean) => ctx.say(isPrivate ? 'private-part' : 'public-part');
    return {
      converted:
        from === 'jwk'
          ? keys.map(({ pem }) => pem).join('')
          : jsonOf(isSet ? { keys: keys.map(({ jwk }) => jwk) } : first.jwk),
      publicKey:
        from === 'jwk'
          ? keys.map(({ publicPem }) => publicPem).join('')
          : jsonOf(isSet ? { keys: keys.map(({ publicJwk }) => publicJwk) } : first.publicJwk),
      thumbprint: first.thumbprint,
      type: first.name,
      kid: first.kid,
      keys: isSet
        ? keys.map(({ name, isPrivate, kid, thumbprint }, at) => ({
            number: at + 1,
            type: name,
            part: part(isPrivate),
            kid,
            thumbprint,
          }))
        : [],
    };
  },
  examples: {
    jwkToPem: {
      input: { key: P256_JWK },
      check: ({ converted, kid }) => converted.startsWith('-----BEGIN PUBLIC KEY-----\nMFkw') && kid === '1',
      warns: [],
    },
    pemToJwk: {
      input: { key: ED25519_PEM },
      check: ({ converted }) => converted.includes('"x": "Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE"'),
      warns: [],
    },
    privateKey: {
      input: { key: ED25519_JWK },
      output: { thumbprint: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k', type: 'Ed25519' },
      warns: ['keep-secret'],
    },
  },
});
