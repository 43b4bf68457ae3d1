import type { CardHead } from '../core/card.ts';
import type { RunEnvironment } from '../core/context.ts';
import type { Result } from '../core/run.ts';

/** One operation and the raw values of its fields. */
export interface RunRequest {
  card: Pick<CardHead, 'id' | 'category'>;
  operation: string;
  input: Readonly<Record<string, unknown>>;
  language: string;
}

export interface RunOptions extends Pick<RunEnvironment, 'texts' | 'forPage'> {
  signal?: AbortSignal;
  /** The estimated duration in milliseconds, if the caller has made it: it takes reading all values. */
  cost?: number | undefined;
  /** Called with the completed share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Runs an operation; implemented for the browser and for Node. Never rejects: code that fails to load is `internal`, a
 * stopped run is `aborted`, one that exceeds the time limit of its operation is `time-limit`.
 */
export type Run = (request: RunRequest, options?: RunOptions) => Promise<Result>;
