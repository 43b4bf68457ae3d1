// What a SAML message says. Nothing here checks a signature.
import { attribute, child, childrenOf, type SamlElement, within } from './elements.ts';

export const SAML_FACTS = [
  'type',
  'version',
  'binding',
  'endpoint',
  'id',
  'response-to',
  'issued',
  'issuer',
  'destination',
  'acs',
  'response-binding',
  'provider',
  'forced',
  'passive',
  'wanted-format',
  'wanted-context',
  'status',
  'status-message',
  'assertions',
  'name-id',
  'name-format',
  'confirmation',
  'recipient',
  'confirmed-until',
  'valid-from',
  'valid-until',
  'audience',
  'authenticated',
  'session',
  'session-until',
  'context',
  'encrypted',
  'relay-state',
  'address-signature',
] as const;
export type SamlFact = (typeof SAML_FACTS)[number];

/** The part of an identifier that says what it is: `Success` of `urn:oasis:names:tc:SAML:2.0:status:Success`. */
export const shortName = (identifier: string): string =>
  /^(?:urn|https?):/.test(identifier) ? (/[^:#/]+$/.exec(identifier)?.[0] ?? identifier) : identifier;

const texts = (elements: readonly SamlElement[]) =>
  elements
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n') || null;

export interface SamlSignature {
  /** The element that it is in, and the one that it says to cover: its own, none, or another. */
  of: string;
  covers: 'own' | 'other';
  algorithm: string;
  digest: string;
  weak: boolean;
}

export interface SamlAttribute {
  name: string;
  friendly: string | null;
  value: string;
  format: string | null;
}

export interface SamlMessage {
  facts: Partial<Record<SamlFact, string>>;
  attributes: SamlAttribute[];
  signatures: SamlSignature[];
  /** Base64 of certificates, each once. */
  certificates: string[];
  isRequest: boolean;
  failed: string | null;
  encrypted: boolean;
  assertionCount: number;
  /** Milliseconds since the epoch; null without a limit. */
  from: number | null;
  until: number | null;
}

function statusOf(message: SamlElement): { text: string | null; failed: string | null } {
  const codes: string[] = [];
  let code = child(child(message, 'Status'), 'StatusCode');
  for (; code && codes.length < 10; code = child(code, 'StatusCode'))
    codes.push(shortName(attribute(code, 'Value') ?? ''));
  const [first] = codes;
  // Of SAML 1.1, the value is a name with a prefix.
  const isGood = first === undefined || first.replace(/^.*:/, '') === 'Success';
  return { text: codes.join(' › ') || null, failed: isGood ? null : codes.join(' › ') };
}

/** XML Schema allows a time without a zone, which SAML takes for UTC (core, 1.3.3). */
export function timeOf(text: string | null): number | null {
  if (text === null || !/^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null;
  const time = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}

function attributeOf(element: SamlElement): SamlAttribute {
  const values = childrenOf(element, 'AttributeValue').map(
    (value) => texts([value, ...value.children.flatMap(within)]) ?? '',
  );
  const format = attribute(element, 'NameFormat') ?? attribute(element, 'AttributeNamespace');
  return {
    name: attribute(element, 'Name') ?? attribute(element, 'AttributeName') ?? '',
    friendly: attribute(element, 'FriendlyName'),
    value: values.join('\n'),
    format: format === null ? null : shortName(format),
  };
}

function signaturesIn(message: SamlElement): SamlSignature[] {
  return within(message).flatMap((owner) =>
    childrenOf(owner, 'Signature').map((signature) => {
      const info = child(signature, 'SignedInfo');
      const references = childrenOf(info, 'Reference');
      const algorithm = attribute(child(info, 'SignatureMethod'), 'Algorithm') ?? '';
      const digest = attribute(child(references[0], 'DigestMethod'), 'Algorithm') ?? '';
      const id = attribute(owner, 'ID') ?? attribute(owner, 'ResponseID') ?? attribute(owner, 'AssertionID');
      const uri = attribute(references[0], 'URI');
      const isOwn = references.length === 1 && (uri === '' || uri === null || uri === `#${id}`);
      return {
        of: owner.name,
        covers: isOwn ? ('own' as const) : ('other' as const),
        algorithm: shortName(algorithm),
        digest: shortName(digest),
        weak: /sha1$|md5$/i.test(algorithm) || /sha1$|md5$/i.test(digest),
      };
    }),
  );
}

/** Of those that a message has, only the facts of the first assertion are listed, as few have more. */
export function readMessage(message: SamlElement): SamlMessage {
  const assertions = within(message).filter(
    ({ name, namespace }) => name === 'Assertion' && namespace.endsWith(':assertion'),
  );
  const [assertion] = assertions;
  const conditions = child(assertion, 'Conditions');
  // SAML 1.1 has the subject in its statements.
  const statements = assertion?.children ?? [];
  const subject =
    child(assertion ?? message, 'Subject') ?? statements.map((each) => child(each, 'Subject')).find(Boolean);
  const nameId = child(subject, 'NameID') ?? child(subject, 'NameIdentifier') ?? child(message, 'NameID');
  const confirmation = child(subject, 'SubjectConfirmation');
  const confirmed = child(confirmation, 'SubjectConfirmationData');
  const authentication = child(assertion, 'AuthnStatement') ?? child(assertion, 'AuthenticationStatement');
  const status = statusOf(message);
  const encrypted = within(message).filter(({ name }) => /^Encrypted(?:Assertion|ID|Attribute)$/.test(name));
  const until =
    attribute(conditions, 'NotOnOrAfter') ?? attribute(message, 'NotOnOrAfter') ?? attribute(message, 'validUntil');
  const from = attribute(conditions, 'NotBefore');
  const policy = child(message, 'NameIDPolicy');
  const requested = child(message, 'RequestedAuthnContext');
  const isFlag = (name: string) => (/^(?:true|1)$/.test(attribute(message, name) ?? '') ? 'true' : null);
  const formatOf = (element: SamlElement | undefined) => attribute(element, 'Format');
  const restrictions = [
    ...childrenOf(conditions, 'AudienceRestriction'),
    ...childrenOf(conditions, 'AudienceRestrictionCondition'),
  ];
  const locations = within(message).filter(
    ({ name }) => name === 'AssertionConsumerService' || name === 'SingleSignOnService',
  );
  const values: Record<
    Exclude<SamlFact, 'binding' | 'endpoint' | 'relay-state' | 'address-signature'>,
    string | null
  > = {
    type: message.name,
    version:
      attribute(message, 'Version') ??
      (attribute(message, 'MinorVersion') === null ? null : `1.${attribute(message, 'MinorVersion')}`),
    id:
      attribute(message, 'ID') ??
      attribute(message, 'ResponseID') ??
      attribute(message, 'AssertionID') ??
      attribute(message, 'RequestID'),
    'response-to': attribute(message, 'InResponseTo') ?? attribute(confirmed, 'InResponseTo'),
    issued: attribute(message, 'IssueInstant'),
    issuer:
      child(message, 'Issuer')?.text ??
      child(assertion, 'Issuer')?.text ??
      attribute(assertion, 'Issuer') ??
      attribute(message, 'entityID'),
    destination: attribute(message, 'Destination') ?? attribute(message, 'Recipient'),
    acs:
      attribute(message, 'AssertionConsumerServiceURL') ??
      (locations.map((each) => attribute(each, 'Location')).join('\n') || null),
    'response-binding': shortName(attribute(message, 'ProtocolBinding') ?? '') || null,
    provider: attribute(message, 'ProviderName'),
    forced: isFlag('ForceAuthn'),
    passive: isFlag('IsPassive'),
    'wanted-format': shortName(formatOf(policy) ?? '') || null,
    'wanted-context': texts(requested?.children.map((each) => ({ ...each, text: shortName(each.text) })) ?? []),
    status: status.text,
    'status-message': child(child(message, 'Status'), 'StatusMessage')?.text ?? null,
    assertions: assertions.length > 1 ? String(assertions.length) : null,
    'name-id': nameId?.text ?? null,
    'name-format': shortName(formatOf(nameId) ?? '') || null,
    confirmation:
      shortName(attribute(confirmation, 'Method') ?? child(confirmation, 'ConfirmationMethod')?.text ?? '') || null,
    recipient: attribute(confirmed, 'Recipient'),
    'confirmed-until': attribute(confirmed, 'NotOnOrAfter'),
    'valid-from': from,
    'valid-until': until,
    audience: texts(restrictions.flatMap((each) => childrenOf(each, 'Audience'))),
    authenticated: attribute(authentication, 'AuthnInstant') ?? attribute(authentication, 'AuthenticationInstant'),
    session: attribute(authentication, 'SessionIndex') ?? texts(childrenOf(message, 'SessionIndex')),
    'session-until': attribute(authentication, 'SessionNotOnOrAfter'),
    context:
      shortName(
        child(child(authentication, 'AuthnContext'), 'AuthnContextClassRef')?.text ??
          attribute(authentication, 'AuthenticationMethod') ??
          '',
      ) || null,
    encrypted: texts(encrypted.map((each) => ({ ...each, text: `${each.name}${methodOf(each)}` }))),
  };
  return {
    facts: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')),
    attributes: within(assertion ?? message)
      .filter(({ name, namespace }) => name === 'Attribute' && namespace.endsWith(':assertion'))
      .map(attributeOf),
    signatures: signaturesIn(message),
    certificates: [
      ...new Set(
        within(message)
          .filter(({ name }) => name === 'X509Certificate')
          .map(({ text }) => text.replace(/\s+/g, '')),
      ),
    ],
    isRequest: /Request$|Query$|Resolve$/.test(message.name),
    failed: status.failed,
    encrypted: encrypted.some(({ name }) => name === 'EncryptedAssertion'),
    assertionCount: assertions.length,
    from: timeOf(from),
    until: timeOf(until),
  };
}

/** ` (aes128-cbc)` */
function methodOf(encrypted: SamlElement): string {
  const method = attribute(child(child(encrypted, 'EncryptedData'), 'EncryptionMethod'), 'Algorithm');
  return method === null ? '' : ` (${shortName(method)})`;
}
