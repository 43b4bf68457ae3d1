/** What the application provides to the palette. */
export interface Shell {
  /** Opens the page of a tool, here or in a new tab. */
  openTool(id: string, newTab?: boolean): void;
  /** The URL of the page of a tool. */
  hrefOf(id: string): string;
  /** Shows a short message on the page; a key of app.json. */
  notify(text: string, params?: Record<string, string>): void;
  favorites: readonly string[];
  /** Returns a function that undoes it. */
  toggleFavorite(id: string): () => void;
  /** May it remember what is used? */
  remembers: boolean;
  /** The version of the product, for display. */
  version: string;
}
