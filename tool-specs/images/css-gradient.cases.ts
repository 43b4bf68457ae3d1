import { casesOf } from '../../src/core/spec.ts';
import type { MixSpace } from '../../src/lib/pictures/color/palette.ts';
import type tool from './css-gradient.ts';

interface Input {
  kind?: 'linear' | 'radial' | 'conic';
  angle?: number;
  shape?: 'ellipse' | 'circle';
  x?: number;
  y?: number;
  space?: MixSpace;
  repeating?: boolean;
  stops: string;
}

const css = (input: Input, value: string) => ({
  input,
  output: { css: `background: ${value};` },
});
/** Positions by CSS Images 3, 3.4.3, "color stop fixup". */
const at = (stops: string, positions: string) => ({
  input: { stops },
  check: (result: { stops: readonly { position: unknown }[] }) =>
    result.stops.map(({ position }) => position).join() === positions,
});
const svg = (input: Input, part: string | RegExp) => ({
  input,
  check: ({ preview }: { preview: string }) => (typeof part === 'string' ? preview.includes(part) : part.test(preview)),
});

export default casesOf<typeof tool>({
  run: {
    examples: [
      css({ stops: 'red\nblue', angle: 180 }, 'linear-gradient(red, blue)'),
      css({ stops: 'red, blue' }, 'linear-gradient(90deg, red, blue)'),
      css({ stops: 'red; blue;' }, 'linear-gradient(90deg, red, blue)'),
      css(
        { stops: 'rgb(1, 2, 3) 10%, hsl(120 50% 50%) 90%' },
        'linear-gradient(90deg, rgb(1, 2, 3) 10%, hsl(120 50% 50%) 90%)',
      ),
      css({ stops: 'red\r\nblue\r\n' }, 'linear-gradient(90deg, red, blue)'),
      css({ stops: '#fff -10%\n#000 120%' }, 'linear-gradient(90deg, #fff -10%, #000 120%)'),
      css({ stops: 'red 12.5%\nblue' }, 'linear-gradient(90deg, red 12.5%, blue)'),
      css({ stops: 'red\nblue', angle: -45 }, 'linear-gradient(-45deg, red, blue)'),
      css({ stops: 'red\nblue', angle: 0.5 }, 'linear-gradient(0.5deg, red, blue)'),
      css({ stops: 'red\nblue', kind: 'radial' }, 'radial-gradient(red, blue)'),
      css({ stops: 'red\nblue', kind: 'radial', shape: 'circle' }, 'radial-gradient(circle, red, blue)'),
      css({ stops: 'red\nblue', kind: 'radial', x: 0, y: 100 }, 'radial-gradient(at 0% 100%, red, blue)'),
      css({ stops: 'red\nblue', kind: 'radial', space: 'oklch' }, 'radial-gradient(in oklch, red, blue)'),
      css({ stops: 'red\nblue', kind: 'conic' }, 'conic-gradient(from 90deg, red, blue)'),
      css({ stops: 'red\nblue', kind: 'conic', angle: 0, x: 25 }, 'conic-gradient(at 25% 50%, red, blue)'),
      css(
        { stops: 'red 0%\nblue 10%', kind: 'conic', angle: 0, repeating: true },
        'repeating-conic-gradient(red 0%, blue 10%)',
      ),
      css({ stops: 'red\nblue', angle: 180, space: 'oklab' }, 'linear-gradient(in oklab, red, blue)'),
      css({ stops: 'transparent\n#0008' }, 'linear-gradient(90deg, transparent, #0008)'),
      at('red\nblue', '0%,100%'),
      at('red\nlime\nblue', '0%,50%,100%'),
      at('red\nyellow\nlime\nblue', '0%,33.33%,66.67%,100%'),
      at('red 40%\nwhite\nblack\nblue', '40%,60%,80%,100%'),
      at('red -50%\nwhite\nblue', '-50%,25%,100%'),
      at('red 20%\nwhite 0%\nblue 40%', '20%,20%,40%'),
      at('red 80%\nwhite 0%\nblack\nblue 40%', '80%,80%,80%,80%'),
      at('red 0% 50%\nblue 50% 100%', '0%,50%,50%,100%'),
      at('red\nblue 30%', '0%,30%'),
      // The gradient line of CSS Images 3: 480 wide at 90deg, 200 high at 0deg, both corners at 45deg
      svg({ stops: 'red\nblue' }, 'x1="0" y1="100" x2="480" y2="100"'),
      svg({ stops: 'red\nblue', angle: 0 }, 'x1="240" y1="200" x2="240" y2="0"'),
      svg({ stops: 'red\nblue', angle: 180 }, 'x1="240" y1="0" x2="240" y2="200"'),
      svg({ stops: 'red\nblue', angle: 45 }, 'x1="70" y1="270" x2="410" y2="-70"'),
      svg({ stops: 'red 25%\nblue 75%' }, 'x1="120" y1="100" x2="360" y2="100"'),
      svg({ stops: 'red 0%\nblue 10%', repeating: true }, 'spreadMethod="repeat"'),
      svg({ stops: 'red\nblue', kind: 'radial', shape: 'circle' }, 'cx="240" cy="100" r="260"'),
      svg({ stops: 'red\nblue', kind: 'radial' }, 'r="339.411"'),
      svg({ stops: 'red\n#0000ff80' }, 'stop-color="#0000ff" stop-opacity="0.5"'),
      svg({ stops: 'red\nblue', space: 'oklab' }, '<stop offset="0.5" stop-color="#8c53a2"/>'),
      svg({ stops: 'red\nblue', kind: 'conic' }, /(?:<path .*?){180}/),
      svg({ stops: 'red\nblue' }, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/),
      svg({ stops: 'red 50%\nblue 50%' }, '<stop offset="0"'),
      { input: { stops: 'red' }, fails: 'too-few-stops' },
      { input: { stops: 'red,,' }, fails: 'too-few-stops' },
      { input: { stops: 'red\nbleu' }, fails: 'unknown-color', at: { offset: 4 } },
      { input: { stops: 'red 50\nblue' }, fails: 'unknown-color' },
      { input: { stops: '"><script>\nred' }, fails: 'unknown-color' },
      { input: { stops: 'rgb(1, 2\nred' }, fails: 'unclosed' },
      { input: { stops: Array.from({ length: 51 }, () => 'red').join('\n') }, fails: 'too-many-stops' },
      { input: { stops: '' }, output: {} },
      { input: { stops: '\n\n' }, fails: 'too-few-stops' },
      { input: { stops: 'red\nblue', angle: 361 }, fails: 'above-maximum' },
    ],
  },
});
