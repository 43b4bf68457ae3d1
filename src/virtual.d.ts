declare module 'virtual:catalogue' {
  type Head = import('./core/card.ts').CardHead;
  /** Without what is usual: no old paths, no view. */
  type Written = readonly (Omit<Head, 'redirectFrom' | 'view'> & Partial<Head>)[];
  export const heads: Written;
  /** Where `heads` is empty, because it is a file: reads it. */
  export const load: (() => Promise<Written>) | undefined;
}

declare module 'virtual:catalogue/related' {
  /** The ids that a tool's page proposes, by its id. */
  export const related: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:catalogue/operations' {
  /** The operations of every tool, by its id. */
  export const operations: Readonly<Record<string, readonly import('./core/card.ts').OperationCard[]>>;
}

declare module 'virtual:language-tools' {
  /** The rest of the texts of one tool, by `<language>/<id>`. */
  export const loadToolTexts: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>;
}

declare module 'virtual:languages' {
  /** Languages that have texts, English first. */
  export const languages: readonly string[];
  /** Per language the texts of the first paint: the shell, and title and description of all tools. */
  export const loadFirst: Readonly<
    Record<
      string,
      () => Promise<{
        app: Record<string, unknown>;
        tools: Readonly<Record<string, { title: string; description: string }>>;
      }>
    >
  >;
  /** Per language the other texts of the shell, and the keywords of all tools. */
  export const loadRest: Readonly<
    Record<
      string,
      () => Promise<{
        app: Record<string, unknown>;
        tools: Readonly<Record<string, readonly string[]>>;
        /** How names and keywords are said (pinyin), by the text. */
        readings: Readonly<Record<string, string>>;
      }>
    >
  >;
}

declare module 'virtual:transform-worker' {
  /** The address of workers/transform.worker.ts as it is served. */
  const address: string;
  export default address;
}

declare module 'virtual:config' {
  /** What was set when the product was built. */
  export const built: import('./config/schema.ts').Config;
}

declare module 'virtual:intent' {
  /** The search index of each language, with the stemmer that made it. */
  export const loadIntent: Readonly<
    Record<
      string,
      () => Promise<{ data: import('./base/intent/intent-data.ts').IntentData; stem: (word: string) => string }>
    >
  >;
}

/** The version that the terminal prints. */
declare const __APP_VERSION__: string;
