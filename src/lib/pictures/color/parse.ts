import { sRGB } from 'colorjs.io/fn';
import KEYWORDS from 'colorjs.io/src/keywords.js';
import { Problem } from '../../../base/problem.ts';
import { CMYK_COMPONENTS, COLOR_COMPONENTS, COLOR_SPACES, type Color, type Component, FUNCTIONS } from './notations.ts';

/** Why a text isn't a color. */
export const COLOR_PROBLEMS = [
  'unknown-color',
  'hex-length',
  'hex-digit',
  'unknown-function',
  'unknown-space',
  'unclosed',
  'component-count',
  'bad-component',
  'component-out-of-range',
  'bad-alpha',
] as const;

function problem(code: (typeof COLOR_PROBLEMS)[number], offset: number, params: Problem['params'] = {}): Problem {
  return new Problem(code, offset, params);
}

/** Larger values overflow the arithmetic of the color spaces, and aren't real colors. */
const MAX_COMPONENT = 1e5;

const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

interface Token {
  text: string;
  at: number;
}

/** A function without its parentheses, as in `rgb 255 0 0`. */
const SPOKEN = /^(rgba?|hsla?|hsva?|hsb|hwb|lab|lch|oklab|oklch|cmyk)\s+(?=[-+.\d])/i;
const CHANNEL = '(?:\\d\\d?|1\\d\\d|2[0-4]\\d|25[0-5])';
const BETWEEN = '(?:\\s*,\\s*|\\s+)';
const ALPHA = '(?:\\s*[,/]\\s*[\\d.]+%?)?';
/** Components alone, as design programs copy them: red, green and blue as bytes, or a hue and two percentages. */
const BARE: Readonly<Record<string, RegExp>> = {
  rgb: new RegExp(`^${CHANNEL}${BETWEEN}${CHANNEL}${BETWEEN}${CHANNEL}${ALPHA}$`),
  hsl: new RegExp(`^[\\d.]+(?:°|deg)?${BETWEEN}[\\d.]+%${BETWEEN}[\\d.]+%${ALPHA}$`, 'i'),
};

/**
 * Reads a color in any notation of CSS Color 4 (with commas or spaces), `device-cmyk()`, `cmyk()`, `hsv()`, a name, or
 * hex digits with or without `#`; and components without parentheses or a function, such as `255, 0, 0`. Throws `Problem`
 * of COLOR_PROBLEMS.
 */
export function parseColor(text: string): Color {
  const start = text.length - text.trimStart().length;
  const word = text.trim();
  const lower = word.toLowerCase();
  if (lower === 'transparent') return { space: sRGB, coords: [0, 0, 0], alpha: 0 };
  const named = Object.hasOwn(KEYWORDS, lower) ? KEYWORDS[lower as keyof typeof KEYWORDS] : undefined;
  if (named) return { space: sRGB, coords: [named[0] ?? 0, named[1] ?? 0, named[2] ?? 0], alpha: 1 };
  if (word.startsWith('#')) return parseHex(word.slice(1), start + 1);
  const call = /^([a-z-]+)\s*\(/i.exec(word);
  if (call) return parseFunction(call[1]!.toLowerCase(), word, call[0].length, start);
  if (/^[0-9a-f]+$/i.test(word) && [3, 4, 6, 8].includes(word.length)) return parseHex(word, start);
  const spoken = SPOKEN.exec(word);
  if (spoken) return parseFunction(spoken[1]!.toLowerCase(), `${word})`, spoken[0].length, start);
  const bare = Object.keys(BARE).find((name) => BARE[name]?.test(word));
  if (bare) return parseFunction(bare, `${word.replace('°', ' ')})`, 0, start);
  throw problem('unknown-color', start, { text: word.slice(0, 40) });
}

function parseHex(digits: string, at: number): Color {
  const odd = /[^0-9a-f]/iu.exec(digits);
  if (odd) throw problem('hex-digit', at + odd.index, { digit: odd[0] });
  if (![3, 4, 6, 8].includes(digits.length)) throw problem('hex-length', at, { count: digits.length });
  const size = digits.length < 6 ? 1 : 2;
  const bytes = Array.from(
    digits.match(size === 1 ? /./g : /../g) ?? [],
    (pair) => Number.parseInt(pair.repeat(3 - size), 16) / 255,
  );
  const [red = 0, green = 0, blue = 0, alpha = 1] = bytes;
  return { space: sRGB, coords: [red, green, blue], alpha };
}

function parseFunction(name: string, word: string, open: number, start: number): Color {
  if (!word.endsWith(')')) throw problem('unclosed', start + word.length);
  const tokens = tokensOf(word.slice(open, -1), start + open);
  const end = start + word.length - 1;
  if (name === 'device-cmyk' || name === 'cmyk') return fromCmyk(name, tokens, end);
  let components = COLOR_COMPONENTS;
  let space;
  if (name === 'color') {
    const id = tokens.shift();
    space = id && Object.hasOwn(COLOR_SPACES, id.text) ? COLOR_SPACES[id.text] : undefined;
    if (!space)
      throw problem('unknown-space', id?.at ?? end, {
        name: id?.text ?? '',
        names: Object.keys(COLOR_SPACES).join(', '),
      });
  } else {
    const notation = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!notation) throw problem('unknown-function', start, { name });
    ({ space, components } = notation);
  }
  const { values, alpha } = readArguments(tokens, components, end);
  return { space, coords: values as [number, number, number], alpha };
}

