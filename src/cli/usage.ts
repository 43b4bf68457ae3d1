/** The command line is wrong: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was given is not what a field takes, as bytes that are no text: exit code 1. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
