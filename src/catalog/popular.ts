/** What most people come for: shown on the home page, and in the palette until there are habits. */
export const POPULAR: readonly string[] = [
  'uuid-generator',
  'base64-string-converter',
  'json-prettify',
  'jwt-parser',
  'hash-text',
  'date-converter',
  'token-generator',
  'qrcode-generator',
];
