import { code, type ContextOf, defineTool, operation, out, Problem, text } from '../../src/core/spec.ts';
import type { KeyValue } from '../../src/core/spec.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { positionAt } from '../../src/base/position.ts';
import { claimDistance } from '../../src/lib/crypto/jwt/claims.ts';
import { pem } from '../../src/lib/crypto/asn1/pem.ts';
import { readSaml, SAML_XML_PROBLEMS } from '../../src/lib/documents/saml/elements.ts';
import { readMessage, SAML_FACTS, type SamlMessage, shortName } from '../../src/lib/documents/saml/facts.ts';
import { packSaml } from '../../src/lib/documents/saml/pack.ts';
import { BINDINGS, UNPACK_PROBLEMS, type Unpacked, unpackSaml } from '../../src/lib/documents/saml/unpack.ts';
import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import { formatXml } from '../../src/lib/documents/xml/format-xml.ts';

const STATES = ['in-time', 'expired', 'not-yet', 'no-limit', 'only-encrypted', 'failed-status'] as const;
const described = { messages: [...SAML_FACTS, ...STATES, ...BINDINGS, 'covers-own', 'covers-other'] } as const;

/** Made with Python: Base64, and Deflate with Base64 and percent-encoding. */
export const RESPONSE =
  'PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNhbWxwPSJ1cm46b2FzaXM6bmFtZXM6dGM6U0FNTDoyLjA6cHJvdG9jb2wiIHhtbG5zOnNhbWw9InVybjpvYXNpczpuYW1lczp0YzpTQU1MOjIuMDphc3NlcnRpb24iIElEPSJfcjEiIFZlcnNpb249IjIuMCIgSXNzdWVJbnN0YW50PSIyMDI2LTExLTI5VDEwOjAwOjAwWiIgRGVzdGluYXRpb249Imh0dHBzOi8vc2hvcC5leGFtcGxlLmNvbS9hY3MiIEluUmVzcG9uc2VUbz0iXzgwOTcwN2YwIj48c2FtbDpJc3N1ZXI+aHR0cHM6Ly9pZHAuZXhhbXBsZS5vcmcvbWV0YWRhdGE8L3NhbWw6SXNzdWVyPjxzYW1scDpTdGF0dXM+PHNhbWxwOlN0YXR1c0NvZGUgVmFsdWU9InVybjpvYXNpczpuYW1lczp0YzpTQU1MOjIuMDpzdGF0dXM6U3VjY2VzcyIvPjwvc2FtbHA6U3RhdHVzPjxzYW1sOkFzc2VydGlvbiBJRD0iX2ExIiBWZXJzaW9uPSIyLjAiIElzc3VlSW5zdGFudD0iMjAyNi0xMS0yOVQxMDowMDowMFoiPjxzYW1sOklzc3Vlcj5odHRwczovL2lkcC5leGFtcGxlLm9yZy9tZXRhZGF0YTwvc2FtbDpJc3N1ZXI+PHNhbWw6U3ViamVjdD48c2FtbDpOYW1lSUQgRm9ybWF0PSJ1cm46b2FzaXM6bmFtZXM6dGM6U0FNTDoxLjE6bmFtZWlkLWZvcm1hdDplbWFpbEFkZHJlc3MiPmFkYUBleGFtcGxlLmNvbTwvc2FtbDpOYW1lSUQ+PHNhbWw6U3ViamVjdENvbmZpcm1hdGlvbiBNZXRob2Q9InVybjpvYXNpczpuYW1lczp0YzpTQU1MOjIuMDpjbTpiZWFyZXIiPjxzYW1sOlN1YmplY3RDb25maXJtYXRpb25EYXRhIE5vdE9uT3JBZnRlcj0iMjAyNi0xMS0yOVQxMDowNTowMFoiIFJlY2lwaWVudD0iaHR0cHM6Ly9zaG9wLmV4YW1wbGUuY29tL2FjcyIgSW5SZXNwb25zZVRvPSJfODA5NzA3ZjAiLz48L3NhbWw6U3ViamVjdENvbmZpcm1hdGlvbj48L3NhbWw6U3ViamVjdD48c2FtbDpDb25kaXRpb25zIE5vdEJlZm9yZT0iMjAyNi0xMS0yOVQwOTo1OTozMFoiIE5vdE9uT3JBZnRlcj0iMjAyNi0xMS0yOVQxMDowNTowMFoiPjxzYW1sOkF1ZGllbmNlUmVzdHJpY3Rpb24+PHNhbWw6QXVkaWVuY2U+aHR0cHM6Ly9zaG9wLmV4YW1wbGUuY29tL21ldGFkYXRhPC9zYW1sOkF1ZGllbmNlPjwvc2FtbDpBdWRpZW5jZVJlc3RyaWN0aW9uPjwvc2FtbDpDb25kaXRpb25zPjxzYW1sOkF1dGhuU3RhdGVtZW50IEF1dGhuSW5zdGFudD0iMjAyNi0xMS0yOVQxMDowMDowMFoiIFNlc3Npb25JbmRleD0iX3MxIj48c2FtbDpBdXRobkNvbnRleHQ+PHNhbWw6QXV0aG5Db250ZXh0Q2xhc3NSZWY+dXJuOm9hc2lzOm5hbWVzOnRjOlNBTUw6Mi4wOmFjOmNsYXNzZXM6UGFzc3dvcmRQcm90ZWN0ZWRUcmFuc3BvcnQ8L3NhbWw6QXV0aG5Db250ZXh0Q2xhc3NSZWY+PC9zYW1sOkF1dGhuQ29udGV4dD48L3NhbWw6QXV0aG5TdGF0ZW1lbnQ+PHNhbWw6QXR0cmlidXRlU3RhdGVtZW50PjxzYW1sOkF0dHJpYnV0ZSBOYW1lPSJ1cm46b2lkOjAuOS4yMzQyLjE5MjAwMzAwLjEwMC4xLjMiIEZyaWVuZGx5TmFtZT0ibWFpbCIgTmFtZUZvcm1hdD0idXJuOm9hc2lzOm5hbWVzOnRjOlNBTUw6Mi4wOmF0dHJuYW1lLWZvcm1hdDp1cmkiPjxzYW1sOkF0dHJpYnV0ZVZhbHVlPmFkYUBleGFtcGxlLmNvbTwvc2FtbDpBdHRyaWJ1dGVWYWx1ZT48L3NhbWw6QXR0cmlidXRlPjxzYW1sOkF0dHJpYnV0ZSBOYW1lPSJncm91cHMiPjxzYW1sOkF0dHJpYnV0ZVZhbHVlPmFkbWluPC9zYW1sOkF0dHJpYnV0ZVZhbHVlPjxzYW1sOkF0dHJpYnV0ZVZhbHVlPnNhbGVzPC9zYW1sOkF0dHJpYnV0ZVZhbHVlPjwvc2FtbDpBdHRyaWJ1dGU+PC9zYW1sOkF0dHJpYnV0ZVN0YXRlbWVudD48L3NhbWw6QXNzZXJ0aW9uPjwvc2FtbHA6UmVzcG9uc2U+';
