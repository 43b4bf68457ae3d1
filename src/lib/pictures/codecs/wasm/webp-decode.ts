import factory from '@jsquash/webp/codec/dec/webp_dec.js';
import unpack from '@jsquash/webp/codec/dec/webp_dec.wasm?packed';
import { codecOf } from './instance.ts';
import type { Drawn } from '../decode.ts';

export const codec = codecOf<{ decode: (bytes: Uint8Array, keepsOrientation?: boolean) => Drawn | null }>(
  factory,
  unpack,
);
