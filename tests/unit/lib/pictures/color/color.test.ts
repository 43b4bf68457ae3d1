import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastWith, nearestName } from '../../../../../src/lib/pictures/color/compare.ts';
import { parseColor } from '../../../../../src/lib/pictures/color/parse.ts';
import { COLOR_NOTATIONS, isInSrgb, toHex, writeColor } from '../../../../../src/lib/pictures/color/write.ts';
import type { ColorNotation, ColorStyle } from '../../../../../src/lib/pictures/color/write.ts';
import { problemOf } from '../../../problem-of.ts';

const style: ColorStyle = { separator: 'comma', decimals: 2 };
const hex = (text: string) => toHex(parseColor(text));
const write = (text: string, notation: ColorNotation, options: Partial<ColorStyle> = {}) =>
  writeColor(parseColor(text), notation, { ...style, ...options });

describe('reading', () => {
  it.each([
    ['#f00', '#ff0000'],
    ['f00', '#ff0000'],
    ['#F008', '#ff000088'],
    ['#24638AFF', '#24638a'],
    ['24638a00', '#24638a00'],
    ['#00000000', '#00000000'],
    ['#FF000000', '#ff000000'],
    [' olive ', '#808000'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
    ['rgba(255,236,164,0.06)', '#ffeca40f'],
    ['rgb(255 0 0 / 50%)', '#ff000080'],
    ['RGB(255, 0, 0, .5)', '#ff000080'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['rgb(300 -20 0)', '#ff0000'],
    ['rgb(none 255 0)', '#00ff00'],
    ['hsl(120deg 100% 50%)', '#00ff00'],
    ['hsl(120, 100%, 50%)', '#00ff00'],
    ['hsl(120 100 50)', '#00ff00'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsl(-240 100% 50%)', '#00ff00'],
    ['hsl(200grad 100% 50%)', '#00ffff'],
    ['hwb(60 0% 50%)', '#808000'],
    ['hwb(60, 0%, 50%)', '#808000'],
    ['hsv(60 100% 50%)', '#808000'],
    ['lab(46.28% -47.55 48.59)', '#008000'],
    ['lch(52.15% 56.81 99.57)', '#808000'],
    ['lch(52.15%, 56.81, 99.57)', '#808000'],
    // from CSS Color 4, where lch uses D50: sRGB red is lch(54.29% 106.84 40.85)
    ['lch(53.24% 104.55 40.85)', '#f90601'],
    ['oklch(70% 0.1 200 / 0.5)', '#40b1b780'],
    ['oklch(0.7 25% 200)', '#40b1b7'],
    ['color(srgb 0.5 50% 0)', '#808000'],
    ['color(xyz-d65 0.9504559 1 1.0890578)', '#ffffff'],
    ['device-cmyk(0% 0% 100% 50%)', '#808000'],
    ['device-cmyk(0, 0, 1, .5)', '#808000'],
    ['cmyk(0%, 0%, 100%, 50%)', '#808000'],
    ['cmyk(0, 0, 100, 50)', '#808000'],
    ['device-cmyk(0 0 1 0.5 / 0)', '#80800000'],
    // without parentheses or a function
    ['255, 0, 0', '#ff0000'],
    [' 255 0 0 ', '#ff0000'],
    ['255,0,0,0.5', '#ff000080'],
    ['0 0 255 / 50%', '#0000ff80'],
    ['120 100% 50%', '#00ff00'],
    ['120°, 100%, 50%', '#00ff00'],
    ['rgb 255 0 0', '#ff0000'],
    ['HSL 120, 100%, 50%', '#00ff00'],
    ['oklch 0.7 25% 200', '#40b1b7'],
    ['cmyk 0 0 100 50', '#808000'],
  ])('%s is %s', (text, expected) => {
    expect(hex(text)).toBe(expected);
  });

  it('red, green and blue are the same with and without rgb()', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, fc.constantFrom(', ', ',', ' '), (red, green, blue, between) => {
        const parts = [red, green, blue].join(between);
        expect(parseColor(parts)).toEqual(parseColor(`rgb(${parts})`));
      }),
    );
  });

  it.each([
    ['256 0 0', 'unknown-color', 0],
    ['1 2', 'unknown-color', 0],
    ['1.5 2 3', 'unknown-color', 0],
    ['rgb 1 2', 'component-count', 7],
    ['rgb one two three', 'unknown-color', 0],
    ['#12345', 'hex-length', 1],
    ['#12g', 'hex-digit', 3],
    ['reddish', 'unknown-color', 0],
    ['currentcolor', 'unknown-color', 0],
    ['__proto__', 'unknown-color', 0],
    ['12345', 'unknown-color', 0],
    ['', 'unknown-color', 0],
    ['rgb(255 0 0', 'unclosed', 11],
    ['foo(1 2 3)', 'unknown-function', 0],
    ['constructor(1 2 3)', 'unknown-function', 0],
    ['rgb(1 2)', 'component-count', 7],
    ['rgb(1 2 3 4)', 'component-count', 10],
    ['rgb(1,2,)', 'component-count', 8],
    ['rgb(1,,2)', 'bad-component', 6],
    ['rgb(255 0, 0)', 'bad-component', 8],
    ['rgb(calc(1+1) 0 0)', 'bad-component', 4],
    ['rgb(from red r g b)', 'component-count', 15],
    ['rgb(1deg 2 3)', 'bad-component', 4],
    ['hsl(50% 100% 50%)', 'bad-component', 4],
    ['rgb(1 2 3 / )', 'bad-alpha', 12],
    ['rgb(1 2 3 / 50% / 2)', 'bad-alpha', 12],
    ['rgb(1 2 3 / 2deg)', 'bad-alpha', 12],
    ['color(foo 1 2 3)', 'unknown-space', 6],
    ['color()', 'unknown-space', 6],
    ['lab(1e300 0 0)', 'component-out-of-range', 4],
  ])('%s: %s at %s', (text, code, offset) => {
    expect(problemOf(() => parseColor(text))).toMatchObject({ code, offset });
  });
});

