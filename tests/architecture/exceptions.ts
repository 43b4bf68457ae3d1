/** Files longer than others because they are tables: what is in them is read line by line, and nobody has to follow it. */
export const TABLES: Readonly<Record<string, string>> = {
  'src/core/kinds.ts': 'a row for each kind of field and of output',
  'src/ui/tokens.css': 'design tokens, light and dark',
  'tests/unit/palette/queries/en.ts': 'queries and the tools they must find',
};

/** Folders with more entries because each is one entry of a list. */
export const LISTS: readonly RegExp[] = [
  /^locales\/[a-z]+\/tools$/, // a file for each tool
];

/** What is still to be taken apart: this list only gets shorter, and ends empty. */
export const TO_DO: readonly string[] = [
  'src/palette/panel.tsx',
  'src/palette/use-palette.ts',
  'src/ui/form/operation-form.tsx',
  'tool-specs/converter/date-converter.ts',
  'tool-specs/crypto/encryption.ts',
  'tool-specs/crypto/hash-text.ts',
  'tool-specs/crypto/rsa-key-pair-generator.ts',
  'tool-specs/data/phone-parser-and-formatter.ts',
  'tool-specs/data/snowflake-id-extractor.ts',
  'tool-specs/development/chmod-calculator.ts',
  'tool-specs/images/qrcode-generator.ts',
  'tool-specs/network/ipv4-range-expander.ts',
  'tool-specs/network/mac-address-lookup.ts',
  'tool-specs/web/jwt-parser.ts',
  'tool-specs/web/og-meta-generator.ts',
  'tool-specs/web/otp-generator.ts',
  'tool-specs/web/url-parser.ts',
  'src/app',
  'src/palette',
  'src/ui',
  'src/ui/fields',
  'src/ui/form',
  'src/ui/outputs',
  'src/ui/parts',
];
