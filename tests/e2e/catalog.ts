import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import en from '../../locales/en/app.json' with { type: 'json' };

interface ListedField {
  name: string;
  kind: string;
  primary: boolean;
  required: boolean;
  initial: unknown;
  /** The values of other fields that make this one visible. */
  when?: Record<string, (string | boolean)[]>;
}

export interface ListedOperation {
  name: string;
  /** Duration of the work in milliseconds, if it is noticeable. */
  cost?: number;
  fields: ListedField[];
  outputs: { kind: string }[];
}

/** A tool as listed by the terminal command. */
export interface Listed {
  id: string;
  title: string;
  redirectFrom: string[];
  view: boolean;
  operations: ListedOperation[];
}

const root = path.join(import.meta.dirname, '../..');

const listed = JSON.parse(
  execFileSync(process.execPath, ['scripts/cli.mjs', 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }),
) as Listed[];

/** All tools, each with the operations that have a form on its page. */
export const tools = listed.map((tool) => (tool.view ? { ...tool, operations: [] } : tool));

/** The name of the product, with which every title ends. */
export const SITE = 'IT Tools';

/** The English shell texts. */
export const words = en;

/** Whether the input of an operation is a file or key press. Others can be tried by clicking an example. */
export const takesFile = ({ fields }: ListedOperation) =>
  fields.some(({ kind, primary }) => primary && (kind === 'file' || kind === 'keypress'));

/** Collects browser complaints: console errors, script errors and content security policy violations. */
export async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  return complaints;
}

/** Waits until scripts have replaced the prerendered page, which doesn't respond to input. */
export const expectTakenOver = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-static]') === null);

/** Waits until the page has also started everything that it doesn't need at first. */
export const expectSettled = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('settled').length > 0);

/** Loads the document at an address, even if only the fragment differs from the open page. */
export async function load(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith('http') || new URL(page.url()).pathname !== new URL(address, page.url()).pathname) {
    await page.goto(address);
    return;
  }
  // A blank page in between would start another process.
  await page.evaluate((next) => history.replaceState(null, '', next), address);
  await page.reload();
}

/** Opens a tool by its address, on one of its operations, and waits for its title. */
export async function openTool(page: Page, { id, title, operations }: Listed, operation?: string): Promise<void> {
  await load(page, operation === undefined || operations.length === 1 ? `/${id}` : `/${id}#op=${operation}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expectTakenOver(page);
}

/** Waits for the result of the initial example; if earlier input has replaced it, clicks the first example. */
export async function expectGreetingAnswers(page: Page): Promise<void> {
  const greets = page.locator('main').getByText(words.form.exampleReady, { exact: true });
  const greeted = await greets.waitFor({ state: 'attached', timeout: 400 }).then(
    () => true,
    () => false,
  );
  await (greeted ? expectAnswer(page) : expectFirstExampleAnswers(page));
}

/** Clicks the first example, if there is one, and waits for a valid result. */
export async function expectFirstExampleAnswers(page: Page): Promise<void> {
  const main = page.locator('main');
  // It is hidden while another operation's text, which is kept, is refused.
  await expect(main.getByRole('region', { name: words.form.results })).toBeAttached();
  const menu = main.getByRole('button', { name: words.form.examples, exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.locator('[role="menuitem"]').first().click();
  }
  await expectAnswer(page);
}

/** Waits for a valid result, from the initial example or from a chosen one. */
export async function expectAnswer(page: Page): Promise<void> {
  const main = page.locator('main');
  const results = main.getByRole('region', { name: words.form.results });
  // An example equal to the initial values is shown as the initial example.
  const ready = results.getByText(words.form.ready, { exact: true });
  await expect(ready.or(results.getByText(words.form.exampleReady, { exact: true })).first()).toBeAttached();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(results.getByText(words.form.empty)).toHaveCount(0);
}
