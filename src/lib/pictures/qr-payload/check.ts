// Validates the content of a QR code.
import { mod97 } from '../../identifiers/iban/mod97.ts';
import { countryOf } from '../../identifiers/iban/registry.ts';

/** Whether a text is an IBAN: its format, the length for its country, and its check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  const length = countryOf(iban.slice(0, 2))?.length ?? iban.length;
  return /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban) && iban.length === length && leavesOne(iban);
}

/** Whether a reference is valid: `RF` implies the check digits of ISO 11649, anything else is a national reference. */
export function isReference(text: string): boolean {
  const reference = text.replace(/\s/g, '').toUpperCase();
  return !reference.startsWith('RF') || (/^RF\d\d[A-Z\d]{1,21}$/.test(reference) && leavesOne(reference));
}

/** MOD 97-10 of ISO/IEC 7064, with the check digits in third and fourth place. */
function leavesOne(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** Whether a text has the format of a BIC (ISO 9362): bank, country, location, and optionally a branch. */
export function isBic(text: string): boolean {
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i.test(text.replace(/\s/g, ''));
}

/** Parses latitude and longitude in degrees, in the format of maps (`48.85, 2.29`), or returns null. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | null {
  const match = /^\s*(?:geo:)?([-+]?\d{1,3}(?:\.\d{1,15})?)°?\s*[,;\s]\s*([-+]?\d{1,3}(?:\.\d{1,15})?)°?\s*$/i.exec(
    text,
  );
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
