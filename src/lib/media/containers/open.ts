// Opens a file with sound or video by its content, whatever its name says.
import { Problem } from '../../../base/problem.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { mediaTypeOf } from '../file-signatures.ts';
import { openFlac } from './flac.ts';
import { openMatroska } from './matroska.ts';
import { id3Length, openStream, streamKind } from './mpeg-audio.ts';
import { openMp4 } from './mp4.ts';
import { openOgg } from './ogg.ts';
import { openAiff, openWav } from './riff.ts';
import type { MediaProblemCode } from './names.ts';
import { codeAt, type Media, Source } from './tracks.ts';

/** Containers that are recognized, but not read. */
const OTHERS: readonly (readonly [at: number, code: string, name: string])[] = [
  [0, '\x30\x26\xb2\x75', 'ASF (WMA, WMV)'],
  [0, 'FLV\x01', 'FLV'],
  [0, '\x00\x00\x01\xba', 'MPEG-PS'],
  [0, '\x00\x00\x01\xb3', 'MPEG'],
  [0, 'MThd', 'MIDI'],
  [0, '#!AMR', 'AMR'],
  [0, 'MAC ', "Monkey's Audio"],
  [0, 'wvpk', 'WavPack'],
  [0, 'caff', 'CAF'],
  [0, '.snd', 'AU'],
  [0, '.RMF', 'RealMedia'],
  [8, 'AVI ', 'AVI'],
];

/** Boxes that MP4 and QuickTime files begin with. */
const FIRST_BOX = /^(?:ftyp|moov|mdat|wide|free|skip|pnot|styp)$/;

export async function openMedia(file: Sliceable): Promise<Media> {
  if (file.size === 0) throw new Problem<MediaProblemCode>('broken-media');
  const source = new Source(file);
  const head = (await source.at(0, 4096)).slice();
  const start = codeAt(head, 0);
  const form = codeAt(head, 8);
  if (/^(?:RIFF|RIFX|RF64|BW64)$/.test(start) && form === 'WAVE') return openWav(source);
  if (start === 'FORM' && /^AIF[FC]$/.test(form)) return openAiff(source);
  if (start === 'OggS') return openOgg(source);
  if (start === '\x1a\x45\xdf\xa3') return openMatroska(source);
  if (FIRST_BOX.test(codeAt(head, 4)) && !/^(?:heic|heix|mif1|avif|avis|msf1)$/.test(form)) return openMp4(source);
  const begin = await id3Length(source);
  if (codeAt(await source.at(begin, 4), 0) === 'fLaC') return openFlac(source, begin);
  const kind = await streamKind(source, begin);
  if (kind) return openStream(source, begin, kind);
  const other = OTHERS.find(([at, code]) => codeAt(head, at, code.length) === code);
  if (other) throw new Problem<MediaProblemCode>('unsupported-container', undefined, { container: other[2] });
  const type = mediaTypeOf(head);
  if (begin > 0 || /^(?:audio|video)\//.test(type)) throw new Problem<MediaProblemCode>('broken-media');
  throw new Problem<MediaProblemCode>('not-media', undefined, { type });
}
