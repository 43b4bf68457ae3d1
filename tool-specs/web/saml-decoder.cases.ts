import { casesOf } from '../../src/core/spec.ts';
import { REDIRECT, RESPONSE, type default as tool } from './saml-decoder.ts';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
const base64 = (text: string) => btoa(utf8(text));

const message = (name: string, attributes = '', inside = '') =>
  `<samlp:${name} xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" xmlns:ds="${DSIG}" ID="_1" Version="2.0" ${attributes}>${inside}</samlp:${name}>`;
const assertion = (inside: string, attributes = 'ID="_a"') =>
  `<saml:Assertion ${attributes}>${inside}</saml:Assertion>`;
const signature = (
  reference: string,
  method = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest = 'http://www.w3.org/2001/04/xmlenc#sha256',
) =>
  `<ds:Signature><ds:SignedInfo><ds:SignatureMethod Algorithm="${method}"/><ds:Reference URI="${reference}"><ds:DigestMethod Algorithm="${digest}"/></ds:Reference></ds:SignedInfo></ds:Signature>`;

/** What stands in the details: the code of the label, and the value. */
const facts = (rows: readonly { key: unknown; value: unknown }[]) =>
  rows.map(
    ({ key, value }) => `${codeOf(key)}=${typeof value === 'object' && value !== null ? codeOf(value) : String(value)}`,
  );
const codeOf = (cell: unknown) =>
  typeof cell === 'object' && cell !== null && 'message' in cell ? String(cell.message) : String(cell);
const has = (expected: string) => (output: { facts: readonly { key: unknown; value: unknown }[] }) =>
  expected.split(', ').every((fact) => facts(output.facts).includes(fact));
const verdict = (code: string) => (output: { validity: { label: unknown } | null }) =>
  codeOf(output.validity?.label) === code;

const REQUEST = message('AuthnRequest', '', '<saml:Issuer>https://sp.example/ä</saml:Issuer>');
/** Deflated with Python's zlib (level 9): as it is, percent-encoded twice, with the header of zlib, and 6 MB of spaces. */
const DEFLATED =
  'fY9NCsIwEIWvEsZ9E+vKoSkU3BR0o+BWQhvaQvNjJqU9kDfxYraKUDcuH/O+b3gZKdN7LIbY2rO+D5oim0xvCd8HCUOw6BR1hFYZTRgrvBSnI6aJQB9cdJXrYYX8JxSRDrFz9ovUJKGN0SPn4zgm4y5xoeGpEIKLPZ87NXXNBlh5kHDbArvqQDMuYbYBy7PlJZZEgw754qFZRD7RkzK+1/z5yPi68km/e/MX';
const ZLIB =
  'eNp9j00KwjAQha8Sxn0T68qhKRTcFHSj4FZCG9pC82MmpT2QN/FitopQNy4f875veBkp03sshtjas74PmiKbTG8J3wcJQ7DoFHWEVhlNGCu8FKcjpolAH1x0lethhfwnFJEOsXP2i9QkoY3RI+fjOCbjLnGh4akQgos9nzs1dc0GWHmQcNsCu+pAMy5htgHLs+UllkSDDvnioVlEPtGTMr7X/PnI+LrySb978xed3Fq+';
const BOMB = `7MGBAAAAAMMglYPMn+siVQM${'A'.repeat(5458)}ODtwQEJAAAAgKD/r/sRKg${'A'.repeat(2290)}7AQ=`;
const once = encodeURIComponent(DEFLATED);

const conditions = (from: string, until: string) => `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"/>`;
const between = message('Response', '', assertion(conditions('2026-11-29T10:00:00Z', '2026-11-29T10:05:00Z')));
const at = (now: string, code: string) => ({
  input: { message: between },
  now,
  check: verdict(code),
  warns: ['unsigned' as const],
});

