import type { CardHead } from '../core/card.ts';
import type { RunEnvironment } from '../core/context.ts';
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/run.ts';
import type { FileFacts } from '../core/field.ts';
import type { OutputFile } from '../core/values.ts';

/** One operation and the raw values of its fields. */
export interface RunRequest {
  card: Pick<CardHead, 'id' | 'category'>;
  operation: string;
  input: Readonly<Record<string, unknown>>;
  language: string;
}

/** The files of a run that does the same with each, while it goes on and after it. */
export interface FilesRun {
  files: readonly FileFacts[];
  get(): { total: number; done: number; failed: number; state: string };
  subscribe(listener: () => void): () => void;
  stateAt(index: number): 'waiting' | 'working' | 'done' | 'failed';
  /** What a file that is done has become. */
  madeAt(index: number): readonly OutputFile[];
  failureAt(index: number): Failure | undefined;
}

export interface RunOptions extends Pick<RunEnvironment, 'texts' | 'forPage'> {
  signal?: AbortSignal;
  /** The estimated duration in milliseconds, if the caller has made it: it takes reading all values. */
  cost?: number | undefined;
  /** Called with the completed share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called with the files as soon as they run one by one. */
  onFiles?: ((files: FilesRun) => void) | undefined;
  /** A run of the same values, whose failed files run again, or those that were left when it was stopped. */
  again?: FilesRun | undefined;
}

/**
 * Runs an operation; implemented for the browser and for Node. Never rejects: code that fails to load is `internal`, a
 * stopped run is `aborted`, one that exceeds the time limit of its operation is `time-limit`.
 */
export type Run = (request: RunRequest, options?: RunOptions) => Promise<Result>;