/** Splits the arguments into words; commas and slashes are separate words. */
function tokensOf(text: string, offset: number): Token[] {
  return Array.from(text.matchAll(/[,/]|[^\s,/]+/g), (match) => ({
    text: match[0].toLowerCase(),
    at: offset + match.index,
  }));
}

/** Separates the alpha value: with commas, an extra last argument; with spaces, the one after the slash. */
function readArguments(
  tokens: readonly Token[],
  components: readonly Component[],
  end: number,
): { values: number[]; alpha: number } {
  const count = components.length;
  const slash = tokens.findIndex((token) => token.text === '/');
  const head = slash < 0 ? tokens : tokens.slice(0, slash);
  const withCommas = head.some((token) => token.text === ',');
  const words = head.filter((token, i) => {
    const isComma = token.text === ',';
    if (withCommas && isComma !== (i % 2 === 1)) throw problem('bad-component', token.at, { text: token.text });
    return !isComma;
  });
  if (withCommas && head.at(-1)?.text === ',')
    throw problem('component-count', end, { count: words.length, expected: count });
  let alpha = slash < 0 ? undefined : tokens[slash + 1];
  if (slash >= 0 && (!alpha || tokens.length > slash + 2))
    throw problem('bad-alpha', alpha?.at ?? end, { text: alpha?.text ?? '' });
  if (withCommas && slash < 0 && words.length === count + 1) alpha = words.pop();
  if (words.length !== count)
    throw problem('component-count', words[count]?.at ?? end, { count: words.length, expected: count });
  return { values: words.map((word, i) => readComponent(word, components[i]!)), alpha: alpha ? readAlpha(alpha) : 1 };
}

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/;

function readComponent({ text, at }: Token, component: Component): number {
  if (text === 'none') return 0;
  const [, digits, unit = ''] = NUMBER.exec(text) ?? [];
  const isHue = component.kind === 'hue';
  const allowed = isHue ? unit !== '%' : unit === '' || unit === '%';
  if (digits === undefined || !allowed) throw problem('bad-component', at, { text });
  const raw = Number(digits);
  if (Math.abs(raw) > MAX_COMPONENT) throw problem('component-out-of-range', at, { text });
  if (isHue) return (((raw * DEGREES[unit]!) % 360) + 360) % 360;
  const value = unit === '%' ? (raw / 100) * component.whole : raw / component.unit;
  const [low, high] = component.clamp ?? [-Infinity, Infinity];
  return Math.min(high, Math.max(low, value));
}

function readAlpha({ text, at }: Token): number {
  if (text === 'none') return 0;
  const [, digits, unit = ''] = NUMBER.exec(text) ?? [];
  if (digits === undefined || (unit !== '' && unit !== '%')) throw problem('bad-alpha', at, { text });
  return Math.min(1, Math.max(0, Number(digits) / (unit === '%' ? 100 : 1)));
}

/**
 * The device-independent conversion of CSS Color 5 §11.1. `cmyk()` with numbers above 1 is read as percentages, as
 * print programs write it.
 */
function fromCmyk(name: string, tokens: readonly Token[], end: number): Color {
  const asPercent = name === 'cmyk' && tokens.slice(0, 7).some((token) => Number(token.text) > 1);
  const percent = asPercent
    ? tokens.map((token) =>
        NUMBER.exec(token.text)?.[2] === undefined && /\d/.test(token.text)
          ? { ...token, text: `${token.text}%` }
          : token,
      )
    : tokens;
  const { values, alpha } = readArguments(percent, CMYK_COMPONENTS, end);
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = values;
  const channel = (ink: number) => 1 - Math.min(1, ink * (1 - black) + black);
  return { space: sRGB, coords: [channel(cyan), channel(magenta), channel(yellow)], alpha };
}
