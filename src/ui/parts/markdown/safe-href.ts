/**
 * Allows only http(s) and relative addresses. Uses the URL parser, which drops the same control characters as a
 * browser.
 */
export function isSafeHref(href: string): boolean {
  const base = 'https://relative.invalid/';
  return href !== '' && URL.canParse(href, base) && /^https?:$/.test(new URL(href, base).protocol);
}
