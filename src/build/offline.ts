import { VitePWA } from 'vite-plugin-pwa';

const MEGABYTE = 1024 * 1024;

/** The service worker: the whole product is kept after the first visit; a new version waits until the user lets it in. */
export function offline() {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'IT Tools',
      short_name: 'IT Tools',
      description:
        'A command-first keyboard launcher for the small tools developers and IT people reach for every day.',
      start_url: '.',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#18a058',
      icons: [
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,wasm,woff2,json,webmanifest}'],
      maximumFileSizeToCacheInBytes: 12 * MEGABYTE,
      navigateFallback: 'index.html',
      cleanupOutdatedCaches: true,
    },
  });
}
