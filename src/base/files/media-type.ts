/** Bytes of which nobody knows what they are. */
export const UNKNOWN_TYPE = 'application/octet-stream';
