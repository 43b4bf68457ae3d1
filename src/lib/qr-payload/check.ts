// Whether what is about to become a QR code is well formed.

/** Whether a text is an IBAN: its form and its check digits (ISO 13616, MOD 97-10 of ISO/IEC 7064). */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Latitude and longitude in degrees, as maps write them (`48.85, 2.29`), or null. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | null {
  const match = /^\s*(?:geo:)?([-+]?\d{1,3}(?:\.\d{1,15})?)°?\s*[,;\s]\s*([-+]?\d{1,3}(?:\.\d{1,15})?)°?\s*$/i.exec(
    text,
  );
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
