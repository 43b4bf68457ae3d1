import { fromJsonSchema, type JsonSchemaType, type JsonSchemaValidatorResult } from '@modelcontextprotocol/server';
import type { Schema } from '../api/schema.ts';

/** Trusts what it gets: operations validate their values themselves, in the words and the language of the tool. */
const trusting = {
  getValidator:
    <T>() =>
    (data: unknown) =>
      ({ valid: true, data, errorMessage: undefined }) as JsonSchemaValidatorResult<T>,
};

/** Returns a schema as the server lists it. */
export const listedSchema = (schema: Schema) =>
  fromJsonSchema<Record<string, unknown>>(schema as JsonSchemaType, trusting);

/** An object with these properties, which may have others. */
export const objectOf = (properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
