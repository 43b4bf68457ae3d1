import factory from '@jsquash/avif/codec/enc/avif_enc.js';
import unpack from '@jsquash/avif/codec/enc/avif_enc.wasm?packed';
import { codecOf } from './instance.ts';
import type { Encoder } from '../encode.ts';

export const codec = codecOf<Encoder>(factory, unpack);
