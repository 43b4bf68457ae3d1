/** A file that another program passes on; it may be gone by the time it is read. */
export interface Item {
  name: string;
  read: () => Promise<File>;
}

/** Where it comes from. */
export type ItemOrigin = 'share' | 'file';

export const itemOf = (file: File): Item => ({ name: file.name, read: async () => file });

/** Opens what comes from outside once the code for it is there, which hardly any page needs. */
export async function openLater(...parameters: [items: readonly Item[], from: ItemOrigin | undefined, text?: string]) {
  const { openItems } = await import('./open-items.ts');
  await openItems(...parameters);
}