export const REDIRECT =
  'https://idp.example.org/sso?SAMLRequest=fZNNj9owEIb%2FSuQ7xGRb2FgEiUKrIu22EaQ99FK59mSxFNtZz2SX%2Fvs6AbYcFk6WPO98PK%2FHc5S2acWyo73bwnMHSMnBNg7FEChYF5zwEg0KJy2gICV2y8cHkY25aIMnr3zDLlJuZ0hECGS8Y8lmXbDf9zyf8VnN%2BR2XHzXn04yrXOe6zmf1NJvJGnKtVPaBJT8hYMwrWCzDkjL4F6MhfIsdCvb5IG3bQIJ738bCiB1sHJJ0FOU8m44mk1GWVzwXd1xw%2Fosl68hpnKSh4p6oRZGmRrdjOJYa%2B%2FCUInqWfPFBwWBPwSh0MPQeqD8Zp417ug385yhC8bWqylH5fVexZHk2YeUddhbCDsKLUfBj%2B%2FB%2FmJ7lbRrlbSoVssW8t1gMhGFxVWqBpJYk5%2BmlfH586t6yzbr0jVF%2Fezor6TrCZDwZbowe1YNUgJWmWWodADGiNI1%2FXQWQBCd70nOf0zaBHsyLqAQHSlbetjIY7H2PIys6M12qVk3cky3Ui5urpITqdfG6jMerD7p%2FGVCxZRWkw9YHOjnwbvFj7Mqgb9HLn7H4Bw%3D%3D&RelayState=%2Fcart%3Fid%3D7&SigAlg=http%3A%2F%2Fwww.w3.org%2F2001%2F04%2Fxmldsig-more%23rsa-sha256&Signature=AAEC';
const REQUEST = `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" IssueInstant="2026-11-29T09:30:00Z">
  <saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">https://shop.example.com/metadata</saml:Issuer>
</samlp:AuthnRequest>`;

