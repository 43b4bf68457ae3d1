import { type DeviceAnswers, browser, graphics } from './browser.ts';

/** A value as in the JSON; null if the browser doesn't reveal it. */
type Value = string | number | boolean | null | readonly string[] | { width: number; height: number };

export interface Fact {
  /** Code of its label. */
  key: string;
  value: Value;
  unit?: 'bits' | 'dppx' | 'degrees' | 'gibibytes' | 'bytes' | 'mbits' | 'ms' | 'pixels' | 'utc';
  /** Whether the value is a code with translated words. */
  word?: true;
}

export interface Section {
  key: string;
  facts: readonly Fact[];
}

const matches = (query: string): boolean => window.matchMedia(`(${query})`).matches;

/** Returns the first matching value of a media feature. */
function feature(name: string, values: readonly string[]): string | null {
  return values.find((value) => matches(`${name}: ${value}`)) ?? null;
}

const sized = (width: number | undefined, height: number | undefined): Value =>
  width === undefined || height === undefined ? null : { width, height };

const filled = (text: string | undefined | null): string | null => text || null;

function brands(list: readonly { brand: string; version: string }[] | undefined): readonly string[] | null {
  // Chromium adds a meaningless brand, so that nobody relies on the list: "Not;A=Brand".
  return (
    list?.filter(({ brand }) => !/not.?a.?brand/i.test(brand)).map(({ brand, version }) => `${brand} ${version}`) ??
    null
  );
}

function screenFacts(): Fact[] {
  const { width, height, availWidth, availHeight, colorDepth } = window.screen;
  const { orientation } = window.screen as { orientation?: ScreenOrientation };
  const ratio = window.devicePixelRatio;
  return [
    { key: 'screen-size', value: sized(width, height), unit: 'pixels' },
    { key: 'physical-size', value: sized(Math.round(width * ratio), Math.round(height * ratio)), unit: 'pixels' },
    { key: 'available-size', value: sized(availWidth, availHeight), unit: 'pixels' },
    { key: 'pixel-ratio', value: ratio, unit: 'dppx' },
    { key: 'color-depth', value: colorDepth, unit: 'bits' },
    { key: 'orientation', value: orientation?.type ?? feature('orientation', ['portrait', 'landscape']) },
    { key: 'angle', value: orientation?.angle ?? null, unit: 'degrees' },
    { key: 'gamut', value: feature('color-gamut', ['rec2020', 'p3', 'srgb']) },
    { key: 'dynamic-range', value: feature('dynamic-range', ['high', 'standard']), word: true },
  ];
}

function windowFacts(): Fact[] {
  return [
    { key: 'window-size', value: sized(window.innerWidth, window.innerHeight), unit: 'pixels' },
    { key: 'outer-size', value: sized(window.outerWidth, window.outerHeight), unit: 'pixels' },
    { key: 'zoom', value: window.visualViewport?.scale ?? null },
    {
      key: 'display-mode',
      value: feature('display-mode', ['fullscreen', 'standalone', 'minimal-ui', 'browser']),
      word: true,
    },
    { key: 'secure-context', value: window.isSecureContext },
  ];
}

function preferenceFacts(): Fact[] {
  const { doNotTrack, globalPrivacyControl } = browser();
  return [
    { key: 'color-scheme', value: feature('prefers-color-scheme', ['dark', 'light']), word: true },
    { key: 'reduced-motion', value: matches('prefers-reduced-motion: reduce') },
    { key: 'reduced-transparency', value: matches('prefers-reduced-transparency: reduce') },
    { key: 'reduced-data', value: matches('prefers-reduced-data: reduce') },
    { key: 'contrast', value: feature('prefers-contrast', ['more', 'less', 'custom', 'no-preference']), word: true },
    { key: 'forced-colors', value: matches('forced-colors: active') },
    { key: 'inverted-colors', value: matches('inverted-colors: inverted') },
    { key: 'do-not-track', value: doNotTrack === undefined || doNotTrack === null ? null : doNotTrack === '1' },
    { key: 'privacy-control', value: globalPrivacyControl ?? null },
  ];
}

