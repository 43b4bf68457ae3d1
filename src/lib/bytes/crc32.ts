/** CRC-32 of zip, gzip and PNG, by a byte of the input and of the value before it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Returns the CRC-32 of bytes that follow others with this one. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  // An index: iterators take three times as long.
  for (let index = 0; index < bytes.length; index++) value = TABLE[(value ^ bytes[index]!) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
