import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../scripts/setup/chromium.mjs';

const port = 4173;
const asRoot = process.getuid?.() === 0;

/** Files that take minutes together, about parts that rarely change; SLOW=1 runs them too, as before a release. */
const SLOW = [
  '**/room.spec.ts',
  '**/profile.spec.ts',
  '**/offline-copy.spec.ts',
  '**/devices.spec.ts',
  '**/launcher.spec.ts',
  '**/zoom.spec.ts',
  '**/first-load.spec.ts',
  '**/api.spec.ts',
];

export default defineConfig({
  testDir: '.',
  testIgnore: process.env.SLOW === undefined ? SLOW : [],
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Tests spend about a fifth of their time waiting, so a third worker uses the idle time of two cores.
  workers: 3,
  // A busy machine may be slow once; a test that fails twice is a real failure.
  retries: 1,
  reporter: 'line',
  // A busy machine may take several times as long; a longer timeout hides no failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // It would fetch the whole product again for each test; tests about it allow it.
    serviceWorkers: 'block',
    // Without a limit, a missing element would run into the test timeout, which hides the cause.
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: await findHeadlessShell(),
      // Chromium has no sandbox for root, and containers have no graphics card.
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
