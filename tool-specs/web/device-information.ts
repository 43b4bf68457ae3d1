import { defineView } from '../../src/core/spec.ts';

const sections = ['screen', 'window', 'device', 'browser', 'preferences', 'locale', 'storage', 'network'] as const;

// prettier-ignore
const facts = [
  'screen-size', 'physical-size', 'available-size', 'pixel-ratio', 'color-depth', 'orientation', 'angle', 'gamut',
  'dynamic-range', 'window-size', 'outer-size', 'zoom', 'display-mode', 'secure-context', 'platform', 'old-platform',
  'architecture', 'model', 'mobile', 'cores', 'memory', 'graphics', 'touch-points', 'pointer',
  'hover', 'brands', 'vendor', 'user-agent', 'cookies', 'pdf-viewer', 'automated', 'color-scheme',
  'reduced-motion', 'reduced-transparency', 'reduced-data', 'contrast', 'forced-colors', 'inverted-colors', 'do-not-track', 'privacy-control',
  'languages', 'locale', 'time-zone', 'utc-offset', 'hour-cycle', 'calendar', 'numbering', 'quota',
  'usage', 'persistent', 'online', 'connection', 'downlink', 'round-trip', 'save-data',
];

/** Values of media features, which are shown as words. */
// prettier-ignore
const values = [
  'high', 'standard', 'fullscreen', 'standalone', 'minimal-ui', 'browser', 'dark', 'light',
  'more', 'less', 'custom', 'no-preference', 'fine', 'coarse', 'none',
];

const units = ['bits', 'dppx', 'degrees', 'gibibytes', 'mbits', 'ms', 'pixels'];

export default defineView({
  icon: 'monitor-smartphone',
  createdAt: '2022-04-18',
  related: ['user-agent-parser', 'keycode-info'],
  messages: [
    'copy-json',
    'save-json',
    'unknown',
    ...sections.map((section) => `section-${section}`),
    ...facts,
    ...units,
    ...values.map((value) => `is-${value}`),
  ],
});
