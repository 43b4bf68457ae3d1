// Reads the Swiss QR-bill: the Swiss Payments Code (SPC) of the SIX Implementation Guidelines for the QR-bill, version 02xx.
import { type Payload, parts } from './payload.ts';

/** Where its elements begin, in lines. The ultimate creditor, from 11 on, is reserved and left out by everyone. */
const AT = { iban: 3, creditor: 4, amount: 18, currency: 19, debtor: 20, reference: 28, text: 29, billing: 31 };
const LINES_OF_ADDRESS = 7;

/** A name with its address: type S has street, number, postal code and town apart, type K two lines. */
function addressOf(lines: readonly string[]): { name: string; address: string } {
  const [type = '', name = '', street = '', number = '', code = '', town = '', country = ''] = lines;
  const place = type === 'K' ? [street, number] : [`${street} ${number}`, `${code} ${town}`];
  const address = [...place, country].map((part) => part.trim()).filter((part) => part !== '');
  return { name, address: address.join(', ') };
}

/** The bill that a code says; null if it has no account. Its trailer may be missing, for some readers cut it off. */
export function readQrBill(_: string, whole: string): Payload | null {
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  const personAt = (at: number) => addressOf(lines.slice(at, at + LINES_OF_ADDRESS));
  const [creditor, debtor] = [personAt(AT.creditor), personAt(AT.debtor)];
  const amount = lines[AT.amount];
  const currency = lines[AT.currency] ?? '';
  if (!lines[AT.iban]) return null;
  return {
    kind: 'qr-bill',
    parts: parts([
      ['beneficiary', creditor.name],
      ['address', creditor.address],
      ['iban', lines[AT.iban]],
      // Without one, the payer fills it in.
      ['amount', amount ? `${currency} ${amount}` : currency],
      ['payer', [debtor.name, debtor.address].filter((part) => part !== '').join(', ')],
      ['reference', lines[AT.reference]],
      ['text', lines[AT.text]],
      ['billing', lines[AT.billing]],
      ...lines.slice(AT.billing + 1, AT.billing + 3).map((line) => ['alternative', line] as const),
    ]),
  };
}
