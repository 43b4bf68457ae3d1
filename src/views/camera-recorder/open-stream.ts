import { type Refusal, refusalOf } from '../../lib/media/recording.ts';
import { stopTracks } from '../../ui/fields/file/capture.ts';

/** What to capture. A device is its id, `default` or `none`. */
export interface Source {
  kind: 'camera' | 'screen';
  camera: string;
  microphone: string;
  /** Vertical resolution of the picture; 0 leaves it to the device. */
  height: number;
}

export type Problem = Refusal | 'insecure' | 'unsupported' | 'nothing-chosen' | 'ended';
export type Opened = { stream: MediaStream } | { problem: Problem };

function deviceOf(id: string): MediaTrackConstraints | false {
  if (id === 'none') return false;
  return id === 'default' ? {} : { deviceId: { exact: id } };
}

function cameraOf({ camera, height }: Source): MediaTrackConstraints | false {
  const device = deviceOf(camera);
  return device && { ...device, ...(height > 0 && { height: { ideal: height }, width: { ideal: (height * 16) / 9 } }) };
}

async function openScreen(media: MediaDevices, microphone: MediaTrackConstraints | false): Promise<MediaStream> {
  // A recorder supports one audio track: that of the screen, or a voice-over.
  const stream = await media.getDisplayMedia({ video: true, audio: microphone === false });
  if (microphone === false) return stream;
  try {
    const voice = await media.getUserMedia({ audio: microphone });
    for (const track of voice.getAudioTracks()) stream.addTrack(track);
    return stream;
  } catch (error) {
    stopTracks(stream);
    throw error;
  }
}

/** Requests a stream from the browser, with a separate failure for each reason. */
export async function openStream(source: Source): Promise<Opened> {
  if (!window.isSecureContext) return { problem: 'insecure' };
  const media = navigator.mediaDevices as MediaDevices | undefined;
  const screen = source.kind === 'screen';
  if (!media || typeof (screen ? media.getDisplayMedia : media.getUserMedia) !== 'function')
    return { problem: 'unsupported' };
  const video = cameraOf(source);
  const audio = deviceOf(source.microphone);
  if (!screen && video === false && audio === false) return { problem: 'nothing-chosen' };
  try {
    return { stream: screen ? await openScreen(media, audio) : await media.getUserMedia({ video, audio }) };
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
    return { problem: refusalOf(error.name, screen) };
  }
}
