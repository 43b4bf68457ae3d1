import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { decodeBase64, encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import type tool from './image-metadata.ts';

/** By ImageMagick 6.9 and cwebp 1.2, with metadata by ExifTool 12.57. */
const FILES = {
  all: '/9j/4AAQSkZJRgABAQAAAQABAAD/4QGkRXhpZgAATU0AKgAAAAgACAEPAAIAAAAGAAAAbgESAAMAAAABAAYAAAEaAAUAAAABAAAAdAEbAAUAAAABAAAAfAEoAAMAAAABAAEAAAITAAMAAAABAAEAAIdpAAQAAAABAAAAhIglAAQAAAABAAABCgAAAABDYW5vbgAAAAABAAAAAQAAAAEAAAABAAiCmgAFAAAAAQAAAOqCnQAFAAAAAQAAAPKIJwADAAAAAQGQAACQAAAHAAAABDAyMzKRAQAHAAAABAECAwCShgAHAAAADwAAAPqgAAAHAAAABDAxMDCgAQADAAAAAf//AAAAAAAAAAAAAQAAAPoAAAAOAAAABUFTQ0lJAAAAcHJpdmF0ZQAABwAAAAEAAAAEAgMAAAABAAIAAAACUwAAAAACAAUAAAADAAABZAADAAIAAAACVwAAAAAEAAUAAAADAAABfAAFAAEAAAABAQAAAAAGAAUAAAABAAABlAAAAAAAAAAhAAAAAQAAADMAAAABAAAAJAAAAAEAAACXAAAAAQAAAAsAAAABAAAAPAAAAAEAAAAMAAAAAf/tADJQaG90b3Nob3AgMy4wADhCSU0EBAAAAAAAFhwCGQABYRwCWgAES/ZsbhwCAAACAAT/4QKNaHR0cDovL25zLmFkb2JlLmNvbS94YXAvMS4wLwA8P3hwYWNrZXQgYmVnaW49J++7vycgaWQ9J1c1TTBNcENlaGlIenJlU3pOVGN6a2M5ZCc/Pgo8eDp4bXBtZXRhIHhtbG5zOng9J2Fkb2JlOm5zOm1ldGEvJyB4OnhtcHRrPSdJbWFnZTo6RXhpZlRvb2wgMTIuNTcnPgo8cmRmOlJERiB4bWxuczpyZGY9J2h0dHA6Ly93d3cudzMub3JnLzE5OTkvMDIvMjItcmRmLXN5bnRheC1ucyMnPgoKIDxyZGY6RGVzY3JpcHRpb24gcmRmOmFib3V0PScnCiAgeG1sbnM6ZGM9J2h0dHA6Ly9wdXJsLm9yZy9kYy9lbGVtZW50cy8xLjEvJz4KICA8ZGM6Y3JlYXRvcj4KICAgPHJkZjpTZXE+CiAgICA8cmRmOmxpPkFuYSBNw7xsbGVyPC9yZGY6bGk+CiAgIDwvcmRmOlNlcT4KICA8L2RjOmNyZWF0b3I+CiAgPGRjOnRpdGxlPgogICA8cmRmOkFsdD4KICAgIDxyZGY6bGkgeG1sOmxhbmc9J3gtZGVmYXVsdCc+QSAmYW1wOyBCPC9yZGY6bGk+CiAgIDwvcmRmOkFsdD4KICA8L2RjOnRpdGxlPgogPC9yZGY6RGVzY3JpcHRpb24+CgogPHJkZjpEZXNjcmlwdGlvbiByZGY6YWJvdXQ9JycKICB4bWxuczp4bXA9J2h0dHA6Ly9ucy5hZG9iZS5jb20veGFwLzEuMC8nCiAgeG1wOlJhdGluZz0nNScvPgo8L3JkZjpSREY+CjwveDp4bXBtZXRhPgo8P3hwYWNrZXQgZW5kPSd3Jz8+//4AB2hlbGxv/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8AAEQgAEAAYAwEiAAIRAQMRAf/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABYQAQEBAAAAAAAAAAAAAAAAAAAUYf/EABUBAQEAAAAAAAAAAAAAAAAAAAAG/8QAFhEAAwAAAAAAAAAAAAAAAAAAABZi/9oADAMBAAIRAxEAPwDK7NLNT1mlmrBEkvXOihs0T1mgiSHOj//ZVFJBSUxJTkcgVklERU8=',
  upright:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QBiRXhpZgAATU0AKgAAAAgABQESAAMAAAABAAEAAAEaAAUAAAABAAAASgEbAAUAAAABAAAAUgEoAAMAAAABAAEAAAITAAMAAAABAAEAAAAAAAAAAAABAAAAAQAAAAEAAAAB/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8AAEQgAEAAYAwEiAAIRAQMRAf/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABYQAQEBAAAAAAAAAAAAAAAAAAAUYf/EABUBAQEAAAAAAAAAAAAAAAAAAAAG/8QAFhEAAwAAAAAAAAAAAAAAAAAAABZi/9oADAMBAAIRAxEAPwDK7NLNT1mlmrBEkvXOihs0T1mgiSHOj//Z',
  turned:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4QBiRXhpZgAATU0AKgAAAAgABQESAAMAAAABAAYAAAEaAAUAAAABAAAASgEbAAUAAAABAAAAUgEoAAMAAAABAAEAAAITAAMAAAABAAEAAAAAAAAAAAABAAAAAQAAAAEAAAAB/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8AAEQgAEAAYAwEiAAIRAQMRAf/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABYQAQEBAAAAAAAAAAAAAAAAAAAUYf/EABUBAQEAAAAAAAAAAAAAAAAAAAAG/8QAFhEAAwAAAAAAAAAAAAAAAAAAABZi/9oADAMBAAIRAxEAPwDK7NLNT1mlmrBEkvXOihs0T1mgiSHOj//Z',
  progressive:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/2gAMAwEAAhADEAAAAcqnLF6inD//xAAVEAEBAAAAAAAAAAAAAAAAAAAAEv/aAAgBAQABBQK1rWtb/8QAFhEAAwAAAAAAAAAAAAAAAAAAABVh/9oACAEDAQE/AXNHNP/EABYRAAMAAAAAAAAAAAAAAAAAAAAVYf/aAAgBAgEBPwFHBHD/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IUB//9oADAMBAAIAAwAAABA03//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQMBAT8QA//EABQRAQAAAAAAAAAAAAAAAAAAABD/2gAIAQIBAT8QK//EABUQAQEAAAAAAAAAAAAAAAAAAABx/9oACAEBAAE/EKUpSlP/2Q==',
  plainPng:
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAMAAAA7+k+nAAAAPFBMVEX2Ag7uARXuARPfACHfAB/NAC+7AESoAFWWAGaHAHh5AIlpAJpXAKlFALsyAc8gAN8gAN0SAOwSAOoJAPBrXjHOAAAAN0lEQVQY03XBhwGAIBDAwIhSVKzsvysLfO7ALCnOusXJgiKogibYBYfgFHTBJbgFzxvn++MMMQGGGQ5BFEdCDQAAAABJRU5ErkJggg==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAMAAAA7+k+nAAAAPFBMVEX2Ag7uARXuARPfACHfAB/NAC+7AESoAFWWAGaHAHh5AIlpAJpXAKlFALsyAc8gAN8gAN0SAOwSAOoJAPBrXjHOAAAACnRFWHRBdXRob3IAQW5hZ3rjfgAAAA10RVh0U29mdHdhcmUAR0lNUG2bEfwAAAAHdElNRQfoAh0MIjho2ui3AAABxGlUWHRYTUw6Y29tLmFkb2JlLnhtcAAAAAAAPD94cGFja2V0IGJlZ2luPSfvu78nIGlkPSdXNU0wTXBDZWhpSHpyZVN6TlRjemtjOWQnPz4KPHg6eG1wbWV0YSB4bWxuczp4PSdhZG9iZTpuczptZXRhLycgeDp4bXB0az0nSW1hZ2U6OkV4aWZUb29sIDEyLjU3Jz4KPHJkZjpSREYgeG1sbnM6cmRmPSdodHRwOi8vd3d3LnczLm9yZy8xOTk5LzAyLzIyLXJkZi1zeW50YXgtbnMjJz4KCiA8cmRmOkRlc2NyaXB0aW9uIHJkZjphYm91dD0nJwogIHhtbG5zOmRjPSdodHRwOi8vcHVybC5vcmcvZGMvZWxlbWVudHMvMS4xLyc+CiAgPGRjOnRpdGxlPgogICA8cmRmOkFsdD4KICAgIDxyZGY6bGkgeG1sOmxhbmc9J3gtZGVmYXVsdCc+SGk8L3JkZjpsaT4KICAgPC9yZGY6QWx0PgogIDwvZGM6dGl0bGU+CiA8L3JkZjpEZXNjcmlwdGlvbj4KPC9yZGY6UkRGPgo8L3g6eG1wbWV0YT4KPD94cGFja2V0IGVuZD0ncic/Php9nf4AAACoZVhJZk1NACoAAAAIAAYBEgADAAAAAQAIAAABGgAFAAAAAQAAAFYBGwAFAAAAAQAAAF4BKAADAAAAAQACAAACEwADAAAAAQABAACIJQAEAAAAAQAAAGYAAAAAAAAASAAAAAEAAABIAAAAAQADAAAAAQAAAAQCAwAAAAEAAgAAAAJTAAAAAAIABQAAAAMAAACQAAAAAAAAACEAAAABAAAAMwAAAAEAAAAkAAAAAW7lDZcAAAA3SURBVBjTdcGHAYAgEMDAiFJUrOy/Kwt87sAsKc66xcmCIqiCJtgFh+AUdMEluAXPG+f74wwxAYYZDkEUR0INAAAAAElFTkSuQmCC',
  webp: 'UklGRqYCAABXRUJQVlA4WAoAAAAMAAAAFwAADwAAVlA4IFQAAABQBACdASoYABAAPpE6l0eloyIhMAgAsBIJbACdIBoyr+gAC1ay7vMTq5XAAP7sF40Z8XEQP1v/8FgH+4t2f/UJuf/5CbgkER7q+aCK1N1cQ3mAAABFWElGdgAAAE1NACoAAAAQRXhpZk1ldGEABgEPAAIAAAAHAAAAXgESAAMAAAABAAMAAAEaAAUAAAABAAAAZgEbAAUAAAABAAAAbgEoAAMAAAABAAIAAAITAAMAAAABAAEAAAAAAABHb29nbGUAAAAAAEgAAAABAAAASAAAAAFYTVAgrgEAADw/eHBhY2tldCBiZWdpbj0n77u/JyBpZD0nVzVNME1wQ2VoaUh6cmVTek5UY3prYzlkJz8+Cjx4OnhtcG1ldGEgeG1sbnM6eD0nYWRvYmU6bnM6bWV0YS8nIHg6eG1wdGs9J0ltYWdlOjpFeGlmVG9vbCAxMi41Nyc+CjxyZGY6UkRGIHhtbG5zOnJkZj0naHR0cDovL3d3dy53My5vcmcvMTk5OS8wMi8yMi1yZGYtc3ludGF4LW5zIyc+CgogPHJkZjpEZXNjcmlwdGlvbiByZGY6YWJvdXQ9JycKICB4bWxuczpkYz0naHR0cDovL3B1cmwub3JnL2RjL2VsZW1lbnRzLzEuMS8nPgogIDxkYzp0aXRsZT4KICAgPHJkZjpBbHQ+CiAgICA8cmRmOmxpIHhtbDpsYW5nPSd4LWRlZmF1bHQnPkhpPC9yZGY6bGk+CiAgIDwvcmRmOkFsdD4KICA8L2RjOnRpdGxlPgogPC9yZGY6RGVzY3JpcHRpb24+CjwvcmRmOlJERj4KPC94OnhtcG1ldGE+Cjw/eHBhY2tldCBlbmQ9J3cnPz4=',
  lossy:
    'UklGRmAAAABXRUJQVlA4IFQAAABQBACdASoYABAAPpE6l0eloyIhMAgAsBIJbACdIBoyr+gAC1ay7vMTq5XAAP7sF40Z8XEQP1v/8FgH+4t2f/UJuf/5CbgkER7q+aCK1N1cQ3mAAAA=',
  lossless:
    'UklGRmYAAABXRUJQVlA4TFoAAAAvF8ADAM1kRP9jU+96F7n/ATNt22Tjz7mvIaht24bR/7+m11FB2zZM1PJHfLZQ27YNw/Q1Z/w70NgTF8K+OJaGj1QsGUuPFWalWQ5Ly9Jnp7Dp8f/LZ130CAA=',
  gif: 'R0lGODlhGAAQAPQAAN8AH/YCDu4BE+4BFc0AL98AIbsARKgAVZYAZocAeHkAiWkAmlcAqUUAuzIBzyAA3SAA3xIA6hIA7AkA8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACH5BAAAAAAALAAAAAAYABAAAAVuYCCOZGmOg5Cuasu+bQHI9GzXMnADRO//wKDPQCwaj8jiYclsOp9MhHRKrVqniax2y+1qFeCweEwOL87otHqNZrjf8Lj83ajb7/i83cHv+/+AfRAPgxCGh4iJiRGMERKNjI+Qko2PE5eYmZqbmCEAOw==',
  huge: 'iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC',
} as const;

const bytesOf = (name: keyof typeof FILES) => decodeBase64(FILES[name]).bytes;
const image = (name: keyof typeof FILES) => sampleFile('a', '', bytesOf(name));

/** A copy in which one byte is another. */
function changed(name: keyof typeof FILES, at: number, byte: number) {
  const bytes = bytesOf(name);
  bytes[at] = byte;
  return sampleFile('a', '', bytes);
}

const ORIENTATION_AT = bytesOf('turned').indexOf(6, bytesOf('turned').indexOf(0x12) + 7);

interface Made {
  cleaned: { bytes: Uint8Array | Blob } | null;
  metadata: readonly { group: unknown; name: unknown; value: unknown }[];
}
const rowsOf = ({ metadata }: Made) => metadata.map(({ group, name, value }) => `${group} ${name} ${value}`).join('; ');
const sizeOf = ({ cleaned }: Made) => (cleaned?.bytes instanceof Uint8Array ? cleaned.bytes.length : 0);
const contains = ({ cleaned }: Made, text: string) =>
  cleaned?.bytes instanceof Uint8Array && new TextDecoder('latin1').decode(cleaned.bytes).includes(text);

const size = (width: number, height: number) => `${width} × ${height} px`;

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        // as exiftool -a -G1 -s prints it
        input: { image: image('all') },
        check: (made) =>
          rowsOf(made) ===
            'EXIF Make Canon; EXIF Orientation 6; EXIF ExposureTime 1/250; EXIF FNumber 2.8; EXIF PhotographicSensitivity 400; EXIF UserComment private; GPS GPSLatitude -33.86; GPS GPSLongitude -151.2; GPS GPSAltitude -12; IPTC Keywords a; IPTC City Köln; XMP dc:creator Ana Müller; XMP dc:title A & B; XMP xmp:Rating 5; JPEG COM hello; JPEG Data after the image 14 B' &&
          sizeOf(made) === 347 &&
          ['Canon', 'Ana', 'hello', 'private', 'TRAILING', 'GPS'].every((text) => !contains(made, text)),
      },
      { input: { image: image('turned') }, check: (made) => sizeOf(made) === 347 && contains(made, 'Exif') },
      { input: { image: image('upright') }, output: { verdict: { tone: 'good' } } },
      { input: { image: image('upright') }, check: (made) => sizeOf(made) === 311 && !contains(made, 'Exif') },
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
        input: { image: changed('turned', ORIENTATION_AT, orientation) },
        check: (made: Made) =>
          rowsOf(made) === `EXIF Orientation ${orientation}` && contains(made, 'Exif') === orientation > 1,
      })),
      ...[0, 9, 255].map((orientation) => ({
        input: { image: changed('turned', ORIENTATION_AT, orientation) },
        check: (made: Made) => !contains(made, 'Exif'),
      })),
      { input: { image: image('progressive') }, check: (made) => sizeOf(made) === 544 && rowsOf(made) === '' },
      {
        input: { image: image('png') },
        check: (made) =>
          rowsOf(made) ===
            'PNG Author Ana; PNG Software GIMP; PNG tIME 2024-02-29 12:34:56Z; XMP dc:title Hi; EXIF Orientation 8; GPS GPSLatitude -33.86' &&
          sizeOf(made) === 222,
      },
      { input: { image: image('plainPng') }, output: { verdict: { tone: 'good' }, dimensions: size(24, 16) } },
      {
        input: { image: image('webp') },
        check: (made) =>
          rowsOf(made) === 'EXIF Make Google; EXIF Orientation 3; XMP dc:title Hi' && sizeOf(made) === 156,
      },
      { input: { image: image('lossy') }, output: { verdict: { tone: 'good' }, dimensions: size(24, 16) } },
      { input: { image: image('lossless') }, output: { verdict: { tone: 'good' }, dimensions: size(24, 16) } },
      // No pixel is decoded
      { input: { image: image('huge') }, output: { dimensions: size(100_000, 100_000) } },
      { input: { image: image('gif') }, fails: 'unsupported-image' },
      { input: { image: sampleFile('a.jpg', '', encodeUtf8('hello')) }, fails: 'not-an-image' },
      { input: { image: sampleFile('a.jpg', '', new Uint8Array()) }, fails: 'not-an-image' },
      // Cut anywhere before the picture's data
      ...[4, 20, 24, 60, 100].map((length) => ({
        input: { image: sampleFile('a', '', bytesOf('turned').slice(0, length)) },
        fails: 'broken-image' as const,
      })),
      ...[9, 30, 100, 180].map((length) => ({
        input: { image: sampleFile('a', '', bytesOf('plainPng').slice(0, length)) },
        fails: 'broken-image' as const,
      })),
      ...[13, 18, 40].map((length) => ({
        input: { image: sampleFile('a', '', bytesOf('lossy').slice(0, length)) },
        fails: 'broken-image' as const,
      })),
      // The end is missing: programs show it, and it's completed
      {
        input: { image: sampleFile('a', '', bytesOf('progressive').slice(0, -2)) },
        check: (made) => sizeOf(made) === 544,
      },
      // An EXIF block whose offsets lead anywhere
      ...[0, 7, 8, 60, 200, 255].map((offset) => ({
        input: { image: changed('turned', bytesOf('turned').indexOf(0x4d, 20) + 7, offset) },
        check: (made: Made) => sizeOf(made) > 300,
      })),
      ...[0, 1, 12, 255].map((type) => ({
        input: { image: changed('turned', ORIENTATION_AT - 6, type) },
        check: (made: Made) => sizeOf(made) > 300,
      })),
      { input: { image: null }, output: { verdict: null } },
    ],
  },
});