export default defineTool({
  icon: 'ticket-check',
  createdAt: '2026-11-29',
  related: ['jwt-parser', 'certificate-decoder', 'xml-formatter', 'url-parser'],
  operations: {
    decode: operation({
      // Whoever has a response can sign in with it: it stays out of links and storage.
      fields: {
        message: text({ primary: true, secret: true, multiline: true, monospace: true, rows: 3, maxLength: 5_000_000 }),
      },
      output: {
        xml: out.code('xml', { fileName: 'saml.xml' }),
        validity: out.verdict(),
        facts: out.keyValue(),
        attributes: out.table(['name', 'friendly', 'value', 'format'], {
          under: { friendly: 'name' },
          fileName: 'attributes.csv',
        }),
        signatures: out.table(['signed', 'algorithm', 'digest', 'covers']),
        certificates: out.text({ fileName: 'certificates.pem' }),
      },
      lead: 'validity',
      failures: [...UNPACK_PROBLEMS, 'doctype', 'other-xml', 'damaged-xml', ...SAML_XML_PROBLEMS],
      warnings: ['unsigned', 'weak-signature', 'other-reference', 'several-assertions', 'encrypted'],
      ...described,
      aliases: { saml: {}, 'saml-decode': {} },
      answers: 'inline',
      live: 10_000,
      detect: [
        {
          pattern: /^https?:\/\/[^\s?#]{1,2000}[?#](?:[^\s=&]{1,60}=[^\s&]{0,4000}&)?SAML(?:Request|Response)=[\w%+/-]/,
          confidence: 0.99,
        },
        { pattern: /^SAML(?:Request|Response)[=:]\s*[\w%+/-]{20}/, confidence: 0.97 },
        {
          pattern:
            /^\s*(?:<\?xml[^<>]{1,100}\?>\s*)?<(?:[\w.-]{1,30}:)?(?:Response|Assertion|AuthnRequest|Logout(?:Request|Response))\s[^<>]{0,2000}urn:oasis:names:tc:SAML:/,
          confidence: 0.96,
        },
        // Base64 of "<saml", as most programs begin a message
        { pattern: /^\s*PHNhbW(?:xw|w6|wy)[\w+/%-]{40}/, confidence: 0.95 },
      ],
      async transform({ message }, ctx) {
        const unpacked = await unpackSaml(message);
        const read = readMessage(placed(message, unpacked.xml, ctx));
        warnOf(read, unpacked, ctx);
        return {
          xml: formatXml(unpacked.xml, { indent: 2, collapse: true, attributes: 'lines', comments: 'keep' }).text,
          validity: validityOf(read, ctx),
          facts: factsOf(read, unpacked, ctx),
          attributes: read.attributes.map(({ name, friendly, value, format }) => ({ name, friendly, value, format })),
          signatures: read.signatures.map(({ of, covers, algorithm, digest }) => ({
            signed: of,
            algorithm,
            digest,
            covers: ctx.say(`covers-${covers}`),
          })),
          certificates: read.certificates.map(pemOf).join(''),
        };
      },
      examples: {
        redirect: {
          input: { message: REDIRECT },
          check: ({ facts, xml }) =>
            facts.some(({ value }) => value === '/cart?id=7') && xml.includes('ForceAuthn="true"'),
          warns: [],
        },
        response: {
          input: { message: RESPONSE },
          now: '2026-11-29T10:01:00Z',
          check: ({ validity, attributes, facts }) =>
            validity?.tone === 'neutral' &&
            attributes.length === 2 &&
            facts.some(({ value }) => value === 'ada@example.com'),
          warns: ['unsigned'],
        },
        plainXml: { input: { message: REQUEST }, check: ({ xml }) => xml.includes('\n  ID="_1"\n'), warns: [] },
      },
    }),

    encode: operation({
      fields: {
        xml: code('xml', { primary: true, secret: true, maxLength: 5_000_000 }),
        endpoint: text({ monospace: true, maxLength: 2000 }),
        relayState: text({ secret: true }),
      },
      output: { redirect: out.text(), post: out.text() },
      failures: ['doctype', 'other-xml', ...SAML_XML_PROBLEMS, 'bad-endpoint', 'lone-surrogate'],
      warnings: ['signed-inside', 'long-relay-state'],
      aliases: { 'saml-encode': {} },
      answers: 'inline',
      async transform({ xml, endpoint, relayState }, ctx) {
        const target = endpoint.trim();
        if (target !== '' && !/^https?:\/\/[^\s#]+$/i.test(target))
          throw ctx.fail('bad-endpoint', { field: 'endpoint' });
        if (!relayState.isWellFormed()) throw ctx.fail('lone-surrogate', { field: 'relayState' });
        const { redirect, post, isSigned } = await packSaml(xml, { endpoint: target, relayState });
        if (isSigned) ctx.warn('signed-inside');
        // Bindings, 3.4.3
        if (new TextEncoder().encode(relayState).length > 80) ctx.warn('long-relay-state');
        return { redirect, post };
      },
      examples: {
        request: {
          input: { xml: REQUEST, endpoint: 'https://idp.example.org/sso' },
          check: ({ redirect, post }) =>
            redirect.startsWith('https://idp.example.org/sso?SAMLRequest=') &&
            post.startsWith('PHNhbWxwOkF1dGhuUmVxdWVzdCB4bWxu'),
          warns: [],
        },
        relayState: {
          input: { xml: REQUEST, relayState: '/cart?id=7' },
          check: ({ redirect }) => redirect.endsWith('&RelayState=%2Fcart%3Fid%3D7'),
        },
      },
    }),
  },
});

type DecodeContext = ContextOf<
  typeof described & {
    failures: readonly ['damaged-xml'];
    warnings: readonly ['unsigned', 'weak-signature', 'other-reference', 'several-assertions', 'encrypted'];
  }
>;

/** Reads the message; a problem has its place in the field, or in the message if that was encoded. */
function placed(source: string, xml: string, ctx: DecodeContext) {
  try {
    return readSaml(xml);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const start = source.indexOf(xml);
    if (error.offset === undefined || error.code === 'doctype') throw new Problem(error.code, undefined);
    if (start >= 0) throw new Problem(error.code, start + error.offset, error.params);
    const { line, column } = positionAt(xml, error.offset);
    throw ctx.fail('damaged-xml', { params: { line, column } });
  }
}

function warnOf(read: SamlMessage, { algorithm }: Unpacked, ctx: DecodeContext): void {
  const { signatures, isRequest, facts, assertionCount, encrypted } = read;
  if (
    signatures.length === 0 &&
    algorithm === null &&
    !isRequest &&
    /^(?:Response|Assertion)$/.test(facts.type ?? '') &&
    !encrypted
  )
    ctx.warn('unsigned');
  if (signatures.some(({ weak }) => weak) || /sha1$/i.test(algorithm ?? '')) ctx.warn('weak-signature');
  if (signatures.some(({ covers }) => covers === 'other')) ctx.warn('other-reference');
  if (assertionCount > 1) ctx.warn('several-assertions', { count: assertionCount });
  if (encrypted) ctx.warn('encrypted');
}

/** What the times and the status say; never that a message is valid, which only its signature shows. */
function validityOf({ failed, encrypted, assertionCount, from, until }: SamlMessage, ctx: DecodeContext) {
  const when = (time: number) => ({
    when: claimDistance(Math.floor(time / 1000), ctx.now, languageTag(ctx.language)) ?? '',
  });
  if (failed !== null) return { tone: 'bad' as const, label: ctx.say('failed-status', { status: failed }) };
  if (until !== null && ctx.now >= until) return { tone: 'bad' as const, label: ctx.say('expired', when(until)) };
  if (from !== null && ctx.now < from) return { tone: 'warn' as const, label: ctx.say('not-yet', when(from)) };
  if (until !== null) return { tone: 'neutral' as const, label: ctx.say('in-time', when(until)) };
  const isHidden = encrypted && assertionCount === 0;
  return { tone: 'neutral' as const, label: ctx.say(isHidden ? 'only-encrypted' : 'no-limit') };
}

function factsOf({ facts }: SamlMessage, unpacked: Unpacked, ctx: DecodeContext): KeyValue[] {
  const { binding, endpoint, relayState, algorithm } = unpacked;
  const all: Partial<Record<(typeof SAML_FACTS)[number], KeyValue['value']>> = {
    ...facts,
    binding: ctx.say(binding),
    endpoint,
    'relay-state': relayState,
    'address-signature': algorithm === null ? null : shortName(algorithm),
  };
  return SAML_FACTS.filter((name) => (all[name] ?? null) !== null).map((name) => ({
    key: ctx.say(name),
    value: all[name] ?? null,
  }));
}

/** What isn't Base64 is shown as it is. */
function pemOf(base64: string): string {
  try {
    return pem('CERTIFICATE', decodeBase64(base64).bytes);
  } catch (error) {
    if (error instanceof Problem) return `${base64}\n`;
    throw error;
  }
}
