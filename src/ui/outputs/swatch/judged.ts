/** What text of a contrast ratio is good for, by WCAG 2.2 (1.4.3 and 1.4.6): large text is from 24 px, or 19 px bold. */
export function judged(ratio: number): 'aaa' | 'aa' | 'large' | 'fails' {
  if (ratio >= 7) return 'aaa';
  if (ratio >= 4.5) return 'aa';
  return ratio >= 3 ? 'large' : 'fails';
}
