/** Types for the parts of jsdom that prerender.mjs uses; the package has none of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; pretendToBeVisual?: boolean });
    readonly window: typeof globalThis & Record<string, unknown>;
  }
}
