import factory from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import unpack from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?packed';
import { codecOf } from './instance.ts';
import type { Drawn } from '../decode.ts';

export const codec = codecOf<{ decode: (bytes: Uint8Array, keepsOrientation?: boolean) => Drawn | null }>(
  factory,
  unpack,
);
