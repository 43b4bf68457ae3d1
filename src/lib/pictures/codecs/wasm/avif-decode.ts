import factory from '@jsquash/avif/codec/dec/avif_dec.js';
import unpack from '@jsquash/avif/codec/dec/avif_dec.wasm?packed';
import { codecOf } from './instance.ts';
import type { Drawn } from '../decode.ts';

export const codec = codecOf<{ decode: (bytes: Uint8Array, depth: number) => Drawn | null }>(factory, unpack);
