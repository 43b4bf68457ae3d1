// Secrets and personal data in running text, by their forms.

export const SECRET_KINDS = ['key-block', 'jwt', 'api-key', 'credential', 'email', 'card', 'ip'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** Group `secret` is what is hidden; the whole match without one. */
const PATTERNS: Readonly<Record<SecretKind, RegExp>> = {
  'key-block': /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----\r?\n(?<secret>[A-Za-z\d+/=\s:,-]{1,20000}?)(?=-----END )/dg,
  jwt: /\beyJ[\w-]{5,4000}\.[\w-]{2,8000}\.[\w-]{0,2000}/dg,
  'api-key':
    /\b(?:gh[pousr]_\w{36,255}|github_pat_\w{22,255}|glpat-[\w-]{20,64}|A[KS]IA[A-Z\d]{16}|AIza[\w-]{35}|xox[abprs]-[\w-]{10,200}|[sr]k_(?:live|test)_\w{16,200}|sk-[\w-]{20,200}|npm_\w{36})\b/dg,
  credential:
    /(?:(?<![a-z\d])(?:password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key|authorization)\b["']?\s{0,4}[:=]\s{0,4}(?:(?:bearer|basic)\s)?|\bbearer\s)(?:"(?<secret>(?:[^"\\\r\n]|\\.){1,2000})"|'(?<single>[^'\r\n]{1,2000})'|(?<plain>[^\s"',;&}]{4,2000}))/dgi,
  email: /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,63}\b/dgi,
  card: /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/dg,
  ip: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/dg,
};

/** The check digit of ISO/IEC 7812-1. */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce(
    (total, digit, i) => total + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  );
  return sum % 10 === 0 && new Set(digits).size > 1;
}

export interface Redaction {
  kind: SecretKind;
  start: number;
  end: number;
}

/** Where secrets of the given kinds stand, in order and without overlap; the surest form wins. */
export function findSecrets(text: string, kinds: readonly SecretKind[]): Redaction[] {
  const found: Redaction[] = [];
  for (const kind of SECRET_KINDS) {
    if (!kinds.includes(kind)) continue;
    for (const match of text.matchAll(PATTERNS[kind])) {
      const groups = match.indices?.groups;
      const [start, end] = groups?.['secret'] ??
        groups?.['single'] ??
        groups?.['plain'] ?? [match.index, match.index + match[0].length];
      if (kind === 'card' && !isCardNumber(match[0])) continue;
      found.push({ kind, start, end });
    }
  }
  const rank = ({ kind }: Redaction) => SECRET_KINDS.indexOf(kind);
  found.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end);
  const kept: Redaction[] = [];
  for (const one of found) {
    const before = kept.at(-1);
    // What begins inside another goes on hiding to its own end.
    if (before && one.start < before.end) before.end = Math.max(before.end, one.end);
    else kept.push({ ...one });
  }
  return kept;
}
