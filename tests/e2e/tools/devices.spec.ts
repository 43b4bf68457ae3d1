// Camera, microphone and screen in a real browser with fake devices: the camera shows a QR code, the microphone beeps.
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/setup/chromium.mjs';
import { encodeQr } from '../../../src/lib/pictures/qr/encode.ts';
import { load, watchComplaints, words } from '../catalog.ts';
import { cameraFile, pdfOf, refuseWith, watchStreams } from './devices.ts';
import { test } from '../shell/taken-over.ts';
import en from '../../../locales/en/tools/camera-recorder.json' with { type: 'json' };
import reader from '../../../locales/en/tools/qr-code-decoder.json' with { type: 'json' };

const TEXT = 'https://example.com/from-the-camera';
const { file, remove } = await cameraFile(TEXT);
const executablePath = await findChromium();
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [];
const fakeDevices = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];

test.use({ launchOptions: { executablePath, args: [...args, ...fakeDevices] } });
test.afterAll(remove);

/** The code of a reader loads in a worker, which takes a while on a busy machine. */
const patiently = expect.configure({ timeout: 20_000 });

const say = en.messages;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const take = (page: Page) => page.getByRole('list', { name: say.takes }).getByRole('listitem');
const open = (page: Page) => page.goto('/camera-recorder');
const preview = (page: Page) => page.getByLabel(say.preview, { exact: true });
const isPlaying = (page: Page) =>
  expect
    .poll(() => preview(page).evaluate((video: HTMLVideoElement) => video.videoWidth), { timeout: 20_000 })
    .toBeGreaterThan(0);

test.describe('the camera recorder', () => {
  test.use({ permissions: ['camera', 'microphone'] });

  test('requests the camera only when asked, shows a muted preview, and takes a picture', async ({ page }) => {
    const complaints = await watchComplaints(page);
    const tracks = await watchStreams(page);
    await open(page);
    await expect(button(page, say.start)).toBeVisible();
    expect(await tracks()).toEqual([]);
    await button(page, say.start).click();
    await isPlaying(page);
    // The microphone is requested only if it is selected.
    expect(await tracks()).toEqual(['video live']);
    expect(await preview(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await button(page, say['take-picture']).click();
    await expect(take(page)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await take(page).getByRole('button', { name: say.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^picture-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/);
    await take(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(take(page)).toHaveCount(0);
    await button(page, say['switch-off']).click();
    expect(await tracks()).toEqual(['video ended']);
    expect(complaints).toEqual([]);
  });

  test('records video and sound in each supported format, with a pause, in a file with its duration', async ({
    page,
  }) => {
    const complaints = await watchComplaints(page);
    await open(page);
    await page.getByLabel(say.microphone).selectOption('default');
    await button(page, say.start).click();
    await isPlaying(page);
    const formats = await page.getByLabel(say.format).locator('option').allTextContents();
    expect(formats).toContain('WEBM');
    for (const [index, format] of formats.entries()) {
      await page.getByLabel(say.format).selectOption({ label: format });
      await button(page, say.record).click();
      await expect(page.getByRole('timer')).toContainText(/0:(?!00)\d\d/);
      await button(page, say.pause).click();
      const paused = await page.getByRole('timer').textContent();
      await page.waitForTimeout(1200); // pauses are not recorded
      expect((await page.getByRole('timer').textContent())?.split(' · ')[0]).toBe(paused?.split(' · ')[0]);
      await button(page, say.resume).click();
      await expect(page.getByRole('timer')).toContainText(/0:(?!0[01])\d\d/);
      const recorded = Number(/0:(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '')?.[1]);
      await button(page, say.stop).click();
      await expect(take(page)).toHaveCount(index + 1);
      const video = take(page).first().locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
      const { seconds, width } = await video.evaluate((element: HTMLVideoElement) => ({
        seconds: element.duration,
        width: element.videoWidth,
      }));
      expect(seconds, format).toBeGreaterThan(1.5);
      expect(seconds, format).toBeLessThan(recorded + 4);
      expect(width).toBe(640);
    }
    expect(complaints).toEqual([]);
  });

  test('records audio only', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: say.camera, exact: true }).selectOption('none');
    await page.getByLabel(say.microphone).selectOption('default');
    await button(page, say.start).click();
    await expect(page.getByText(say['sound-only'])).toBeVisible();
    await expect(button(page, say['take-picture'])).toBeDisabled();
    await button(page, say.record).click();
    await expect(page.getByRole('timer')).toContainText('0:01');
    await button(page, say.stop).click();
    await expect(take(page).locator('audio')).toBeVisible();
  });

  test('stops every track when the page is left and keeps the recording', async ({ page }) => {
    const tracks = await watchStreams(page);
    await open(page);
    await page.getByLabel(say.microphone).selectOption('default');
    await button(page, say.start).click();
    await isPlaying(page);
    await button(page, say.record).click();
    await expect(page.getByRole('timer')).toContainText(/0:(?!00)\d\d/);
    // A busy machine encodes nothing for a while.
    await expect(page.getByRole('timer')).not.toContainText(' 0 bytes');
    expect((await tracks()).sort()).toEqual(['audio live', 'video live']);
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(preview(page)).toHaveCount(0);
    await expect.poll(async () => (await tracks()).sort()).toEqual(['audio ended', 'video ended']);
    await page.goBack();
    await expect(take(page).locator('video')).toHaveCount(1);
    await page.reload();
    await expect(take(page).locator('video')).toHaveCount(1);
    await expect(button(page, say.start)).toBeVisible();
  });

  test('says that no source was chosen', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: say.camera, exact: true }).selectOption('none');
    await button(page, say.start).click();
    await expect(page.getByRole('alert')).toHaveText(say['problem-nothing-chosen']);
  });

  test('explains camera errors', async ({ page }) => {
    for (const [error, problem] of [
      ['NotReadableError', 'problem-in-use'],
      ['OverconstrainedError', 'problem-over-constrained'],
      ['SecurityError', 'problem-blocked'],
    ] as const) {
      await refuseWith(page, error);
      await open(page);
      await button(page, say.start).click();
      await expect(page.getByRole('alert'), error).toHaveText(say[problem]);
      await expect(button(page, say.start)).toBeEnabled();
    }
  });
});

