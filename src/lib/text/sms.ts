// Splits text messages (3GPP TS 23.038: GSM 7-bit default alphabet, otherwise UCS-2; TS 23.040: a 6-byte header in each
// part).

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('\f^{}\\[~]|€');

export interface SmsSize {
  encoding: 'GSM-7' | 'UCS-2';
  parts: number;
}

/** Returns the parts of a message; characters that take two units are never split. An empty text has no parts. */
export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const plain = characters.every((character) => BASIC.has(character) || EXTENSION.has(character));
  const encoding = plain ? 'GSM-7' : 'UCS-2';
  const [single, joined] = plain ? [160, 153] : [70, 67];
  const widths = characters.map((character) => (plain ? (EXTENSION.has(character) ? 2 : 1) : character.length));
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= single) return { encoding, parts: total === 0 ? 0 : 1 };
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > joined) {
      parts++;
      used = 0;
    }
    used += width;
  }
  return { encoding, parts };
}
