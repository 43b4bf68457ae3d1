import factory from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import unpack from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?packed';
import { codecOf } from './instance.ts';
import type { Encoder } from '../encode.ts';

export const codec = codecOf<Encoder>(factory, unpack);
