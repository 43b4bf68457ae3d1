/** Reads a text as JSON; undefined if it isn't JSON, or nested too deeply for the stack of JSON.parse. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Checks whether JSON.parse accepts a text. */
export const isJson = (text: string): boolean => parsedJson(text) !== undefined;

/** Whether a value is an object of names and values, and no list. */
export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