test('a denied permission is reported', async ({ page }) => {
  await open(page);
  await button(page, say.start).click();
  await expect(page.getByRole('alert')).toHaveText(say['problem-denied']);
});

/** A page in a separate browser with other switches. */
async function withSwitches(switches: readonly string[], run: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...args, ...switches] });
  try {
    await run(await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage());
  } finally {
    await browser.close();
  }
}

test('a device without a camera and a page on plain HTTP get different messages', ({ baseURL }) =>
  withSwitches(['--host-resolver-rules=MAP it-tools.test 127.0.0.1'], async (page) => {
    await page.goto(`${baseURL}/camera-recorder`);
    await button(page, say.start).click();
    await expect(page.getByRole('alert')).toHaveText(say['problem-not-found']);
    await page.goto(`http://it-tools.test:${new URL(baseURL ?? '').port}/camera-recorder`);
    await button(page, say.start).click();
    await expect(page.getByRole('alert')).toHaveText(say['problem-insecure']);
  }));

// A switch answers the browser's own dialog for screen sharing; the screen is a test image.
const fakeScreen = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test('the screen is recorded until sharing ends', ({ baseURL }) =>
  withSwitches(fakeScreen, async (page) => {
    const tracks = await watchStreams(page);
    await page.goto(`${baseURL}/camera-recorder`);
    await page.getByText(say.screen, { exact: true }).click();
    await button(page, say.share).click();
    await isPlaying(page);
    await button(page, say.record).click();
    await expect(page.getByRole('timer')).toContainText('0:01');
    await button(page, say.stop).click();
    await expect(take(page).locator('video')).toHaveCount(1);
    await button(page, say['switch-off']).click();
    expect((await tracks()).filter((track) => !track.endsWith('ended'))).toEqual([]);
  }));

test('the QR code reader scans the screen once, says if nothing is shared, and reads all pages of a PDF', ({
  baseURL,
}) =>
  withSwitches(fakeScreen, async (page) => {
    const tracks = await watchStreams(page);
    await page.goto(`${baseURL}/qr-code-decoder`);
    await button(page, words.fields.screen).click();
    await patiently(page.getByText(reader.failures['no-code']).first()).toBeVisible();
    expect(await tracks()).toEqual(['video ended']);
    await page.evaluate(() => {
      MediaDevices.prototype.getDisplayMedia = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    });
    await button(page, words.fields.screen).click();
    await expect(page.getByText(words.fields.screenDenied)).toBeVisible();

    const buffer = await pdfOf([TEXT, `${TEXT}?3`]);
    await page.locator('input[type="file"]').setInputFiles({ name: 'codes.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: words.form.run }).click();
    await patiently(page.getByRole('table', { name: reader.output.codes })).toContainText('Page: 3');
    await expect(page.getByRole('table', { name: reader.output.codes })).toContainText('Page: 2');
  }));

test.describe('the QR code reader', () => {
  const results = (page: Page) => page.getByRole('region', { name: words.form.results });

  test.describe('with a camera', () => {
    test.use({ permissions: ['camera'] });

    test('reads a code from the camera and turns the camera off', async ({ page }) => {
      const tracks = await watchStreams(page);
      await page.goto('/qr-code-decoder');
      await button(page, words.fields.camera).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.fields.takePicture }).click();
      await patiently(results(page).getByRole('textbox', { name: 'Text' })).toHaveValue(TEXT);
      await expect(dialog).toHaveCount(0);
      expect(await tracks()).toEqual(['video ended']);
    });
  });

  test('says that the camera is not allowed', async ({ page }) => {
    await page.goto('/qr-code-decoder');
    await button(page, words.fields.camera).click();
    await expect(page.getByRole('alert')).toHaveText(words.fields.captureDenied);
  });

  test('reads dropped images of each type', async ({ page }) => {
    const complaints = await watchComplaints(page);
    for (const type of ['image/png', 'image/webp', 'image/jpeg']) {
      const { size, modules } = await encodeQr(`${TEXT}?${type}`, 'M');
      await load(page, '/qr-code-decoder');
      const zone = page.locator('label:has(input[type="file"])');
      await expect(zone).toBeVisible();
      const transfer = await page.evaluateHandle(
        async ([size, modules, type]) => {
          const canvas = new OffscreenCanvas((size + 8) * 6, (size + 8) * 6);
          const context = canvas.getContext('2d')!;
          context.fillStyle = '#fff';
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.fillStyle = '#000';
          modules.forEach((dark, at) => {
            if (dark === 1) context.fillRect((4 + (at % size)) * 6, (4 + Math.floor(at / size)) * 6, 6, 6);
          });
          const data = new DataTransfer();
          data.items.add(new File([await canvas.convertToBlob({ type })], 'code', { type }));
          return data;
        },
        [size, [...modules], type] as const,
      );
      await zone.dispatchEvent('drop', { dataTransfer: transfer });
      await patiently(results(page).getByRole('textbox', { name: 'Text' })).toHaveValue(`${TEXT}?${type}`);
    }
    expect(complaints).toEqual([]);
  });
});
