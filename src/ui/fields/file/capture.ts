/** Why no picture was taken; each is a text in the `fields` section, except for a cancellation by the user. */
type Problem = 'canceled' | 'captureDenied' | 'captureUnsupported' | 'captureFailed';

export type Taken<T> = ({ ok: true } & T) | { ok: false; problem: Problem };

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Requests a stream; `open` is missing in browsers without support (and on plain HTTP). */
async function ask(
  open: (() => Promise<MediaStream>) | undefined,
  refused: Problem,
): Promise<Taken<{ stream: MediaStream }>> {
  if (!open) return { ok: false, problem: 'captureUnsupported' };
  try {
    return { ok: true, stream: await open() };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, problem: error.name === 'NotAllowedError' ? refused : 'captureFailed' };
  }
}

export function openCamera(): Promise<Taken<{ stream: MediaStream }>> {
  const media = navigator.mediaDevices;
  const open = media && (() => media.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } }));
  return ask(open, 'captureDenied');
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

/**
 * Takes one picture of what the user shares. The browser shows its own dialog; declining there is a choice, not a
 * failure.
 */
export async function captureScreen(): Promise<Taken<{ file: File }>> {
  const media = navigator.mediaDevices;
  const open = typeof media?.getDisplayMedia === 'function' ? () => media.getDisplayMedia({ video: true }) : undefined;
  const asked = await ask(open, 'canceled');
  if (!asked.ok) return asked;
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = asked.stream;
    await video.play();
    await pause(300); // the first frames can still show the browser's dialog
    const file = await pictureOf(video, 'screen');
    return file ? { ok: true, file } : { ok: false, problem: 'captureFailed' };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, problem: 'captureFailed' };
  } finally {
    stopTracks(asked.stream);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
