// Decodes Opus by libopus, which is the same in a page and in a terminal.
import { OpusDecoder } from 'opus-decoder';
import type { Bytes, Packet } from '../containers/tracks.ts';
import { MOST_CHANNELS, type Planes, soundProblem } from './sound.ts';

/** What the header of a stream says of its channels (RFC 7845, 5.1). */
function channelsIn(head: Bytes | undefined, channels: number) {
  const family = head?.[18] ?? 0;
  if (!head || family === 0) return { channels: Math.min(2, Math.max(1, channels)) };
  const count = head[9] ?? 0;
  if (head.length < 21 + count) throw soundProblem('broken-sound');
  if (family !== 1 || count > MOST_CHANNELS) throw soundProblem('too-many-channels', { count });
  const [streamCount, coupledStreamCount] = [head[19]!, head[20]!];
  const channelMappingTable = [...head.subarray(21, 21 + count)];
  const most = streamCount + coupledStreamCount;
  const isValid =
    streamCount > 0 &&
    coupledStreamCount <= streamCount &&
    most <= 255 &&
    channelMappingTable.every((channel) => channel < most || channel === 255);
  if (!isValid || count === 0) throw soundProblem('broken-sound');
  return { channels: count, streamCount, coupledStreamCount, channelMappingTable };
}

/** Where the channels of WAV are among those of Opus, which has the center second and the bass last. */
const ORDERS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
};

export async function* decodeOpus(
  packets: AsyncIterable<Packet>,
  head: Bytes | undefined,
  stated: number,
): AsyncGenerator<Planes> {
  const { channels, ...layout } = channelsIn(head, stated);
  const decoder = new OpusDecoder({ channels, ...layout });
  await decoder.ready;
  const gain =
    10 ** ((head && head.length >= 18 ? new DataView(head.buffer, head.byteOffset).getInt16(16, true) : 0) / 5120);
  try {
    for await (const { bytes } of packets) {
      // More than any packet may have
      if (bytes.length > 3840 * channels) throw soundProblem('broken-sound');
      const { channelData, errors } = decoder.decodeFrame(bytes);
      if (errors.length > 0) throw soundProblem('broken-sound');
      const planes = (ORDERS[channels]?.map((channel) => channelData[channel]!) ?? channelData) as Planes;
      if (gain !== 1) for (const plane of planes) for (let i = 0; i < plane.length; i++) plane[i]! *= gain;
      yield planes;
    }
  } finally {
    decoder.free();
  }
}
