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
  /** The values of other fields that show this one. */
  when?: Record<string, (string | boolean)[]>;
}

export interface ListedOperation {
  name: string;
  /** Milliseconds of work, where it takes noticeable time. */
  cost?: number;
  fields: ListedField[];
  outputs: { kind: string }[];
}

/** A tool as the terminal lists it. */
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

/** Every tool there is, with the operations that its page has a form for. */
export const tools = listed.map((tool) => (tool.view ? { ...tool, operations: [] } : tool));

/** The words of the shell in English. */
export const words = en;

/** Does an operation begin with a file? The others can be tried with a click on an example. */
export const takesFile = ({ fields }: ListedOperation) =>
  fields.some(({ kind, primary }) => primary && (kind === 'file' || kind === 'keypress'));

/** Collects what the browser complains about: errors of the console and of scripts, and what the content security policy refused. */
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

/** Waits until scripts have replaced what the build has rendered: before that nothing on the page answers. */
export const expectTakenOver = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-static]') === null);

/** Waits until the page has also started what it doesn't need at first. */
export const expectSettled = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('settled').length > 0);

/** Loads the document of an address, also if that differs from the open one in its fragment alone. */
export async function load(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith('http') || new URL(page.url()).pathname !== new URL(address, page.url()).pathname) {
    await page.goto(address);
    return;
  }
  // A blank page in between would cost a process of its own.
  await page.evaluate((next) => history.replaceState(null, '', next), address);
  await page.reload();
}

/** Opens a tool by its address, on one of its operations, and waits for its title. */
export async function openTool(page: Page, { id, title, operations }: Listed, operation?: string): Promise<void> {
  await load(page, operation === undefined || operations.length === 1 ? `/${id}` : `/${id}#op=${operation}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expectTakenOver(page);
}

/** Waits for the example that greets to be answered; where what was typed before has taken its place, clicks it. */
export async function expectGreetingAnswers(page: Page): Promise<void> {
  const greets = page.locator('main').getByText(words.form.exampleReady, { exact: true });
  const greeted = await greets.waitFor({ state: 'attached', timeout: 400 }).then(
    () => true,
    () => false,
  );
  await (greeted ? expectAnswer(page) : expectFirstExampleAnswers(page));
}

/** Clicks the first example, if there is one, and waits for a result that is right. */
export async function expectFirstExampleAnswers(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(main.getByRole('region', { name: words.form.results })).toBeVisible();
  const menu = main.getByRole('button', { name: words.form.examples, exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.locator('[role="menuitem"]').first().click();
  }
  await expectAnswer(page);
}

/** Waits for a result that is right: that of an example which greets, or of one that was chosen. */
export async function expectAnswer(page: Page): Promise<void> {
  const main = page.locator('main');
  const results = main.getByRole('region', { name: words.form.results });
  // An example that is what the fields begin with is shown as the example that greets.
  const ready = results.getByText(words.form.ready, { exact: true });
  await expect(ready.or(results.getByText(words.form.exampleReady, { exact: true })).first()).toBeAttached();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(results.getByText(words.form.empty)).toHaveCount(0);
}
