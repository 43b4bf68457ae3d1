// Sources of regular expressions, for texts that hold addresses.

export const IP = String.raw`(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

const IPV6_NETWORK = String.raw`[\da-f]{0,4}:[\da-f:]{1,40}/\d{1,3}`;
/** A network of either version, with the length of its prefix. */
export const NETWORK = `(?:${IP}/\\d{1,2}|${IPV6_NETWORK})`;
/** What separates the networks of a list. */
export const SEPARATOR = String.raw`(?:[,;] ?|\s+)`;

export const EMAIL = String.raw`[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+`;