/** Ways to copy the same request. */
const COPIES: readonly string[] = [
  REQUEST,
  `\ufeff${REQUEST}`,
  `<?xml version="1.0"?>\n<!-- <!DOCTYPE a> -->\n${REQUEST}`,
  base64(REQUEST),
  base64(REQUEST).replace(/.{76}/g, '$&\r\n'),
  base64(REQUEST).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  encodeURIComponent(base64(REQUEST)),
  encodeURIComponent(encodeURIComponent(base64(REQUEST))),
  encodeURIComponent(REQUEST),
  DEFLATED,
  once,
  encodeURIComponent(once),
  ZLIB,
  DEFLATED.replaceAll('+', ' '),
  `SAMLRequest=${once}`,
  `SAMLRequest=${once}&RelayState=a`,
  `RelayState=a&SAMLRequest=${once}`,
  `https://idp.example/sso?SAMLRequest=${once}`,
  `https://idp.example/sso?x=1&SAMLRequest=${once}&RelayState=%2F#top`,
  `https://idp.example/login?next=${encodeURIComponent(`/sso?SAMLRequest=${once}`)}`,
  `GET /sso?SAMLRequest=${once} HTTP/1.1\nHost: idp.example`,
  `Location: https://idp.example/sso?SAMLRequest=${once}`,
  `curl 'https://idp.example/sso' --data-raw 'SAMLRequest=${encodeURIComponent(base64(REQUEST))}&RelayState='`,
  `SAMLRequest: ${base64(REQUEST)}`,
  `SAMLRequest\n${base64(REQUEST)}`.replace('\n', '\t'),
  `<form method="post"><input type="hidden" name="SAMLRequest" value="${base64(REQUEST)}"/></form>`,
  `<input value='${base64(REQUEST).replaceAll('=', '&#61;').replaceAll('+', '&#x2b;')}' type="hidden" name='SAMLRequest'>`,
  `{"name": "SAMLRequest", "value": "${base64(REQUEST).replaceAll('/', '\\/')}"}`,
  `{"postData": {"params": [{"name": "SAMLRequest", "value": "${encodeURIComponent(base64(REQUEST))}"}]}}`,
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${REQUEST}</s:Body></s:Envelope>`,
];

export default casesOf<typeof tool>({
  decode: {
    detect: [
      {
        matches: [`https://idp.example/sso?SAMLRequest=${once}`, `https://idp.example/?a=b&SAMLRequest=${once}`],
        rejects: ['https://idp.example/sso?SAMLRequest=', 'https://idp.example/SAMLRequest'],
      },
      {
        matches: [`SAMLRequest=${once}`, `SAMLRequest: ${base64(REQUEST)}`],
        rejects: ['SAMLResponse=1', 'SAMLRequest'],
      },
      {
        matches: [REQUEST, `<?xml version="1.0"?>${REQUEST}`],
        rejects: ['<Response/>', '<a xmlns="urn:oasis:names:tc:SAML:2.0:protocol"/>'],
      },
      { matches: [base64(REQUEST)], rejects: ['PHNhbWw=', 'PHNhbXBsZT5oZWxsbzwvc2FtcGxlPg=='] },
    ],
    finds: {
      'SAML in a form or a request': {
        matches: [`RelayState=a&SAMLRequest=${once}`],
        rejects: ['SAMLRequest=', 'the SAMLResponse parameter'],
      },
      'SAML in a field of HTML': {
        matches: [`<input type="hidden" name="SAMLRequest" value="${base64(REQUEST)}"/>`],
        rejects: ['<input name="RelayState" value="a"/>', '<a name="SAMLRequest">'],
      },
    },
    examples: [
      ...COPIES.map((copy) => ({
        input: { message: copy },
        check: has('type=AuthnRequest, issuer=https://sp.example/ä, id=_1'),
        warns: [],
      })),
      {
        input: { message: REDIRECT },
        check: has(
          'binding=redirect, endpoint=https://idp.example.org/sso, destination=https://idp.example.org/sso, acs=https://shop.example.com/acs, response-binding=HTTP-POST, wanted-format=emailAddress, wanted-context=PasswordProtectedTransport, forced=true, provider=Example shop, relay-state=/cart?id=7, address-signature=rsa-sha256',
        ),
      },
      {
        input: { message: RESPONSE },
        check: has(
          'binding=post, status=Success, response-to=_809707f0, name-id=ada@example.com, name-format=emailAddress, confirmation=bearer, recipient=https://shop.example.com/acs, confirmed-until=2026-11-29T10:05:00Z, audience=https://shop.example.com/metadata, session=_s1, context=PasswordProtectedTransport',
        ),
      },
      {
        input: { message: RESPONSE },
        check: ({ attributes }) =>
          attributes.map(({ name, value, format }) => `${String(name)} ${String(value)} ${String(format)}`).join() ===
          'urn:oid:0.9.2342.19200300.100.1.3 ada@example.com uri,groups admin\nsales null',
      },
      at('2026-11-29T09:59:59Z', 'not-yet'),
      at('2026-11-29T10:00:00Z', 'in-time'),
      at('2026-11-29T10:04:59.999Z', 'in-time'),
      at('2026-11-29T10:05:00Z', 'expired'),
      // Without a zone it's UTC, and zones count (core, 1.3.3)
      {
        input: {
          message: message('Response', '', assertion(conditions('2026-11-29T10:00:00', '2026-11-29T12:05:00+02:00'))),
        },
        now: '2026-11-29T10:04:59Z',
        check: verdict('in-time'),
      },
      {
        input: { message: message('Response', '', assertion('<saml:Conditions NotOnOrAfter="soon"/>')) },
        check: verdict('no-limit'),
      },
      {
        input: {
          message: message(
            'Response',
            '',
            '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode><samlp:StatusMessage>wrong</samlp:StatusMessage></samlp:Status>',
          ),
        },
        check: (output) =>
          verdict('failed-status')(output) && has('status=Responder › AuthnFailed, status-message=wrong')(output),
      },
      {
        input: { message: message('Response', '', `${signature('#_1')}${assertion(signature('#_a'))}`) },
        check: ({ signatures }) =>
          signatures
            .map(
              ({ signed, algorithm, digest, covers }) =>
                `${String(signed)} ${String(algorithm)} ${String(digest)} ${codeOf(covers)}`,
            )
            .join() === 'Response rsa-sha256 sha256 covers-own,Assertion rsa-sha256 sha256 covers-own',
        warns: [],
      },
      {
        input: { message: message('Response', '', signature('')) },
        check: ({ signatures }) => signatures.length === 1,
        warns: [],
      },
      {
        input: { message: message('Response', '', assertion(signature('#_1'))) },
        check: verdict('no-limit'),
        warns: ['other-reference'],
      },
      {
        input: { message: message('Response', '', signature('#_1', `${DSIG}rsa-sha1`)) },
        check: verdict('no-limit'),
        warns: ['weak-signature'],
      },
      {
        input: { message: message('Response', '', `${signature('#_1')}${assertion('')}${assertion('', 'ID="_b"')}`) },
        check: has('assertions=2'),
        warns: ['several-assertions'],
      },
      {
        input: {
          message: message(
            'Response',
            '',
            '<saml:EncryptedAssertion><e:EncryptedData xmlns:e="http://www.w3.org/2001/04/xmlenc#"><e:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/></e:EncryptedData></saml:EncryptedAssertion>',
          ),
        },
        check: (output) =>
          verdict('only-encrypted')(output) && has('encrypted=EncryptedAssertion (aes256-gcm)')(output),
        warns: ['encrypted'],
      },
      // A comment is no part of a name, as canonical XML has it
      {
        input: {
          message: message(
            'Response',
            '',
            assertion('<saml:Subject><saml:NameID>ada@example.com<!---->.evil</saml:NameID></saml:Subject>'),
          ),
        },
        check: has('name-id=ada@example.com.evil'),
      },
      // SAML 1.1
      {
        input: {
          message:
            '<Assertion xmlns="urn:oasis:names:tc:SAML:1.0:assertion" MinorVersion="1" AssertionID="_x" Issuer="adfs"><AuthenticationStatement AuthenticationMethod="urn:oasis:names:tc:SAML:1.0:am:password"><Subject><NameIdentifier>ada</NameIdentifier></Subject></AuthenticationStatement></Assertion>',
        },
        check: has('version=1.1, id=_x, issuer=adfs, name-id=ada, context=password'),
      },
      {
        input: {
          message: message(
            'LogoutRequest',
            'NotOnOrAfter="2020-01-01T00:00:00Z"',
            '<saml:NameID>ada</saml:NameID><samlp:SessionIndex>1</samlp:SessionIndex><samlp:SessionIndex>2</samlp:SessionIndex>',
          ),
        },
        check: (output) => verdict('expired')(output) && has('name-id=ada, session=1\n2')(output),
      },
      {
        input: {
          message:
            '<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp"><md:IDPSSODescriptor><md:SingleSignOnService Location="https://idp/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>',
        },
        check: has('type=EntityDescriptor, issuer=https://idp, acs=https://idp/sso'),
      },
      {
        input: {
          message: message(
            'Response',
            '',
            '<ds:Signature><ds:KeyInfo><ds:X509Data><ds:X509Certificate>MIIB\n MAA=</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>',
          ),
        },
        output: { certificates: '-----BEGIN CERTIFICATE-----\nMIIBMAA=\n-----END CERTIFICATE-----\n' },
      },
      { input: { message: '<saml:Assertion ID="_c"/>' }, check: has('id=_c') },
      { input: { message: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }, fails: 'doctype' },
      { input: { message: '<!OCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }, fails: 'doctype' },
      { input: { message: '<!-- <!DOCTYPE a> --><!ENTITY x "y"><a/>' }, fails: 'doctype' },
      { input: { message: `<!DOCTYPE a>${REQUEST}` }, fails: 'doctype' },
      { input: { message: base64(`<!DOCTYPE a>${REQUEST}`) }, fails: 'doctype' },
      { input: { message: '<a/>' }, fails: 'other-xml' },
      { input: { message: base64('<note>hello</note>') }, fails: 'other-xml' },
      { input: { message: `${REQUEST.slice(0, -5)}` }, fails: 'unfinished', at: { offset: REQUEST.length - 5 } },
      { input: { message: base64(REQUEST.slice(0, -5)) }, fails: 'damaged-xml' },
      { input: { message: REQUEST.replace('</saml:Issuer>', '</saml:X>') }, fails: 'wrong-end-tag' },
      { input: { message: 'SAMLRequest=%ZZ%20' }, fails: 'cut-value' },
      { input: { message: 'SAMLRequest=fZFfa' }, fails: 'no-saml' },
      { input: { message: `SAMLRequest=${once.slice(0, 41)}` }, fails: 'cut-value' },
      { input: { message: 'hello' }, fails: 'no-saml' },
      { input: { message: 'päss wörd' }, fails: 'no-saml' },
      { input: { message: 'https://idp.example/acs?SAMLart=AAQAAMFb' }, fails: 'artifact' },
      { input: { message: 'dGhpcyBpcyBub3QgWE1M' }, fails: 'not-packed-xml' },
      { input: { message: BOMB }, fails: 'bomb' },
      { input: { message: '' }, output: { xml: '' } },
    ],
  },
  encode: {
    examples: [
      { input: { xml: REQUEST }, check: ({ post }) => post === base64(REQUEST) },
      {
        input: { xml: REQUEST, endpoint: 'https://idp.example/sso?a=b' },
        check: ({ redirect }) => redirect.startsWith('https://idp.example/sso?a=b&SAMLRequest='),
      },
      { input: { xml: between }, check: ({ redirect }) => redirect.startsWith('SAMLResponse=') },
      {
        input: { xml: message('Response', '', signature('')) },
        check: ({ post }) => post.startsWith('PHNhbWxwOlJlc3BvbnNl'),
        warns: ['signed-inside'],
      },
      {
        input: { xml: REQUEST, relayState: 'ä'.repeat(41) },
        check: ({ redirect }) => redirect.endsWith('%C3%A4'),
        warns: ['long-relay-state'],
      },
      { input: { xml: REQUEST, endpoint: 'idp.example' }, fails: 'bad-endpoint', field: 'endpoint' },
      { input: { xml: '<a/>' }, fails: 'other-xml' },
      { input: { xml: `<!DOCTYPE a>${REQUEST}` }, fails: 'doctype' },
      { input: { xml: `${REQUEST}<` }, fails: 'unfinished' },
      { input: { xml: '' }, output: { post: '' } },
    ],
  },
});
