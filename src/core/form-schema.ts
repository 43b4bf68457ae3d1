import { z } from 'zod';
import type { Fields } from './tool.ts';

/** The rules of all fields of an operation as one schema; the message of an issue is the code of a shared failure. */
export function formSchema(fields: Fields) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));
}
