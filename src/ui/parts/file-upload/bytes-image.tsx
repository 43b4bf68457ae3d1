import { useCallback } from 'react';
import { smallPicture } from '../../../executor/small-pictures.ts';

interface BytesImageProps {
  content: BlobPart;
  type: string;
  alt: string;
  className?: string | undefined;
  /** Whether it is one of many that are seen small, and is drawn when it's scrolled into view. */
  lazy?: boolean;
  /** Called if the browser can't show it. */
  onBroken?: () => void;
}

/** How far from sight an image is made, in CSS pixels. */
const AHEAD = '200px';

/** What waits for each of the elements that the observer looks at. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const callback = waiting.get(target);
    forget(target);
    callback?.();
  }
}

/** Calls back when an element comes into sight; where the browser can't tell, at once. Returns what ends the wait. */
function whenSeen(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    callback();
    return () => undefined;
  }
  // One for all: each of hundreds would be asked in every frame.
  observer ??= new IntersectionObserver(seen, { rootMargin: AHEAD });
  waiting.set(element, callback);
  observer.observe(element);
  return () => forget(element);
}

/** Shows a blob, and another one in its place later. */
function showing(image: HTMLImageElement) {
  let address: string | undefined;
  const leave = () => void (address !== undefined && URL.revokeObjectURL(address));
  const show = (content: Blob) => {
    leave();
    address = URL.createObjectURL(content);
    image.src = address;
  };
  return { show, leave };
}

/** Shows a picture small. Returns what ends that. */
function showSmall(image: HTMLImageElement, content: BlobPart, type: string): () => void {
  const over = new AbortController();
  const { show, leave } = showing(image);
  const whole = blobOf(content, type);
  // A blob is known again, whatever its type says.
  const small = smallPicture(content instanceof Blob ? content : whole, over.signal);
  if (small instanceof Promise) void small.then((picture) => over.signal.aborted || show(picture ?? whole));
  else show(small ?? whole);
  return () => {
    over.abort();
    leave();
  };
}

const blobOf = (content: BlobPart, type: string): Blob =>
  content instanceof Blob && content.type === type ? content : new Blob([content], { type });

/** An image from bytes in memory. Its object URL exists as long as the image. */
export function BytesImage({ content, type, alt, className, lazy = false, onBroken }: BytesImageProps) {
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      if (!lazy) {
        const { show, leave } = showing(image);
        show(blobOf(content, type));
        return leave;
      }
      let end: (() => void) | undefined;
      // Making one takes a millisecond, which the hundreds of a long list don't take at once.
      const leave = whenSeen(image, () => {
        end = showSmall(image, content, type);
      });
      return () => {
        leave();
        end?.();
        // The next picture in its place may take a while, and this one isn't it.
        image.removeAttribute('src');
      };
    },
    [content, type, lazy],
  );
  // A row or a card is dragged by its picture, too, and not the picture alone.
  const seen = lazy && ({ decoding: 'async', draggable: false } as const);
  return <img ref={attach} alt={alt} className={className} onError={onBroken} {...seen} />;
}
