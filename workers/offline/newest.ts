import { parsedJson, isRecord } from '../../src/base/json.ts';

/** How long a page waits for a newer file, since it shows nothing until then. */
const PATIENCE_MS = 500;

/** Whether a response, which is read, holds settings rather than the page of a captive portal, a sign-in or an error. */
async function areSettings(response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  try {
    return isRecord(parsedJson(await response.text()));
  } catch {
    return false; // the network failed halfway, or the text is nested too deeply to be read
  }
}

/**
 * Returns config.json, which an administrator may change at any time: from the network if settings arrive in time, otherwise
 * the copy. Nothing is copied here: only a page knows whether it can start with them.
 */
export async function newestOf(settings: string, cache: Cache, fetch: typeof self.fetch): Promise<Response> {
  const asked = fetch(settings, { cache: 'no-cache' });
  const look = async () => {
    const response = await asked;
    // Where there is no such file, the defaults apply.
    return response.status === 404 || (await areSettings(response.clone())) ? response : undefined;
  };
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const inTime = await Promise.race([look(), late]).catch(() => undefined);
  return inTime ?? (await cache.match(settings)) ?? asked.catch(() => Response.json({}));
}
