export interface Picture {
  src: string;
  alt: string;
}

/** Returns image files as data URIs, named after their files. Unreadable ones are omitted. */
export async function readImages(files: readonly File[]): Promise<Picture[]> {
  const read = (file: File) =>
    new Promise<Picture | null>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve({ src: String(reader.result), alt: file.name.replace(/\.\w+$/, '') }),
      );
      reader.addEventListener('error', () => resolve(null));
      reader.readAsDataURL(file);
    });
  return (await Promise.all(files.map(read))).filter((picture) => picture !== null);
}
