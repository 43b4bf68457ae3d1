// Puts packets of Opus into Ogg (RFC 3533, RFC 7845).
import { concatAll } from '../../bytes/concat.ts';
import { opusSamples } from '../containers/ogg.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1;
  return sum;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ TABLE[(sum >>> 24) ^ byte]!;
  return sum >>> 0;
}

/** Parts of packets that fit into a page. */
const MOST_PARTS = 255;
/** Half a second, so that players find their way. */
const PAGE = 24_000;
/** The number of the stream, of which there is one. */
const SERIAL = 1;

const START = 2;
const END = 4;

class Pages {
  private sequence = 0;

  page(packets: readonly Bytes[], granule: number, kind: number): Bytes {
    const parts = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
    const head = new Uint8Array(27 + parts.length);
    const view = new DataView(head.buffer);
    head.set(new TextEncoder().encode('OggS'));
    head[5] = kind;
    view.setBigInt64(6, BigInt(granule), true);
    view.setUint32(14, SERIAL, true);
    view.setUint32(18, this.sequence++, true);
    head[26] = parts.length;
    head.set(parts, 27);
    const bytes = concatAll([head, ...packets]);
    new DataView(bytes.buffer).setUint32(22, checksum(bytes), true);
    return bytes;
  }
}

const VENDOR = 'it-tools';

function tags(): Bytes {
  const text = new TextEncoder().encode(VENDOR);
  const bytes = new Uint8Array(8 + 4 + text.length + 4);
  bytes.set(new TextEncoder().encode('OpusTags'));
  new DataView(bytes.buffer).setUint32(8, text.length, true);
  bytes.set(text, 12);
  return bytes;
}

/** The header, if the encoder gave none (RFC 7845, 5.1). */
function plainHead(channels: number): Bytes {
  const head = new Uint8Array(19);
  head.set(new TextEncoder().encode('OpusHead'));
  head.set([1, channels], 8);
  const view = new DataView(head.buffer);
  view.setUint16(10, 312, true);
  view.setUint32(12, 48_000, true);
  return head;
}

const lengthIn = (packet: Bytes) => Math.ceil((packet.length + 1) / 255);

/** `samples` says how many there are of the sound itself, once all packets have come. */
export async function* oggPieces(
  packets: AsyncIterable<Bytes>,
  { channels, head, samples }: { channels: number; head: () => Bytes | undefined; samples: () => number },
): AsyncGenerator<Bytes> {
  const pages = new Pages();
  let delay = 0;
  let held: Bytes[] = [];
  let [granule, since, parts] = [0, 0, 0];
  let isStarted = false;
  for await (const packet of packets) {
    if (!isStarted) {
      const own = head() ?? plainHead(channels);
      delay = new DataView(own.buffer, own.byteOffset).getUint16(10, true);
      yield pages.page([own], 0, START);
      yield pages.page([tags()], 0, 0);
      isStarted = true;
    }
    if (held.length > 0 && (since >= PAGE || parts + lengthIn(packet) > MOST_PARTS)) {
      yield pages.page(held, granule, 0);
      held = [];
      [since, parts] = [0, 0];
    }
    held.push(packet);
    const count = opusSamples(packet);
    granule += count;
    since += count;
    parts += lengthIn(packet);
  }
  // The end of the last page says which of its samples are meant.
  if (isStarted) yield pages.page(held, Math.min(granule, delay + samples()), END);
}
