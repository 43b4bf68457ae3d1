declare module 'punycode.js' {
  const punycode: {
    /** Throws RangeError if the text is malformed. */
    decode(encoded: string): string;
    toASCII(domain: string): string;
    toUnicode(domain: string): string;
  };
  export default punycode;
}
