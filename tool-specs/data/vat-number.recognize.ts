import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { readVat } from '../../src/lib/identifiers/vat/vat.ts';
import type tool from './vat-number.ts';

/** The whole text if its check digits are right. */
function valid({ input }: RegExpExecArray): string | null {
  const digits = (input.match(/\d/g) ?? []).length;
  return digits >= 7 && readVat(input, null).isValid ? input : null;
}

export default recognizersOf<typeof tool>({
  check: {
    finds: [
      {
        name: 'VAT number',
        pattern:
          /^(?:VAT(?: number| no\.?| ID)?:? |USt-?IdNr\.?:? |TVA:? |BTW:? )?(?:A[T]|B[EG]|C[YZ]|D[EK]|E[ELS]|F[IR]|G[BR]|H[RU]|I[ET]|L[TUV]|MT|N[LO]|P[LT]|RO|S[EIK]|XI) ?-?[A-Z\d+*](?:[ .-]?[A-Z\d+*]){6,14}$/,
        take: valid,
        confidence: 0.9,
      },
      {
        name: 'Swiss UID',
        pattern: /^CHE[ -]?\d{3}\.?\d{3}\.?\d{3}(?: (?:MWST|TVA|IVA|TPV))?$/,
        take: valid,
        confidence: 0.95,
      },
    ],
  },
});
