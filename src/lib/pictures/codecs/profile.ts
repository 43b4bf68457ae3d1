type Bytes = Uint8Array<ArrayBuffer>;

const SRGB = /s\0?R\0?G\0?B/;

/** Returns a profile that says something: one of RGB pixels that aren't sRGB, as pixels without any profile are. */
export function rgbProfile(profile: Bytes | null): Bytes | null {
  if (!profile || profile.length < 132) return null;
  const text = new TextDecoder('latin1').decode(profile.subarray(0, 4096));
  return text.slice(16, 20) === 'RGB ' && text.slice(36, 40) === 'acsp' && !SRGB.test(text.slice(128)) ? profile : null;
}
