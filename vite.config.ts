import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogue } from './src/build/catalogue.ts';
import { iconSprite } from './src/build/icons.ts';
import { languages } from './src/build/languages.ts';
import { offline } from './src/build/offline.ts';
import { report } from './src/build/report.ts';
import { version } from './src/build/version.ts';

const shared = () => [catalogue(), languages()];

export default defineConfig({
  plugins: [react(), ...shared(), iconSprite(), offline(), report()],
  define: version(),
  worker: { format: 'es', plugins: shared },
  build: {
    target: 'es2022',
    // every browser that runs this product preloads modules by itself
    modulePreload: { polyfill: false },
    // one chunk for the first paint instead of many small ones
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
    chunkSizeWarningLimit: 2000,
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
  },
});
