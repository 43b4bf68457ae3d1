import factory from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import unpack from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?packed';
import { codecOf } from './instance.ts';
import type { Encoder } from '../encode.ts';

export const codec = codecOf<Encoder>(factory, unpack);
