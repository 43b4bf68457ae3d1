import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './text-to-unicode.ts';

const CHARACTER = String.raw`(?!\w)\S\p{M}*|\S`;
const CODE_POINT =
  '(?:unicode )?code ?point|unicode|punto de código|point de code|ponto de código|código unicode|code unicode|код символа|код юникод|кодовая точка';

export default recognizersOf<typeof tool>({
  encode: {
    finds: [
      {
        name: 'character and its code point',
        pattern: new RegExp(
          `^(?:the )?(?:${CODE_POINT})(?: (?:of|for|de|del|do|du|для))? (${CHARACTER})$|^(${CHARACTER}) (?:${CODE_POINT})$|^(\\S) ?的 ?(?:码点|代码点|unicode|编码点)$`,
          'iu',
        ),
        take: ([, ...characters]) => characters.find((character) => character !== undefined) ?? null,
        confidence: 0.95,
        preset: { style: 'code-point' },
      },
    ],
  },
  decode: {
    finds: [
      {
        name: 'list of code points',
        pattern: /^U\+[\da-f]{4,6}(?:[\s,]+U\+[\da-f]{4,6})+$/i,
        take: ([all]) => all.replaceAll(',', ' '),
        confidence: 0.9,
      },
    ],
  },
});
