/** The command line is invalid: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The input doesn't fit the field, such as bytes that aren't text: exit code 1. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
