// Validates a credit transfer by EPC069-12 before it becomes a QR code.
import { regionName } from '../../../base/region.ts';
import { countryOf } from '../../identifiers/iban/registry.ts';
import { buildPayment, oneLine, type Payment, PAYMENT_LIMITS, writeReference } from './build.ts';
import { isBic, isIban, isReference } from './check.ts';

export const PAYMENT_PROBLEMS = [
  'not-an-iban',
  'not-sepa',
  'not-a-bic',
  'bad-reference',
  'reference-and-text',
  'amount-not-cents',
  'too-many-characters',
  'too-many-bytes',
] as const;

interface PaymentProblem {
  code: (typeof PAYMENT_PROBLEMS)[number];
  field: keyof Payment;
  params?: Record<string, string | number>;
}

/** Returns the first violation of EPC069-12, with country names in `language`; null if there is none. */
export function paymentProblem(payment: Required<Payment>, language: string): PaymentProblem | null {
  const { iban, amount, bic } = payment;
  if (!isIban(iban)) return { code: 'not-an-iban', field: 'iban' };
  const country = iban.trim().slice(0, 2).toUpperCase();
  if (!countryOf(country)?.sepa)
    return { code: 'not-sepa', field: 'iban', params: { country: regionName(country, language) } };
  if (Number(amount.toFixed(2)) !== amount) return { code: 'amount-not-cents', field: 'amount' };
  if (bic.trim() !== '' && !isBic(bic)) return { code: 'not-a-bic', field: 'bic' };
  if (!isReference(payment.reference)) return { code: 'bad-reference', field: 'reference' };
  if (payment.reference.trim() !== '' && payment.text.trim() !== '')
    return { code: 'reference-and-text', field: 'text' };
  return tooLong(payment);
}

function tooLong(payment: Required<Payment>): PaymentProblem | null {
  const reference = writeReference(payment.reference);
  const written = { beneficiary: payment.beneficiary, reference, text: payment.text };
  for (const field of ['beneficiary', 'reference', 'text'] as const) {
    const count = [...oneLine(written[field])].length;
    const limit = PAYMENT_LIMITS[field];
    if (count > limit) return { code: 'too-many-characters', field, params: { count, limit } };
  }
  const bytes = new TextEncoder().encode(buildPayment(payment)).length;
  const limit = PAYMENT_LIMITS.bytes;
  return bytes > limit ? { code: 'too-many-bytes', field: 'text', params: { bytes, limit } } : null;
}
