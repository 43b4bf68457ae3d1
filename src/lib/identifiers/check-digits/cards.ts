// Issuers of payment cards by the first digits of the number (ISO/IEC 7812; the ranges that the networks publish).

interface Network {
  name: string;
  starts: RegExp;
  lengths: readonly number[];
}

/** Narrower ranges come first. */
const NETWORKS: readonly Network[] = [
  { name: 'Mir', starts: /^220[0-4]/, lengths: [16, 17, 18, 19] },
  { name: 'American Express', starts: /^3[47]/, lengths: [15] },
  { name: 'Diners Club', starts: /^(?:30[0-5]|309|3[689])/, lengths: [14, 16, 17, 18, 19] },
  { name: 'JCB', starts: /^35(?:2[89]|[3-8]\d)/, lengths: [16, 17, 18, 19] },
  {
    name: 'Elo',
    starts:
      /^(?:401178|401179|438935|457631|457632|431274|451416|504175|506(?:699|7\d\d)|509\d{3}|627780|636297|636368|65003[1-3])/,
    lengths: [16],
  },
  { name: 'Hipercard', starts: /^606282/, lengths: [16] },
  { name: 'Verve', starts: /^(?:506(?:099|1[0-8]\d|19[0-8])|6500(?:0[2-9]|1\d|2[0-7]))/, lengths: [16, 18, 19] },
  { name: 'RuPay', starts: /^(?:60(?:80|8[1-4])|6(?:521|522)|817[2-9]|81[89]\d|820[01])/, lengths: [16] },
  { name: 'Troy', starts: /^9792/, lengths: [16] },
  { name: 'Visa', starts: /^4/, lengths: [13, 16, 18, 19] },
  { name: 'Mastercard', starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { name: 'Discover', starts: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19] },
  { name: 'UnionPay', starts: /^(?:62|81)/, lengths: [16, 17, 18, 19] },
  { name: 'Maestro', starts: /^(?:50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { name: 'UATP', starts: /^1/, lengths: [15] },
];

/** The network of a card number; null if none has numbers of this length that begin like it. */
export function networkOf(number: string): string | null {
  return NETWORKS.find(({ starts, lengths }) => lengths.includes(number.length) && starts.test(number))?.name ?? null;
}

/** The groups that are embossed: 4-6-5 for numbers of 15 digits, 4-6-4 for 14, otherwise fours. */
export function groupCard(number: string): string {
  const groups = { 15: /^(.{4})(.{6})(.{5})$/, 14: /^(.{4})(.{6})(.{4})$/ }[number.length];
  return groups ? number.replace(groups, '$1 $2 $3') : (number.match(/.{1,4}/g) ?? []).join(' ');
}

/** PCI DSS 3.4.1: at most the first six and the last four digits may be shown. */
export function maskCard(number: string): string {
  return groupCard(number.slice(0, 6) + '•'.repeat(Math.max(0, number.length - 10)) + number.slice(-4));
}
