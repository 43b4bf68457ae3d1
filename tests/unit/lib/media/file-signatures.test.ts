import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from '../../../../src/lib/bytes/bytes.ts';
import { detectType } from '../../../../src/lib/media/file-signatures.ts';

/** Builds bytes from pieces: text as Latin-1, numbers as single bytes. */
const bytes = (...pieces: (string | number)[]) =>
  Uint8Array.from(
    pieces.flatMap((piece) => (typeof piece === 'number' ? [piece] : Array.from(piece, (c) => c.charCodeAt(0)))),
  );
const extensionOf = (content: Uint8Array) => detectType(content)?.extension;

describe('detectType', () => {
  it.each([
    ['iVBORw0KGgo=', 'image/png', 'png'],
    ['/9j/4AAQ', 'image/jpeg', 'jpg'],
    ['R0lGODdh', 'image/gif', 'gif'],
    ['R0lGODlh', 'image/gif', 'gif'],
    ['JVBERi0xLjQ=', 'application/pdf', 'pdf'],
    ['UEsDBBQ=', 'application/zip', 'zip'],
    ['AGFzbQEAAAA=', 'application/wasm', 'wasm'],
    ['SGVsbG8=', 'text/plain', 'txt'],
  ])('%s is %s', (base64, type, extension) => {
    expect(detectType(decodeBase64(base64).bytes)).toEqual({ type, extension });
  });

  it.each([
    ['CERTIFICATE', 'application/pem-certificate-chain', 'pem'],
    ['CERTIFICATE REQUEST', 'application/x-pem-file', 'pem'],
    ['PRIVATE KEY', 'application/x-pem-file', 'pem'],
    ['PGP PUBLIC KEY BLOCK', 'application/pgp-keys', 'asc'],
    ['PGP SIGNATURE', 'application/pgp-signature', 'asc'],
    ['PGP MESSAGE', 'application/pgp-encrypted', 'asc'],
  ])('BEGIN %s is %s', (label, type, extension) => {
    expect(detectType(bytes(`-----BEGIN ${label}-----\n`))).toEqual({ type, extension });
  });

  it.each([
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['wav', bytes('RIFF', 0x80, 0xff, 3, 4, 'WAVEfmt ')],
    ['avi', bytes('RIFF', 1, 2, 3, 4, 'AVI LIST')],
    ['avif', bytes(0, 0, 0, 28, 'ftypavif')],
    ['heic', bytes(0, 0, 0, 24, 'ftypheic')],
    ['mp4', bytes(0, 0, 0, 32, 'ftypisom')],
    ['m4a', bytes(0, 0, 0, 32, 'ftypM4A ')],
    ['mov', bytes(0, 0, 0, 20, 'ftypqt  ')],
    ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, 'webm')],
    ['mkv', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88, 'matroska')],
    ['opus', bytes('OggS', 0, 2, ...Array.from({ length: 22 }, () => 0), 'OpusHead')],
    ['ogg', bytes('OggS', 0, 2, ...Array.from({ length: 22 }, () => 0), 1, 'vorbis')],
    ['mp3', bytes('ID3', 4, 0)],
    ['mp3', bytes(0xff, 0xfb, 0x90, 0x64)],
    ['aac', bytes(0xff, 0xf1, 0x50, 0x80)],
    ['flac', bytes('fLaC', 0)],
    ['bmp', bytes('BM', 0x46, 0, 0, 0, 0, 0, 0, 0)],
    ['ico', bytes(0, 0, 1, 0, 1, 0, 16, 16)],
    ['tif', bytes('II*', 0)],
    ['psd', bytes('8BPS', 0, 1)],
    ['gz', bytes(0x1f, 0x8b, 8, 0)],
    ['7z', bytes('7z', 0xbc, 0xaf, 0x27, 0x1c)],
    ['rar', bytes('Rar!', 0x1a, 7, 1, 0)],
    ['bz2', bytes('BZh9')],
    ['xz', bytes(0xfd, '7zXZ', 0)],
    ['zst', bytes(0x28, 0xb5, 0x2f, 0xfd)],
    ['tar', bytes('a.txt', ...Array.from({ length: 252 }, () => 0), 'ustar', 0)],
    ['deb', bytes('!<arch>\ndebian-binary')],
    ['dex', bytes('dex\n035')],
    ['elf', bytes(0x7f, 'ELF', 2, 1)],
    ['exe', bytes('MZ', 0x90, 0)],
    ['class', bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 0x41)],
    ['sqlite', bytes('SQLite format 3', 0)],
    ['woff', bytes('wOFF')],
    ['woff2', bytes('wOF2')],
    ['ttf', bytes(0, 1, 0, 0, 0, 12)],
    ['otf', bytes('OTTO', 0, 12)],
    ['epub', bytes('PK', 3, 4, 'mimetypeapplication/epub+zip')],
    ['docx', bytes('PK', 3, 4, '[Content_Types].xml', 0, 'PK', 3, 4, 'word/document.xml')],
    ['xlsx', bytes('PK', 3, 4, '[Content_Types].xml', 'x'.repeat(200_000), 'PK', 1, 2, 'xl/workbook.xml')],
    ['zip', bytes('PK', 5, 6)],
    ['svg', bytes('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes('<svg/>'.replace('/', ' /'))],
    ['html', bytes('\n<!DOCTYPE html><title>x</title>')],
    ['xml', bytes('<?xml version="1.0"?><a/>')],
    ['json', bytes('{"a": [1]}')],
    ['txt', bytes('{"a": [1')],
    ['rtf', bytes('{\\rtf1')],
    ['sh', bytes('#!/bin/sh')],
    ['txt', bytes('PKs and more')],
    ['txt', bytes(0xff, 0xfe, 0x61, 0)],
    ['txt', new TextEncoder().encode('今天'.repeat(40_000))],
  ])('detects %s', (extension, content) => {
    expect(extensionOf(content)).toBe(extension);
  });

  it('returns null for unrecognized bytes', () => {
    for (const content of [bytes(), bytes(0), bytes('a', 0, 'b'), bytes(0xc0, 0xaf), bytes(0x80)])
      expect(detectType(content)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array(), (content) => void detectType(content)));
  });
});

it('distinguishes a universal Mach-O binary from a Java class, which start alike', () => {
  expect(extensionOf(bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2, 1, 0, 0, 7))).toBe('macho');
  expect(extensionOf(bytes(0xca, 0xfe, 0xba, 0xbf, 0, 0, 0, 2, 1, 0, 0, 7))).toBe('macho');
  expect(extensionOf(bytes(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 0x34, 0, 0x10))).toBe('class');
});
