// Samples that are stored as they are, as numbers from −1 to 1.
import type { Bytes, PcmForm } from '../containers/tracks.ts';
import { emptyPlanes, type Planes } from './sound.ts';

/** A number of a telephone's logarithmic scale (ITU-T G.711). */
function lawSample(kind: 'a-law' | 'mu-law', byte: number): number {
  if (kind === 'mu-law') {
    const value = ~byte & 255;
    const size = (((value & 15) << 3) + 132) << ((value >> 4) & 7);
    return (value & 128 ? 132 - size : size - 132) / 32_768;
  }
  const value = byte ^ 0x55;
  const exponent = (value >> 4) & 7;
  const mantissa = ((value & 15) << 4) + 8;
  const size = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1);
  return (value & 128 ? size : -size) / 32_768;
}

/** Returns how to read the sample at an offset. */
function reader(view: DataView, { kind, bytes, isLittle, isSigned }: PcmForm): (at: number) => number {
  if (kind === 'float')
    return bytes === 8 ? (at) => view.getFloat64(at, isLittle) : (at) => view.getFloat32(at, isLittle);
  if (kind !== 'int') {
    const table = Float32Array.from({ length: 256 }, (_, byte) => lawSample(kind, byte));
    return (at) => table[view.getUint8(at)]!;
  }
  switch (bytes) {
    case 1:
      return isSigned ? (at) => view.getInt8(at) / 128 : (at) => (view.getUint8(at) - 128) / 128;
    case 2:
      return (at) => view.getInt16(at, isLittle) / 32_768;
    case 3:
      return isLittle
        ? (at) => (view.getUint16(at, true) | (view.getInt8(at + 2) << 16)) / 8_388_608
        : (at) => ((view.getInt8(at) << 16) | view.getUint16(at + 1)) / 8_388_608;
    default:
      return (at) => view.getInt32(at, isLittle) / 2_147_483_648;
  }
}

/** Reads whole frames. */
export function planesOf(source: Bytes, form: PcmForm, channels: number): Planes {
  const frame = form.bytes * channels;
  const length = Math.floor(source.length / frame);
  const planes = emptyPlanes(channels, length);
  const read = reader(new DataView(source.buffer, source.byteOffset, source.byteLength), form);
  for (const [channel, plane] of planes.entries())
    for (let i = 0, at = channel * form.bytes; i < length; i++, at += frame) plane[i] = read(at);
  return planes;
}
