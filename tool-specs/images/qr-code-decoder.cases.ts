import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { type default as tool, LINK, png } from './qr-code-decoder.ts';

const LATIN =
  'iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdAQAAAAB+6FqiAAAAfElEQVR42m3NsQnCUBSG0a/RARTt0ti4RlYIGAsRsoX8IygILmEhDuAeCkIKMSs84YZ3tbn2YnPaQ0Q4P6SiFLlrhNVXYU0lbFWJ3HYiTUoRfTivQeH0l7P4DLfCjnPxHh1E5KdI443I94dj9VLY+uTYYifybeak6V78yb+j2lPpjy7BtAAAAABJRU5ErkJggg==';
const BLANK = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAADElEQVR42mP4z4ACAT/QB/lnLUmhAAAAAElFTkSuQmCC';

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { image: png('latin.png', LATIN) },
        output: { text: 'café', firstBytes: '63 61 66 e9' },
        warns: ['latin'],
      },
      { input: { image: null }, output: { text: '', codes: [] } },
      { input: { image: png('blank.png', BLANK) }, fails: 'no-code' },
      {
        input: {
          image: sampleFile(
            'note.png',
            'image/png',
            Uint8Array.from('hello', (c) => c.charCodeAt(0)),
          ),
        },
        fails: 'not-an-image',
      },
      { input: { image: png('cut.png', LINK.slice(0, 120)) }, fails: 'broken-image' },
      { input: { image: png('picture.webp', 'UklGRgAAAABXRUJQVlA4IA==') }, fails: 'unsupported-image' },
    ],
  },
});
