import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './base64-string-converter.ts';

/** Whether it is the Base64 of a text that contains words. Most words are valid Base64, but of noise. */
function isBase64OfText(text: string): boolean {
  if (text.length % 4 === 1) return false;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return /^[\x20-\x7e\r\n\t]+$/.test(bytes) && /[a-z]{3}/i.test(bytes);
}

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'command',
        pattern:
          /^(?:(?:echo|printf) (?:-n )?["']?([A-Za-z\d+/_-]{2,2000}={0,2})["']? ?\| ?)?base64 (?:-[dD]|--decode)(?: (?:<<< ?)?["']?([A-Za-z\d+/_-]{2,2000}={0,2})["']?)?$/,
        take: ([, before, behind]) => before ?? behind ?? null,
        confidence: 0.95,
      },
      {
        name: 'PowerShell command',
        pattern: /^(?:powershell|pwsh)(?:\.exe)? (?:[^\n]* )?-e(?:c|nc|ncodedcommand)? ([A-Za-z\d+/]{8,20000}={0,2})$/i,
        confidence: 0.95,
      },
      {
        name: 'Base64 without padding',
        pattern: /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z\d+/_-]{6,2000}$/,
        take: ([all]) => (isBase64OfText(all) ? all : null),
        confidence: 0.5,
      },
      {
        name: 'Base64 of a URL',
        pattern: /^[A-Za-z\d+/_-]{15,}(?:%3D){1,2}$/i,
        take: ([all]) => decodeURIComponent(all),
        confidence: 0.85,
      },
    ],
  },
});
