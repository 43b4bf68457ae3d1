// The possible meanings of a QR text for a phone.

export const PAYLOAD_KINDS = [
  'wifi',
  'email',
  'phone',
  'sms',
  'location',
  'contact',
  'event',
  'otp',
  'payment',
  'qr-bill',
  'url',
  'text',
] as const;
export type PayloadKind = (typeof PAYLOAD_KINDS)[number];

export const PART_NAMES = [
  'ssid',
  'security',
  'password',
  'hidden',
  'eapMethod',
  'phase2',
  'identity',
  'anonymousIdentity',
  'transitionDisable',
  'to',
  'cc',
  'bcc',
  'subject',
  'body',
  'phone',
  'email',
  'latitude',
  'longitude',
  'altitude',
  'query',
  'name',
  'nickname',
  'organization',
  'jobTitle',
  'address',
  'birthday',
  'url',
  'note',
  'title',
  'start',
  'end',
  'place',
  'description',
  'organizer',
  'recurrence',
  'otpType',
  'issuer',
  'account',
  'secret',
  'algorithm',
  'digits',
  'period',
  'counter',
  'encoder',
  'beneficiary',
  'payer',
  'iban',
  'bic',
  'amount',
  'purpose',
  'reference',
  'text',
  'billing',
  'alternative',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A part may occur more than once (two phone numbers), in the order of the code. */
export interface Part {
  name: PartName;
  value: string;
}

export interface Payload {
  kind: PayloadKind;
  parts: Part[];
  /** Whether a separator without its backslash was read as a part of a value. */
  isJoined?: true;
}

/** Returns the parts that aren't empty. */
export function parts(list: readonly (readonly [PartName, string | null | undefined])[]): Part[] {
  return list.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
