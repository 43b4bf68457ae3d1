/** What the application around it lends to the palette. */
export interface Shell {
  /** Opens the page of a tool, here or in a tab of its own. */
  openTool(id: string, newTab?: boolean): void;
  /** The address of the page of a tool. */
  hrefOf(id: string): string;
  favourites: readonly string[];
  /** Gives how to undo it. */
  toggleFavourite(id: string): () => void;
  /** May it remember what was used? */
  remembers: boolean;
  /** Of the product, as it is shown. */
  version: string;
}
