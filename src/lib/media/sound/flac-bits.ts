/** Reads bits from the highest of each byte on. Throws RangeError at the end. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private at: number;
  /** Bits that are read but not used, the lowest ones of `held`. */
  private held = 0;
  private count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Of the next byte, after `align`. */
  get position(): number {
    return this.at - (this.count >> 3);
  }

  align(): void {
    this.count -= this.count & 7;
  }

  private fill(): void {
    if (this.at >= this.bytes.length) throw new RangeError('more bits than there are');
    this.held = ((this.held << 8) | this.bytes[this.at++]!) & 0xff_ffff;
    this.count += 8;
  }

  /** A number of up to 16 bits. */
  private few(width: number): number {
    while (this.count < width) this.fill();
    this.count -= width;
    return (this.held >> this.count) & ((1 << width) - 1);
  }

  uint(width: number): number {
    return width <= 16 ? this.few(width) : this.few(width - 16) * 65_536 + this.few(16);
  }

  int(width: number): number {
    const value = this.uint(width);
    return value >= 2 ** (width - 1) ? value - 2 ** width : value;
  }

  /** The zeros before the next bit that isn't. */
  unary(): number {
    let zeros = 0;
    for (;;) {
      if (this.count === 0) this.fill();
      const rest = this.held & ((1 << this.count) - 1);
      if (rest !== 0) {
        const leading = this.count - (32 - Math.clz32(rest));
        this.count -= leading + 1;
        return zeros + leading;
      }
      zeros += this.count;
      this.count = 0;
    }
  }

  /** Fills a part of a row with numbers in Rice's code, whose lowest bit is the sign. */
  rice(row: Int32Array, start: number, end: number, parameter: number): void {
    const scale = 2 ** parameter;
    for (let at = start; at < end; at++) {
      const value = this.unary() * scale + (parameter === 0 ? 0 : this.uint(parameter));
      row[at] = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
  }
}

const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 8;
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000 ? (sum << 1) ^ 0x8005 : sum << 1;
  return sum & 0xffff;
});

/** The checksum of a frame. */
export function crc16(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum = ((sum << 8) & 0xffff) ^ TABLE[(sum >> 8) ^ bytes[at]!]!;
  return sum;
}
