import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../scripts/setup/chromium.mjs';

const port = 4173;
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Tests wait about a fifth of their time: a third worker uses what two leave of two cores.
  workers: 3,
  // A busy machine may be late once; what fails twice is wrong.
  retries: 1,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // It fetches the whole product anew for each test; those about it say so.
    serviceWorkers: 'block',
    // Without a limit, what is missing holds its test until the end of the test's own time, which says nothing of the cause.
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: await findHeadlessShell(),
      // Chromium has no sandbox for root, and a container has no graphics card.
      args: asRoot ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
