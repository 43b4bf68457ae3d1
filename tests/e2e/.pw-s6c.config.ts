import { defineConfig } from '/work/main/node_modules/@playwright/test/index.mjs';
export default defineConfig({ testDir: '/work/main/tests/e2e', outputDir: '/tmp/s6b/results2', workers: 1, reporter: 'line',
  use: { baseURL: 'http://localhost:4995', browserName: 'chromium', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] } } });