describe('writing', () => {
  it.each<[string, ColorNotation, string]>([
    ['olive', 'rgb', 'rgb(128, 128, 0)'],
    ['olive', 'hsl', 'hsl(60, 100%, 25.1%)'],
    ['olive', 'hwb', 'hwb(60 0% 49.8%)'],
    ['olive', 'lch', 'lch(52.15% 56.82 99.57)'],
    ['olive', 'cmyk', 'device-cmyk(0% 0% 100% 49.8%)'],
    ['red', 'lab', 'lab(54.29% 80.8 69.89)'],
    ['red', 'oklch', 'oklch(62.8% 0.2577 29.23)'],
    ['red', 'display-p3', 'color(display-p3 0.9175 0.2003 0.1386)'],
    ['gray', 'hsl', 'hsl(0, 0%, 50.2%)'],
    ['black', 'cmyk', 'device-cmyk(0% 0% 0% 100%)'],
    ['#ff000080', 'rgb', 'rgba(255, 0, 0, 0.5)'],
    ['#ff000081', 'rgb', 'rgba(255, 0, 0, 0.5059)'],
    ['#ff000080', 'oklch', 'oklch(62.8% 0.2577 29.23 / 0.5)'],
  ])('%s as %s is %s', (text, notation, expected) => {
    expect(write(text, notation)).toBe(expected);
  });

  it('rounds and separates as configured', () => {
    expect(write('olive', 'hsl', { decimals: 0 })).toBe('hsl(60, 100%, 25%)');
    expect(write('#1ea54c', 'hsl', { decimals: 0 })).toBe('hsl(140, 69%, 38%)');
    expect(write('#ff000080', 'rgb', { separator: 'space' })).toBe('rgb(255 0 0 / 0.5)');
  });

  it('maps colors outside sRGB into gamut, and keeps them in a wide-gamut space', () => {
    const wide = parseColor('color(display-p3 1 0 0)');
    expect(isInSrgb(wide)).toBe(false);
    expect(writeColor(wide, 'display-p3', style)).toBe('color(display-p3 1 0 0)');
    expect(toHex(wide)).toBe('#ff0b0c');
    expect(isInSrgb(parseColor('#ff0000'))).toBe(true);
  });

  it('keeps the darkest colors in linear light', () => {
    expect(hex(write('#00000f', 'xyz', { separator: 'comma' }))).toBe('#00000f');
  });

  it('every notation round-trips to the same bytes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffff }),
        fc.constantFrom(...COLOR_NOTATIONS),
        fc.constantFrom('comma' as const, 'space' as const),
        (rgb, notation, separator) => {
          const typed = `#${rgb.toString(16).padStart(6, '0')}`;
          expect(hex(write(typed, notation, { separator }))).toBe(typed);
        },
      ),
    );
  });

  it('throws only Problem errors and never writes NaN', () => {
    const piece = fc.constantFrom(
      'rgb(',
      'oklch(',
      'lab(',
      'hsl(',
      'color(',
      'xyz ',
      'srgb ',
      '1',
      '0.5',
      '99999',
      '-3',
      '50%',
      'none',
      ' ',
      ',',
      '/',
      ')',
      'deg',
      'e9',
      '#f0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((p) => p.join('')),
          fc
            .tuple(
              fc.constantFrom('lab', 'lch', 'oklab', 'oklch', 'color(xyz', 'color(rec2020'),
              fc.array(fc.float({ min: -1e5, max: 1e5, noNaN: true }), { minLength: 3, maxLength: 3 }),
            )
            .map(([name, v]) => `${name}${name.includes('(') ? ' ' : '('}${v.join(' ')})`),
        ),
        (text) => {
          problemOf(() => {
            const color = parseColor(text);
            for (const notation of COLOR_NOTATIONS)
              expect(writeColor(color, notation, style)).not.toMatch(/NaN|Infinity|\de[+-]?\d.*\)/);
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('comparing', () => {
  it.each([
    ['#ff0000', 'red', true],
    // by CIEDE2000; in the RGB cube, seagreen would be closer
    ['#1ea54c', 'mediumseagreen', false],
    ['#ff0000fe', 'red', false],
    ['#663399', 'rebeccapurple', true],
    ['#00000000', 'transparent', true],
  ])('%s is named %s (exact: %s)', (text, name, exact) => {
    expect(nearestName(parseColor(text))).toMatchObject({ name, exact });
  });

  it('measures contrast as defined by WCAG 2', () => {
    expect(contrastWith(parseColor('white'), 'black')).toBeCloseTo(21, 5);
    expect(contrastWith(parseColor('#777777'), 'white')).toBeCloseTo(4.48, 2);
    expect(contrastWith(parseColor('#18a058'), 'white')).toBeCloseTo(3.4, 1);
    expect(contrastWith(parseColor('transparent'), 'white')).toBe(1);
  });
});
