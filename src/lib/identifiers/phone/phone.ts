// Phone numbers by libphonenumber-js with its full metadata, which includes types and validity; loaded when a number is
// read.
import type { CountryCode, PhoneNumber, ValidatePhoneNumberLengthResult } from 'libphonenumber-js/max';
import { Problem } from '../../../base/problem.ts';
import { digitsOfVanity } from './vanity.ts';

export type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';

const PROBLEMS: Readonly<Record<string, string>> = {
  NOT_A_NUMBER: 'phone-not-a-number',
  INVALID_COUNTRY: 'phone-unknown-country',
  TOO_SHORT: 'phone-too-short',
  TOO_LONG: 'phone-too-long',
};

/** The types of the library, by the names used in texts. */
export const PHONE_TYPES = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed-line',
  FIXED_LINE_OR_MOBILE: 'fixed-line-or-mobile',
  PERSONAL_NUMBER: 'personal',
  PREMIUM_RATE: 'premium-rate',
  SHARED_COST: 'shared-cost',
  TOLL_FREE: 'toll-free',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
  VOIP: 'voip',
  PAGER: 'pager',
} as const;

/** The part of the library that we use. */
export interface PhoneLibrary {
  /** Throws `Problem` of PROBLEMS. */
  parse(text: string, region: CountryCode | undefined): PhoneNumber;
  find(text: string, region: CountryCode | undefined): { number: PhoneNumber; startsAt: number; endsAt: number }[];
  lengthProblem(phone: PhoneNumber): ValidatePhoneNumberLengthResult | undefined;
  /** A valid number for that country that belongs to nobody in particular. */
  exampleOf(region: CountryCode): Promise<string | null>;
}

export async function loadPhones(): Promise<PhoneLibrary> {
  const library = await import('libphonenumber-js/max');
  return {
    parse(text, defaultCountry) {
      try {
        // Without `extract`, text around the number isn't silently ignored.
        return library.parsePhoneNumberWithError(text, { defaultCountry, extract: false });
      } catch (error) {
        if (error instanceof library.ParseError) throw new Problem(PROBLEMS[error.message] ?? 'phone-not-a-number');
        throw error;
      }
    },
    find: (text, defaultCountry) => library.findPhoneNumbersInText(foldPlus(text), { defaultCountry }),
    lengthProblem: (phone) => library.validatePhoneNumberLength(phone.number),
    async exampleOf(region) {
      const { default: examples } = await import('libphonenumber-js/mobile/examples');
      return library.getExampleNumber(region, examples)?.formatInternational() ?? null;
    },
  };
}

/** Reads one number: with any separators, an extension, a `tel:` link, or keypad letters. Throws `Problem`. */
export function readPhone(
  library: PhoneLibrary,
  text: string,
  region: CountryCode | undefined,
): { phone: PhoneNumber; vanity: string | null } {
  // The library reads links only in its other mode, unless they have a context.
  const typed = foldPlus(text).trim();
  const plain = /;phone-context=/i.test(typed) ? typed : typed.replace(/^tel:/i, '');
  const vanity = digitsOfVanity(plain);
  return { phone: library.parse(vanity ?? plain, region), vanity };
}

/**
 * The library normalizes full-width digits but not the full-width plus, and would read the number as a national one.
 * Keeps all positions.
 */
function foldPlus(text: string): string {
  return text.replaceAll('＋', '+');
}

/** Returns the region in the platform's language, if any. */
export function regionOfPlatform(): CountryCode | undefined {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  return new Intl.Locale(locale).maximize().region as CountryCode | undefined;
}

/** Why a number is invalid: its length, or its digits. */
const REASONS = {
  TOO_SHORT: 'length-short',
  TOO_LONG: 'length-long',
  INVALID_LENGTH: 'length-between',
  INVALID_COUNTRY: 'length-country',
  NOT_A_NUMBER: 'length-between',
} as const;
export const PHONE_REASONS = [...new Set(Object.values(REASONS)), 'pattern'] as const;

/** Null for a valid number. */
export function invalidReason(library: PhoneLibrary, phone: PhoneNumber): (typeof PHONE_REASONS)[number] | null {
  if (phone.isValid()) return null;
  const problem = library.lengthProblem(phone);
  return problem ? REASONS[problem] : 'pattern';
}

/** Returns links to call, write or chat; none for a number that can't exist. */
export function phoneLinks(phone: PhoneNumber): { key: string; value: string }[] {
  if (!phone.isPossible()) return [];
  return [
    { key: 'tel', value: phone.getURI() },
    { key: 'sms', value: `sms:${phone.number}` },
    { key: 'WhatsApp', value: `https://wa.me/${phone.number.slice(1)}` },
  ];
}

interface ReadLine {
  typed: string;
  phone: PhoneNumber | null;
}

/** Returns the number of each non-blank line; null if there is none. */
export function readPhones(library: PhoneLibrary, lines: string, region: CountryCode | undefined): ReadLine[] {
  const typed = lines.split(/\r\n|\r|\n/).map((line) => line.trim());
  return typed
    .filter((line) => line !== '')
    .map((line): ReadLine => {
      try {
        return { typed: line, phone: readPhone(library, line, region).phone };
      } catch (error) {
        if (error instanceof Problem) return { typed: line, phone: null };
        throw error;
      }
    });
}
