import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './qrcode-generator.ts';

export default recognizersOf<typeof tool>({
  text: {
    finds: [
      {
        name: 'vCard or calendar',
        pattern: /^BEGIN:(VCARD|VCALENDAR|VEVENT)\r?\n[^]*\nEND:\1$/i,
        take: whole,
        confidence: 0.5,
      },
    ],
  },
  location: {
    finds: [
      {
        name: 'geo URI',
        pattern: /^geo:(-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?)(?:[,;?].*)?$/i,
        confidence: 0.55,
      },
      {
        name: 'coordinates',
        pattern: /^-?\d{1,2}\.\d{3,}, ?-?\d{1,3}\.\d{3,}$/,
        take: whole,
        confidence: 0.5,
      },
    ],
  },
});
