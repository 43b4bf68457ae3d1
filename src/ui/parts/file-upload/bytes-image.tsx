import { useCallback } from 'react';

interface BytesImageProps {
  content: BlobPart;
  type: string;
  alt: string;
  className?: string | undefined;
  /** Whether it is one of many, and is drawn when it's scrolled into view. */
  lazy?: boolean;
}

/** How far from sight an image is made, in CSS pixels. */
const AHEAD = '200px';

/** Calls back when an element comes into sight; where the browser can't tell, at once. Returns what ends the wait. */
function whenSeen(element: Element, callback: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver !== 'function') return void callback();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** An image from bytes in memory. Its object URL exists as long as the image. */
export function BytesImage({ content, type, alt, className, lazy = false }: BytesImageProps) {
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      let address: string | undefined;
      // Making one takes a millisecond, which the hundreds of a long list don't take at once.
      const show = () => {
        const blob = content instanceof Blob && content.type === type ? content : new Blob([content], { type });
        address = URL.createObjectURL(blob);
        image.src = address;
      };
      const leave = lazy ? whenSeen(image, show) : show();
      return () => {
        leave?.();
        if (address !== undefined) URL.revokeObjectURL(address);
      };
    },
    [content, type, lazy],
  );
  return <img ref={attach} alt={alt} className={className} {...(lazy && { decoding: 'async' })} />;
}
