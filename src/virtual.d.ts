declare module 'virtual:catalog' {
  type Head = import('./core/card.ts').CardHead;
  /** Without what is usual: no old paths, no view. */
  type Written = readonly (Omit<Head, 'redirectFrom' | 'view'> & Partial<Head>)[];
  export const heads: Written;
  /** Where `heads` is empty, because it is a file: reads it. */
  export const load: (() => Promise<Written>) | undefined;
}

declare module 'virtual:catalog/related' {
  /** The ids that a tool's page proposes, by its id. */
  export const related: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:catalog/operations' {
  /** The operations of every tool, by its id. */
  export const operations: Readonly<Record<string, readonly import('./core/card.ts').OperationCard[]>>;
}

declare module 'virtual:catalog/by-word' {
  /** The id of the tool that a word runs: an alias, an id or a former one, in lower case. */
  export const toolsByWord: Readonly<Record<string, string>>;
  /** The length of the shortest text that a tool recognizes, by its id; none for a tool that recognizes no text. */
  export const shortestTexts: Readonly<Record<string, number>>;
  /** Returns the card of a tool as JSON. */
  export const cardText: (id: string) => string;
}

declare module 'virtual:catalog/sieves' {
  /** What any match of the patterns has that a tool recognizes texts by, by its id and operation. */
  export const sieves: Readonly<
    Record<string, Readonly<Record<string, import('./core/recognition/sieve.ts').OperationSieves>>>
  >;
}

declare module 'virtual:language-tools' {
  /** Loads the other texts of a tool, those of its page; undefined if the language has none. */
  export const loadToolTexts: (
    language: string,
    category: string,
    id: string,
  ) => Promise<Record<string, unknown> | undefined>;
}

declare module 'virtual:languages' {
  /** Languages that have texts, English first. */
  export const languages: readonly string[];
  /** The name of each language in that language. */
  export const languageNames: Readonly<Record<string, string>>;
  interface Loaded {
    /** The shell, and title and description of all tools, by category. */
    first: {
      app: Record<string, unknown>;
      tools: Readonly<Record<string, Readonly<Record<string, { title: string; description: string }>>>>;
    };
    /** What all forms say. */
    form: { app: Record<string, unknown> };
    /** The palette and the pages, with the keywords of all tools. */
    rest: {
      app: Record<string, unknown>;
      keywords: Readonly<Record<string, readonly string[]>>;
      /** How names and keywords are said (pinyin), by the text. */
      readings: Readonly<Record<string, string>>;
    };
  }
  /** The texts of the shell in parts, each by language. */
  export const loadTexts: { readonly [P in keyof Loaded]: Readonly<Record<string, () => Promise<Loaded[P]>>> };
}

declare module 'virtual:icons' {
  /** The address of the sprite with all icons. */
  const address: string;
  export default address;
}

declare module 'virtual:transform-worker' {
  /** The address of workers/transform.worker.ts as it is served. */
  const address: string;
  export default address;
}

declare module 'virtual:pool-thread' {
  /** The address of the script that the threads of a pool run; empty without a build. */
  const address: string;
  export default address;
}

declare module 'virtual:config' {
  /** What was set when the product was built. */
  export const built: import('./config/schema.ts').Config;
  /** Whether it changes which tools there are, their order, or what visitors start with. */
  export const isArranged: boolean;
}

declare module 'virtual:intent' {
  /** The search index of a language, with the stemmer that made it, the labels of outputs by `tool/operation`, and what puts a line in the usual order. */
  interface Loaded {
    data: import('./base/intent/intent-data.ts').IntentData;
    stem: (word: string) => string;
    outputs: Readonly<Record<string, readonly string[]>>;
    usual?: (text: string) => string | null;
  }
  export const loadIntent: Readonly<Record<string, () => Promise<Loaded>>>;
}

/** The version that the terminal prints. */
declare const __APP_VERSION__: string;
