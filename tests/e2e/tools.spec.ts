import { expect, test } from '@playwright/test';
import { expectFirstExampleAnswers, openTool, takesFile, tools, watchComplaints } from './catalogue.ts';

for (const tool of tools) {
  test(`${tool.id} opens by its address and answers its first examples without a complaint`, async ({ page }) => {
    const complaints = await watchComplaints(page);
    await openTool(page, tool);
    await expect(page).toHaveTitle(`${tool.title} - IT Tools`);
    for (const operation of tool.operations) {
      if (operation.heavy || takesFile(operation)) continue;
      await openTool(page, tool, operation.name);
      await expectFirstExampleAnswers(page);
    }
    const missing = await page
      .locator('use')
      .evaluateAll((uses) =>
        uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href || ':not(*)')),
      );
    expect(missing).toEqual([]);
    expect(complaints).toEqual([]);
  });

  for (const old of tool.redirectFrom) {
    test(`${old} leads to ${tool.id}, and keeps what a link carries`, async ({ page }) => {
      await page.goto(`${old}#op=${tool.operations[0]?.name}`);
      await expect(page.getByRole('heading', { level: 1, name: tool.title, exact: true })).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/${tool.id}`);
    });
  }
}

for (const path of ['/', '/about', '/no/such/page', '/constructor', '/__proto__']) {
  test(`${path} shows itself, its icons are there, and nothing complains`, async ({ page }) => {
    const complaints = await watchComplaints(page);
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const icons = page.locator('use');
    await expect(icons.first()).toBeAttached();
    expect(
      await icons.evaluateAll((uses) =>
        uses.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).map((use) => use.outerHTML),
      ),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
