import { expect, type Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const answers = (page: Page) => dialog(page).locator('[role="option"][data-kind="answer"]');

export async function open(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

export async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Waits until the service worker controls this page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** Shares data like the system does, through the share target of the manifest. */
export async function share(page: Page, parts: Record<string, string>): Promise<void> {
  await page.evaluate(async (given) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(given)) body.set(name, value);
    await fetch('/share', { method: 'POST', body, redirect: 'manual' });
  }, parts);
}

/** Opens the app with a file, like the system does; Chromium offers no other way without installing the app. */
export async function launchFile(page: Page, name: string, text: string): Promise<void> {
  await page.addInitScript(
    ([fileName = '', content = '']) => {
      const file = { getFile: async () => new File([content], fileName) };
      const setConsumer = (consumer: (launch: unknown) => void) =>
        consumer({ targetURL: location.href, files: [file] });
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    },
    [name, text],
  );
  await page.goto('/');
}

/** Records what the page logs, requests, copies and reads; call it before the page loads. */
export async function watch(page: Page) {
  const requests: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied, clipboardReads: 0 });
    const read = async () => {
      Object.assign(window, { clipboardReads: 1 });
      return '';
    };
    Object.assign(navigator.clipboard, { read, readText: read });
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    navigator.clipboard.write = async ([item]) => {
      const blob = await item?.getType('text/plain');
      if (blob) copied.push(await blob.text());
    };
  });
  return {
    requests,
    logged,
    copied: () => page.evaluate(() => (window as unknown as { copied: string[] }).copied),
    clipboardReads: () => page.evaluate(() => (window as unknown as { clipboardReads: number }).clipboardReads),
  };
}

/** Records copied text; the page itself can't read the clipboard (permissions policy). */
export async function watchClipboard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    navigator.clipboard.write = async ([item]) => {
      const blob = await item?.getType('text/plain');
      if (blob) copied.push(await blob.text());
    };
  });
  return () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
}
