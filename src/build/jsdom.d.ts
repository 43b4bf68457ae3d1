/** What prerender.mjs takes of jsdom, which has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; pretendToBeVisual?: boolean });
    readonly window: typeof globalThis & Record<string, unknown>;
  }
}