function deviceFacts({ entropy }: DeviceAnswers): Fact[] {
  const { userAgentData, platform, hardwareConcurrency, deviceMemory, maxTouchPoints } = browser();
  const bits = entropy?.bitness ? `${entropy.architecture ?? ''} ${entropy.bitness}-bit`.trim() : entropy?.architecture;
  const system = userAgentData?.platform
    ? `${userAgentData.platform} ${entropy?.platformVersion ?? ''}`.trim()
    : filled(platform);
  return [
    { key: 'platform', value: system },
    { key: 'old-platform', value: filled(platform) },
    { key: 'architecture', value: filled(bits) },
    { key: 'model', value: filled(entropy?.model) },
    { key: 'mobile', value: userAgentData?.mobile ?? null },
    { key: 'cores', value: hardwareConcurrency ?? null },
    { key: 'memory', value: deviceMemory ?? null, unit: 'gibibytes' },
    { key: 'graphics', value: graphics() },
    { key: 'touch-points', value: maxTouchPoints ?? null },
    { key: 'pointer', value: feature('pointer', ['fine', 'coarse', 'none']), word: true },
    { key: 'hover', value: matches('hover: hover') },
  ];
}

function browserFacts({ entropy }: DeviceAnswers): Fact[] {
  const { userAgentData, vendor, userAgent, cookieEnabled, pdfViewerEnabled, webdriver } = browser();
  return [
    { key: 'brands', value: brands(entropy?.fullVersionList ?? userAgentData?.brands) },
    { key: 'vendor', value: filled(vendor) },
    { key: 'user-agent', value: filled(userAgent) },
    { key: 'cookies', value: cookieEnabled ?? null },
    { key: 'pdf-viewer', value: pdfViewerEnabled ?? null },
    { key: 'automated', value: webdriver ?? null },
  ];
}

function localeFacts(now: Date): Fact[] {
  const { locale, timeZone, calendar, numberingSystem } = new Intl.DateTimeFormat().resolvedOptions();
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return [
    { key: 'languages', value: browser().languages ?? null },
    { key: 'locale', value: locale },
    { key: 'time-zone', value: timeZone },
    { key: 'utc-offset', value: -now.getTimezoneOffset(), unit: 'utc' },
    { key: 'hour-cycle', value: hourCycle ?? null },
    { key: 'calendar', value: calendar },
    { key: 'numbering', value: numberingSystem },
  ];
}

function storageFacts({ quota, usage, persisted }: DeviceAnswers): Fact[] {
  return [
    { key: 'quota', value: quota ?? null, unit: 'bytes' },
    { key: 'usage', value: usage ?? null, unit: 'bytes' },
    { key: 'persistent', value: persisted ?? null },
  ];
}

function networkFacts(): Fact[] {
  const { onLine, connection } = browser();
  return [
    { key: 'online', value: onLine ?? null },
    { key: 'connection', value: connection?.effectiveType ?? null },
    { key: 'downlink', value: connection?.downlink ?? null, unit: 'mbits' },
    { key: 'round-trip', value: connection?.rtt ?? null, unit: 'ms' },
    { key: 'save-data', value: connection?.saveData ?? null },
  ];
}

/** Returns everything that the browser tells a page about itself and its device, without any request. */
export function factsOf(asked: DeviceAnswers, now: Date): Section[] {
  return [
    { key: 'screen', facts: screenFacts() },
    { key: 'window', facts: windowFacts() },
    { key: 'device', facts: deviceFacts(asked) },
    { key: 'browser', facts: browserFacts(asked) },
    { key: 'preferences', facts: preferenceFacts() },
    { key: 'locale', facts: localeFacts(now) },
    { key: 'storage', facts: storageFacts(asked) },
    { key: 'network', facts: networkFacts() },
  ];
}

const camel = (code: string) => code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** All facts as JSON, with the same names in every language. */
export function toJson(sections: readonly Section[]): string {
  const record = Object.fromEntries(
    sections.map(({ key, facts }) => [
      camel(key),
      Object.fromEntries(facts.map((fact) => [camel(fact.key), fact.value])),
    ]),
  );
  return JSON.stringify(record, null, 2);
}
