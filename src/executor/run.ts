import type { CardHead } from '../core/card.ts';
import type { Result, RunEnvironment } from '../core/run.ts';

/** One operation and the raw values of its fields. */
export interface RunRequest {
  card: Pick<CardHead, 'id' | 'category'>;
  operation: string;
  input: Readonly<Record<string, unknown>>;
  language: string;
}

export interface RunOptions extends Pick<RunEnvironment, 'texts'> {
  signal?: AbortSignal;
  /** Told the share of the work that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Runs an operation; the browser and Node each have one. Never rejects: code that cannot be loaded is `internal`, a run that was
 * stopped `aborted`, one that took longer than its operation may `time-limit`.
 */
export type Run = (request: RunRequest, options?: RunOptions) => Promise<Result>;
