/** Why no picture was taken; each is a text in the `fields` section. */
type Problem = 'captureDenied' | 'captureUnsupported' | 'captureFailed' | 'screenDenied' | 'screenFailed';

export type Taken<T> = ({ ok: true } & T) | { ok: false; problem: Problem };

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Requests a stream; `open` is missing in browsers without support (and on plain HTTP). */
async function ask(
  open: (() => Promise<MediaStream>) | undefined,
  refused: Problem,
  failed: Problem,
): Promise<Taken<{ stream: MediaStream }>> {
  if (!open) return { ok: false, problem: 'captureUnsupported' };
  try {
    return { ok: true, stream: await open() };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, problem: error.name === 'NotAllowedError' ? refused : failed };
  }
}

export function openCamera(): Promise<Taken<{ stream: MediaStream }>> {
  const media = navigator.mediaDevices;
  const open = media && (() => media.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } }));
  return ask(open, 'captureDenied', 'captureFailed');
}

/** Returns the current frame of a playing video as a PNG file; null if there is none. */
export async function pictureOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob && new File([blob], `${name}.png`, { type: 'image/png' });
}

/** Whether the browser can share what is on the screen: those of phones can't. */
export const canCaptureScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/**
 * Takes one picture of what the user shares in the dialog of the browser, which reports a closed dialog as it does a system that
 * forbids it.
 */
export async function captureScreen(): Promise<Taken<{ file: File }>> {
  const asked = await ask(
    () => navigator.mediaDevices.getDisplayMedia({ video: true }),
    'screenDenied',
    'screenFailed',
  );
  if (!asked.ok) return asked;
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = asked.stream;
    await video.play();
    await pause(300); // the first frames can still show the browser's dialog
    const file = await pictureOf(video, 'screen');
    return file ? { ok: true, file } : { ok: false, problem: 'screenFailed' };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, problem: 'screenFailed' };
  } finally {
    stopTracks(asked.stream);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
