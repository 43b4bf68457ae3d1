/** Checks whether the server has a different build than this page. */
export async function isOutdated(base: string): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').pop();
  const page = await fetch(base, { cache: 'no-cache' });
  return page.ok && entry !== undefined && !(await page.text()).includes(entry);
}
