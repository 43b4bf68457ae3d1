// Browser APIs that aren't available everywhere, and that the TypeScript types lack.

export interface UserAgentData {
  brands: readonly { brand: string; version: string }[];
  mobile: boolean;
  platform: string;
  getHighEntropyValues(hints: readonly string[]): Promise<HighEntropy>;
}

export interface HighEntropy {
  architecture?: string;
  bitness?: string;
  fullVersionList?: readonly { brand: string; version: string }[];
  model?: string;
  platformVersion?: string;
}

export interface Connection extends EventTarget {
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
  saveData?: boolean;
}

export type Browser = Partial<Omit<Navigator, 'userAgentData' | 'connection'>> & {
  userAgentData?: UserAgentData;
  connection?: Connection;
  deviceMemory?: number;
  globalPrivacyControl?: boolean;
};

export const browser = (): Browser => navigator as Browser;

/** Facts about the device that are only available asynchronously. */
export interface DeviceAnswers {
  entropy?: HighEntropy;
  quota?: number;
  usage?: number;
  persisted?: boolean;
}

/** Runs a call that the browser may reject; the result is then missing. */
async function attempt<T>(readDevice: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await readDevice();
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}

const HINTS = ['architecture', 'bitness', 'fullVersionList', 'model', 'platformVersion'];

/** Requests what the browser only reveals on demand, without any network request. */
export async function readDevice(): Promise<DeviceAnswers> {
  const { userAgentData, storage } = browser();
  const [entropy, estimate, persisted] = await Promise.all([
    attempt(() => userAgentData?.getHighEntropyValues(HINTS)),
    attempt(() => storage?.estimate?.()),
    attempt(() => storage?.persisted?.()),
  ]);
  return { entropy, quota: estimate?.quota, usage: estimate?.usage, persisted };
}

let renderer: string | null | undefined;

/**
 * Returns the name of the graphics card from WebGL; null without WebGL. Looked up once: each attempt uses a context.
 */
export function graphics(): string | null {
  if (renderer !== undefined) return renderer;
  const context = document.createElement('canvas').getContext('webgl');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context && context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  renderer = typeof name === 'string' && name !== '' ? name : null;
  return renderer;
}
