import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './hash-text.ts';

const LENGTHS = [32, 40, 56, 64, 96, 128];

/** A line of Base64 with the length of a digest. */
const isDigest = (base64: string) =>
  [20, 28, 32, 48, 64].includes(Math.floor((base64.replace(/=+$/, '').length * 3) / 4));

/** Commands of Unix. They hash files: what could be the name of one isn't taken for a text. */
const COMMANDS = {
  md5: 'md5',
  sha1: 'sha-1',
  sha224: 'sha-224',
  sha256: 'sha-256',
  sha384: 'sha-384',
  sha512: 'sha-512',
} as const;
type Command = keyof typeof COMMANDS;

export default recognizersOf<typeof tool>({
  hash: {
    finds: [
      {
        name: 'checksum command',
        pattern: new RegExp(
          `^(${Object.keys(COMMANDS).join('|')})sum +(?:of )?(?!-|\\S*[./*~]\\S*$)([^\\n]{1,200})$`,
          'i',
        ),
        take: ([, , text]) => text ?? null,
        preset: ([, command = '']) => ({ algorithm: COMMANDS[command.toLowerCase() as Command] }),
        confidence: 0.95,
      },
    ],
  },
  identify: {
    finds: [
      {
        name: 'named digest',
        pattern: /^(?:md5|sha-?\d{1,3}):([\da-f]{32,128})$/i,
        confidence: 0.95,
      },
      {
        name: 'checksum line',
        pattern: /^([\da-f]{32,128})(?: [ *]\S.*|)$/i,
        take: ([, digest = '']) => (LENGTHS.includes(digest.length) && /[a-f]/i.test(digest) ? digest : null),
        confidence: 0.7,
      },
      {
        name: 'BSD checksum line',
        pattern: /^(?:MD5|SHA-?\d{1,3}) \([^)\n]+\) = ([\da-f]{32,128})$/i,
        confidence: 0.97,
      },
      {
        name: 'SRI digest',
        pattern: /^sha(?:256|384|512)-([A-Za-z\d+/]{43,86}={0,2})(?:\?\S*)?$/,
        take: ([, digest = '']) => (isDigest(digest) ? digest : null),
        confidence: 0.95,
      },
      {
        name: 'SRI digest in a tag',
        pattern: /\sintegrity=["']sha(?:256|384|512)-([A-Za-z\d+/]{43,86}={0,2})["'\s]/,
        take: ([, digest = '']) => (isDigest(digest) ? digest : null),
        confidence: 0.9,
      },
    ],
  },
});
