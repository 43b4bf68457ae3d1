import { type ContextOf, defineTool, file, out, sampleFile } from '../../src/core/spec.ts';
import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import { type Cleaned, cleanImage } from '../../src/lib/pictures/metadata/clean.ts';

/** Photos of 24 × 16 pixels by ImageMagick, with metadata by ExifTool. */
const PHOTO =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4QGCRXhpZgAATU0AKgAAAAgACQEPAAIAAAAGAAAAegEQAAIAAAAHAAAAgAESAAMAAAABAAYAAAEaAAUAAAABAAAAiAEbAAUAAAABAAAAkAEoAAMAAAABAAEAAAITAAMAAAABAAEAAIdpAAQAAAABAAAAmIglAAQAAAABAAABCAAAAABDYW5vbgBFT1MgUjUAAAAAAAEAAAABAAAAAQAAAAEABpAAAAcAAAAEMDIzMpADAAIAAAAUAAAA5pEBAAcAAAAEAQIDAKAAAAcAAAAEMDEwMKABAAMAAAAB//8AAKQxAAIAAAANAAAA+gAAAAAyMDI2OjAyOjI4IDEyOjM0OjU2ADAzMjAyNDAwMTIzNAAAAAUAAAABAAAABAIDAAAAAQACAAAAAk4AAAAAAgAFAAAAAwAAAUoAAwACAAAAAkUAAAAABAAFAAAAAwAAAWIAAAAAAAAAMgAAAAEAAAA4AAAAAQAAAs0AAAAZAAAABgAAAAEAAAA5AAAAAQAAAusAAAAZ/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8AAEQgAEAAYAwEiAAIRAQMRAf/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABYQAQEBAAAAAAAAAAAAAAAAAAAUYf/EABUBAQEAAAAAAAAAAAAAAAAAAAAG/8QAFhEAAwAAAAAAAAAAAAAAAAAAABZi/9oADAMBAAIRAxEAPwDK7NLNT1mlmrBEkvXOihs0T1mgiSHOj//Z';
const DRAWING =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAMAAAA7+k+nAAAAPFBMVEX2Ag7uARXuARPfACHfAB/NAC+7AESoAFWWAGaHAHh5AIlpAJpXAKlFALsyAc8gAN8gAN0SAOwSAOoJAPBrXjHOAAAACnRFWHRBdXRob3IAQW5hZ3rjfgAAAA10RVh0U29mdHdhcmUAR0lNUG2bEfwAAAAHdElNRQfoAh0MIjho2ui3AAABxGlUWHRYTUw6Y29tLmFkb2JlLnhtcAAAAAAAPD94cGFja2V0IGJlZ2luPSfvu78nIGlkPSdXNU0wTXBDZWhpSHpyZVN6TlRjemtjOWQnPz4KPHg6eG1wbWV0YSB4bWxuczp4PSdhZG9iZTpuczptZXRhLycgeDp4bXB0az0nSW1hZ2U6OkV4aWZUb29sIDEyLjU3Jz4KPHJkZjpSREYgeG1sbnM6cmRmPSdodHRwOi8vd3d3LnczLm9yZy8xOTk5LzAyLzIyLXJkZi1zeW50YXgtbnMjJz4KCiA8cmRmOkRlc2NyaXB0aW9uIHJkZjphYm91dD0nJwogIHhtbG5zOmRjPSdodHRwOi8vcHVybC5vcmcvZGMvZWxlbWVudHMvMS4xLyc+CiAgPGRjOnRpdGxlPgogICA8cmRmOkFsdD4KICAgIDxyZGY6bGkgeG1sOmxhbmc9J3gtZGVmYXVsdCc+SGk8L3JkZjpsaT4KICAgPC9yZGY6QWx0PgogIDwvZGM6dGl0bGU+CiA8L3JkZjpEZXNjcmlwdGlvbj4KPC9yZGY6UkRGPgo8L3g6eG1wbWV0YT4KPD94cGFja2V0IGVuZD0ncic/Php9nf4AAACoZVhJZk1NACoAAAAIAAYBEgADAAAAAQAIAAABGgAFAAAAAQAAAFYBGwAFAAAAAQAAAF4BKAADAAAAAQACAAACEwADAAAAAQABAACIJQAEAAAAAQAAAGYAAAAAAAAASAAAAAEAAABIAAAAAQADAAAAAQAAAAQCAwAAAAEAAgAAAAJTAAAAAAIABQAAAAMAAACQAAAAAAAAACEAAAABAAAAMwAAAAEAAAAkAAAAAW7lDZcAAAA3SURBVBjTdcGHAYAgEMDAiFJUrOy/Kwt87sAsKc66xcmCIqiCJtgFh+AUdMEluAXPG+f74wwxAYYZDkEUR0INAAAAAElFTkSuQmCC';

/** What stays, because colors and the way up depend on it. */
const KEPT = ['Orientation', 'ColorProfile'];

const said = {
  messages: ['location', 'some-metadata', 'no-metadata', 'bytes'],
} as const;

export default defineTool({
  icon: 'image-minus',
  createdAt: '2026-11-28',
  related: ['qr-code-decoder', 'base64-file-converter', 'mime-types', 'archives'],
  fields: { image: file({ primary: true, accept: 'image/jpeg,image/png,image/webp', sources: ['clipboard'] }) },
  output: {
    cleaned: out.file(),
    verdict: out.verdict(),
    metadata: out.table(['group', 'name', 'value'], { key: 'name' }),
    dimensions: out.row(),
    removed: out.row(),
  },
  lead: 'verdict',
  failures: ['not-an-image', 'broken-image', 'unsupported-image'],
  ...said,
  aliases: { exif: {}, 'remove-exif': {}, exiftool: {} },
  async transform({ image }, ctx) {
    if (!image) throw new TypeError('a required field is never empty here');
    const made = cleanImage(new Uint8Array(await image.arrayBuffer()));
    return {
      cleaned: { name: image.name, type: made.type, bytes: made.bytes },
      verdict: verdictOf(made, ctx),
      metadata: made.facts.map(({ group, name, value }) => ({ group, name, value })),
      dimensions: `${made.width} × ${made.height} px`,
      removed: ctx.say('bytes', { count: Math.max(0, image.size - made.bytes.length) }),
    };
  },
  examples: {
    photo: {
      input: { image: sampleFile('IMG_2041.jpg', 'image/jpeg', decodeBase64(PHOTO).bytes) },
      check: ({ metadata, verdict, dimensions }) =>
        metadata.length === 7 && verdict?.tone === 'warn' && dimensions !== null,
    },
    drawing: {
      input: { image: sampleFile('drawing.png', 'image/png', decodeBase64(DRAWING).bytes) },
      check: ({ metadata }) => metadata.some(({ name, value }) => name === 'Software' && value === 'GIMP'),
    },
  },
});

function verdictOf({ facts }: Cleaned, ctx: ContextOf<typeof said>) {
  const removed = facts.filter(({ name }) => !KEPT.includes(name));
  // No fault of the image, which "bad" would be, also in a terminal.
  if (removed.some(({ name }) => /^GPSL|^exif:GPSL/.test(name)))
    return { tone: 'warn' as const, label: ctx.say('location') };
  if (removed.length === 0) return { tone: 'good' as const, label: ctx.say('no-metadata') };
  return { tone: 'warn' as const, label: ctx.say('some-metadata', { count: removed.length }) };
}
