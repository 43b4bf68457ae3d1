/**
 * Texts that look like the input of a tool but are invalid: the tool runs anyway and reports what is wrong and where.
 */
export const FAULTS: readonly { tool: string; operation?: string; pattern: RegExp }[] = [
  { tool: 'json-prettify', pattern: /^(?:\{\s*"[^"\n]*"\s*:|\[\s*(?:\{\s*"|"[^"\n]*"\s*,))/ },
  { tool: 'date-converter', pattern: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?)?$/ },
  { tool: 'rsa-key-pair-generator', operation: 'inspect', pattern: /^-----BEGIN (?!PGP )[A-Z\d ]{3,40}-----\r?\n/ },
  { tool: 'jwt-parser', pattern: /^(?:Bearer +)?eyJ[\w-]{8,}(?:\.[\w-]*)*$/ },
  { tool: 'ipv4-address-converter', pattern: /^\d{1,3}(?:\.\d{1,3}){3}$/ },
  {
    tool: 'uuid-generator',
    operation: 'inspect',
    pattern: /^[\da-z]{6,10}-[\da-z]{4}-[1-8][\da-z]{3}-[89ab][\da-z]{3}-[\da-z]{10,14}$/i,
  },
  { tool: 'xml-formatter', pattern: /^<\?xml\s/ },
  { tool: 'crontab-generator', operation: 'explain', pattern: /^(?=.*\*)(?:[\d*/,-]+ ){4}[\d*/,-]+$/ },
];
