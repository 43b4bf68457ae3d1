import { expect, type Page } from '@playwright/test';
import { recording, type RecordingName } from '../../unit/lib/media/recordings.ts';
import { test } from '../test.ts';

async function choose(page: Page, name: RecordingName, file: string, mimeType: string): Promise<void> {
  const buffer = Buffer.from(await recording(name).arrayBuffer());
  await page.locator('main input[type=file]').setInputFiles({ name: file, mimeType, buffer });
}

// Chromium decodes these without licensed codecs, in the worker; a terminal can't.
test('a video and a sound are decoded by the browser', async ({ page }) => {
  await page.goto('/audio-video#op=animation');
  // The page takes files once its example is there.
  await expect(page.getByText('ball.gif')).toBeVisible();
  await choose(page, 'vp8', 'clip.webm', 'video/webm');
  await expect(page.getByText('clip.gif')).toBeVisible();
  await expect(page.getByText('32 × 18', { exact: true })).toBeVisible();
  await page.getByText('Convert audio', { exact: true }).click();
  // The video goes along.
  await expect(page.getByText('This file has no sound.').first()).toBeVisible();
  await choose(page, 'mp3', 'note.mp3', 'audio/mpeg');
  await expect(page.getByText('note.wav')).toBeVisible();
  const player = page.locator('main audio');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(0.1, 2);
});
