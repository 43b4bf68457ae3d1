/** What a server lets a client do, and how much of it at once. */
export interface Limits {
  /** The most bytes of a request. */
  body: number;
  /** Milliseconds that a run may take. */
  time: number;
  /** Threads for runs that take a while, and how many runs may wait for one. */
  threads: number;
  queue: number;
  /** Megabytes of objects that a run may have. */
  memory: number;
  /** How many requests are answered at once; the next ones are refused as `busy`. */
  requests: number;
}

/** Who may ask. */
export interface Access {
  /** Host names that requests may be sent to, without a port; `*` for any. */
  hosts: readonly string[];
  /** Origins of other pages that may ask (CORS); none by default. */
  origins: readonly string[];
  /** What `Authorization: Bearer` must be; null if anyone may ask. */
  token: string | null;
}

export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '::1'];
