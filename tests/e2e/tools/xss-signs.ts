import type { Page } from '@playwright/test';
import { watchComplaints } from '../catalog.ts';

/** Records every sign that part of the input ran, tried to run, or requested something from elsewhere. */
export async function watch(page: Page): Promise<string[]> {
  const signs = await watchComplaints(page);
  page.on('dialog', (dialog) => {
    signs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') signs.push(`request: ${request.url()}`);
  });
  page.on('popup', (popup) => signs.push(`popup: ${popup.url()}`));
  await page.addInitScript(() => {
    Object.assign(window, { xss: () => console.error('xss ran') });
  });
  return signs;
}

/** Code that could still run when clicked or viewed, in the page and in its frames. */
export async function liveCode(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() =>
        [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
          .flatMap((tree) => [...tree.querySelectorAll('*')])
          .flatMap((element) => {
            const handlers = element.getAttributeNames().filter((name) => /^on/i.test(name));
            const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'].filter((name) =>
              // oxlint-disable-next-line no-control-regex -- browsers skip them before a scheme
              /^[\0-\x20]*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:|^data:text/i.test(
                element.getAttribute(name) ?? '',
              ),
            );
            const script = element.localName === 'script' && /xss/.test(element.outerHTML);
            return handlers.length + addresses.length > 0 || script ? [element.outerHTML.slice(0, 200)] : [];
          }),
      ),
    ),
  );
  return found.flat();
}
