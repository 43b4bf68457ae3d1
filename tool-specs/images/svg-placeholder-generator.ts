import { choice, color, defineTool, integer, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import { encodeBase64, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { PLACEHOLDER_PATTERNS, placeholderSvg, readSize, svgDataUri } from '../../src/lib/pictures/svg-placeholder.ts';
import { escapeXml } from '../../src/lib/pictures/svg-text.ts';

const MOST_TEXT = 1000;

export default defineTool({
  icon: 'image',
  createdAt: '2022-08-03',
  fields: {
    size: text({ primary: true, initial: '600x350', sides: ['width', 'height'] }),
    text: text({ multiline: true, rows: 2 }),
    fontSize: optionalInteger({ min: 1, max: 10_000, advanced: true }),
    background: color({ initial: '#cccccc' }),
    foreground: color({ initial: '#333333' }),
    pattern: choice(PLACEHOLDER_PATTERNS),
    radius: integer({ min: 0, max: 10_000, initial: 0 }),
    border: integer({ min: 0, max: 1000, initial: 0 }),
    exactSize: toggle({ initial: true }),
  },
  output: {
    svg: out.svg({ fileName: 'placeholder' }),
    source: out.text({ fileName: 'placeholder.svg' }),
    dataUri: out.text(),
    base64: out.text(),
    html: out.text(),
    css: out.text(),
    markdown: out.text(),
  },
  failures: ['not-a-size', 'text-too-long'],
  aliases: {
    placeholder: {},
    dummyimage: {},
    'placeholder-og': { size: '1200x630' },
    'placeholder-avatar': { size: '256x256', radius: 128 },
  },
  answers: 'inline',
  transform({ size, ...options }, ctx) {
    const sides = readSize(size);
    if (!sides) throw ctx.fail('not-a-size');
    if (options.text.length > MOST_TEXT)
      throw ctx.fail('text-too-long', { field: 'text', params: { limit: MOST_TEXT } });
    const svg = placeholderSvg({ ...sides, ...options });
    const { width, height } = sides;
    const dataUri = svgDataUri(svg);
    const caption = (options.text || `${width}×${height}`).toWellFormed().replace(/\s+/g, ' ');
    return {
      svg,
      source: svg,
      dataUri,
      base64: `data:image/svg+xml;base64,${encodeBase64(encodeUtf8(svg))}`,
      html: `<img src="${dataUri}" width="${width}" height="${height}" alt="${escapeXml(caption)}">`,
      css: `background-image: url("${dataUri}");`,
      markdown: `![${caption.replace(/[\\[\]]/g, '\\$&')}](<${dataUri}>)`,
    };
  },
  examples: {
    articleImage: {
      input: { size: '600x350', fontSize: 26 },
      check: ({ svg }) =>
        svg.includes('width="600" height="350" viewBox="0 0 600 350"') &&
        svg.includes('font-size="26"') &&
        svg.includes('>600×350<'),
    },
    socialPreview: {
      input: { size: '1200x630', text: 'Coming soon', pattern: 'gradient' },
      check: ({ svg }) => svg.includes('0 0 1200 630'),
    },
    avatar: { input: { size: '256x256', radius: 128, text: 'AB' }, check: ({ svg }) => svg.includes('rx="128"') },
    banner: {
      input: { size: '728x90', pattern: 'stripes', border: 2 },
      check: ({ svg }) => svg.includes('<pattern id="p"'),
    },
  },
});
