/**
 * Returns what text with a contrast ratio is suitable for by WCAG 2.2 (1.4.3 and 1.4.6): large text is at least 24 px,
 * or 19 px bold.
 */
export function judged(ratio: number): 'aaa' | 'aa' | 'large' | 'fails' {
  if (ratio >= 7) return 'aaa';
  if (ratio >= 4.5) return 'aa';
  return ratio >= 3 ? 'large' : 'fails';
}
