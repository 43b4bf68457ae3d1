import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { FOUR_PAGES } from '../../src/lib/documents/pdf/samples.ts';
import { type default as tool, LINK, png } from './qr-code-decoder.ts';

const LATIN =
  'iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdAQAAAAB+6FqiAAAAfElEQVR42m3NsQnCUBSG0a/RARTt0ti4RlYIGAsRsoX8IygILmEhDuAeCkIKMSs84YZ3tbn2YnPaQ0Q4P6SiFLlrhNVXYU0lbFWJ3HYiTUoRfTivQeH0l7P4DLfCjnPxHh1E5KdI443I94dj9VLY+uTYYifybeak6V78yb+j2lPpjy7BtAAAAABJRU5ErkJggg==';
const BLANK = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAADElEQVR42mP4z4ACAT/QB/lnLUmhAAAAAElFTkSuQmCC';
/** Drawn by Zint 2.11: one code of each kind. */
const ALL_KINDS =
  'iVBORw0KGgoAAAANSUhEUgAAAxIAAAHKAQAAAAC/TUANAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAAAmJLR0QAAd2KE6QAAAAHdElNRQfqCx0HJQk6yFLRAAAAEGNhTnYAAAFUAAAARAAAAAAAAAAAhHTJNgAAAvJJREFUeNrt3dGq6ygUxnHBW8FXEdat4KsL3i7wVRZ4KzjpOQx7M8xAW46dJPv/XbU2yQ+MMcaAdWt7qsPAwMDA+GZM6Va7Fh9CsDq8a93HrjWl1tT70nKzNEP7tf2IWZv2pKmFLtkwMDAwMDAwMDAwMDAwMDD+iLE9GBgYGBgYGBgYGP+jMUeQcIyS5RgnZx3HYHkkzccX1eOXf2w/5HfK1Y0Ue2tzxIsblpwN58ILxCmN4aW14/GtX93QGCWXubWuPmBY9lZLTPHixpjaLOne8/EBw9zvbD0fHzDeCQYGBgYGBgbGDzO2B2OjMURe3eWUhtmqNzBmUXv1ujyjsczHF/c4p1F1pRsYMzm3vV19wghr3sFYoYbt/dUHjKFdU7m+MafewljW1b+4yxmNqTXkclZjlNB9Cr7k1qTokll70fwvb4Qsrfne2OdkxnSu7K6rDxhzjbhuYKzW/Ht9+7kM82J5c119whg1tN3X4EeMvCTsrqsPGO8EAwMDAwMDAwPjusZXybeZvO/FNzPMBZ1OawzdVk2jWlA/XZi9YNzakOJdb1GzOQu9/Cjj+dzKCOpKrMdxaxGT4gLG7Q1x5r3Pq46VJEW3o11hnMsIdcWosbTkj/tHtYxxe+MYGq/ij1tInJbEyY52hXEuI1jyvmlpZUTrfk9fgnEqw/W03Ail9hVGcvUpQ0y9uCnWm6RWewx11BYF4+zGO8HAwMDAwMDAwMC4inE8NlXxMeQ8rE7NsTyWPbSZeoix5JqkxK4lp2w5HccwiRgYlzf63wf5es+FgYFxK+P5YGBgYGBgYGCcxXgnGD/VkNofra2lGOUPTShhYGBgYGBgYGw25tKl0y31oY5ff9G1qqX6NVeIgYGBgYFxPeOrYGBgYNzTeD4YGBgYVzHeCQYGBgbGLY3png0GBsZ1jccTc/F++OLFZKTj82MhJT8ehWKlyFGwXl7jHgMDAwMDAwMDAwMDAwMD4wXjLvMMGBgY/2VsDwYGBgbGN+MvCedi38oFb20AAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjlUMDc6MzY6NDErMDA6MDAOHQwlAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTI5VDA3OjM2OjQxKzAwOjAwf0C0mQAAAABJRU5ErkJggg==';

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { image: png('latin.png', LATIN) },
        output: { text: 'café', firstBytes: '63 61 66 e9' },
        warns: ['latin'],
      },
      {
        input: { image: png('kinds.png', ALL_KINDS) },
        check: ({ codes }) =>
          codes
            .map(({ format, text }) => `${String(format)}: ${String(text)}`)
            .toSorted()
            .join('; ') ===
          'Aztec: 二维码; Codabar: A12+5C; Code 128: SKU-2041 é; Code 39: ABC-123; Data Matrix: Größe 10; EAN-13: 4006381333931; ' +
            'GS1 DataBar: (01)09501101530010; GS1-128: (01)09521234543213(10)AB-1; ITF: 09521234543213; PDF417: Hello\nWorld; UPC-A: 036000291452; UPC-E: 04252614',
        warns: ['several'],
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
      // Without a browser, pages can't be drawn; whatever its name is, a picture is read
      { input: { image: png('ticket.png', FOUR_PAGES) }, fails: 'pages-need-browser' },
      { input: { image: png('link.pdf', LINK) }, check: ({ codes, page }) => codes.length === 1 && page === null },
      { input: { image: png('note.pdf', 'aGVsbG8=') }, fails: 'not-an-image' },
      { input: { image: png('cut.png', LINK.slice(0, 120)) }, fails: 'broken-image' },
      { input: { image: png('picture.webp', 'UklGRgAAAABXRUJQVlA4IA==') }, fails: 'unsupported-image' },
    ],
  },
});
