// Reads the Swiss QR-bill: the Swiss Payments Code (SPC) of the SIX Implementation Guidelines for the QR-bill, version 02xx.
import { type Payload, parts } from './payload.ts';

/** The lines where its elements begin. The ultimate creditor, from 11 on, is reserved and always omitted. */
const AT = { iban: 3, creditor: 4, amount: 18, currency: 19, debtor: 20, reference: 28, text: 29, billing: 31 };
const LINES_OF_ADDRESS = 7;

/** A name with an address: type S has separate street, number, postal code and town; type K has two lines. */
function addressOf(lines: readonly string[]): { name: string; address: string } {
  const [type = '', name = '', street = '', number = '', code = '', town = '', country = ''] = lines;
  const place = type === 'K' ? [street, number] : [`${street} ${number}`, `${code} ${town}`];
  const address = [...place, country].map((part) => part.trim()).filter((part) => part !== '');
  return { name, address: address.join(', ') };
}

/**
 * Returns the bill in a code; null if it has no account. Its trailer may be missing, because some readers cut it off.
 */
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
      // If absent, the payer fills it in.
      ['amount', amount ? `${currency} ${amount}` : currency],
      ['payer', [debtor.name, debtor.address].filter((part) => part !== '').join(', ')],
      ['reference', lines[AT.reference]],
      ['text', lines[AT.text]],
      ['billing', lines[AT.billing]],
      ...lines.slice(AT.billing + 1, AT.billing + 3).map((line) => ['alternative', line] as const),
    ]),
  };
}
