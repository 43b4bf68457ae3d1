// Trusted Types: browsers that know them take scripts and HTML only from the policies named in src/config/headers.mjs.
// Each policy serves one sink and makes sure of what goes into it; other browsers take the same values as they are.

interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

function policyOf(name: string, rules: Partial<Policy>): Partial<Policy> {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** Makes each policy once, when it is needed: the browser refuses a second one of the same name. */
function once(name: string, rules: Partial<Policy>): () => Partial<Policy> {
  let made: Partial<Policy> | undefined;
  return () => (made ??= policyOf(name, rules));
}

function ownScript(address: string): string {
  const { origin, protocol, pathname } = new URL(address, location.href);
  // A blob has the origin of the page that made it.
  if (origin !== location.origin || protocol !== location.protocol || !/\.[jt]s$/.test(pathname))
    throw new TypeError(`Not a script of this app: ${address}`);
  return address;
}

const worker = once('worker', { createScriptURL: ownScript });
const serviceWorker = once('service-worker', { createScriptURL: ownScript });
const inertHtml = once('inert-html', { createHTML: (html) => html });

/** The address of a script of this app, as `new Worker` takes it. */
export const workerScript = (address: string) => worker().createScriptURL!(address);

/** The address of a script of this app, as `register` takes it. */
export const serviceWorkerScript = (address: string) => serviceWorker().createScriptURL!(address);

/** Reads HTML into a document without a window: nothing in it runs or loads. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(inertHtml().createHTML!(html), 'text/html');
