import { useCallback } from 'react';

interface BytesImageProps {
  content: BlobPart;
  type: string;
  alt: string;
  className?: string | undefined;
  /** Whether it is one of many, and is drawn when it's scrolled into view. */
  lazy?: boolean;
}

/** An image from bytes in memory. Its object URL exists as long as the image. */
export function BytesImage({ content, type, alt, className, lazy = false }: BytesImageProps) {
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(new Blob([content], { type }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content, type],
  );
  const when = lazy ? ({ loading: 'lazy', decoding: 'async' } as const) : {};
  return <img ref={attach} alt={alt} className={className} {...when} />;
}
