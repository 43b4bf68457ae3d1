import type { Config } from '../config/schema.ts';
import { storage } from '../session/storage.ts';

type Props = Readonly<Record<string, string>>;
type Tracking = Pick<
  Config,
  'trackerDomain' | 'trackerApiHost' | 'trackLocalhost' | 'repositoryUrl' | 'socialUrl' | 'donationUrl' | 'bugReportUrl'
>;

/** If `true` in local storage, visits from this browser are not counted. */
const IGNORE_KEY = 'plausible_ignore';
const LOCAL = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Time for the event to be sent before its page unloads. */
const DELAY_MS = 150;

/** Strips fragment and query from an address, since they may contain user input. */
function bare(address: string): string {
  return URL.canParse(address) ? address.split(/[?#]/, 1)[0] || '' : '';
}

/** Returns why nothing is sent from here; undefined if events are sent. */
function reasonForSilence(trackLocalhost: boolean): string | undefined {
  const { hostname, protocol } = window.location;
  if (!trackLocalhost && (LOCAL.test(hostname) || protocol === 'file:')) return 'the page is on this machine';
  return storage.read(IGNORE_KEY, '') === 'true' ? `${IGNORE_KEY} is set in the local storage` : undefined;
}

/**
 * Sends one event in the format of Plausible and compatible servers: name, address, domain, referrer, width, no hash
 * mode.
 */
function send({ trackerApiHost, trackerDomain, trackLocalhost }: Tracking, name: string, props?: Props): void {
  const reason = reasonForSilence(trackLocalhost);
  if (reason !== undefined) {
    console.warn(`Ignoring the event "${name}": ${reason}`); // oxlint-disable-line no-console -- for who set it up
    return;
  }
  const body = JSON.stringify({
    n: name,
    u: bare(window.location.href),
    d: trackerDomain || window.location.hostname,
    r: bare(document.referrer) || null,
    w: window.innerWidth,
    h: 0,
    ...(props && { p: JSON.stringify(props) }),
  });
  // Plain text avoids a CORS preflight. A host that is down or blocked must not affect the page.
  const request = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, keepalive: true };
  const options = { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  void fetch(`${trackerApiHost.replace(/\/+$/, '')}/api/event`, options).catch(() => undefined);
}

/** Counts page views and clicks on a few links. `onPage` registers a listener for every page shown after the first. */
export function startAnalytics(tracking: Tracking, onPage: (listener: () => void) => void): void {
  let last = '';
  const countPage = () => {
    if (window.location.pathname === last) return; // same page, other state
    last = window.location.pathname;
    send(tracking, 'pageview');
  };
  countPage();
  onPage(countPage);

  const { repositoryUrl, socialUrl, donationUrl, bugReportUrl } = tracking;
  // Only links of the shell: a link in a result may contain user input.
  const outbound = new Set([repositoryUrl, socialUrl, donationUrl, bugReportUrl].filter((href) => href !== ''));
  const countClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button > 1 || event.defaultPrevented) return;
    const isOutbound = outbound.has(link.getAttribute('href') ?? '');
    const name = link.dataset.event;
    if (name !== undefined) send(tracking, name);
    if (isOutbound) send(tracking, 'Outbound Link: Click', { url: bare(link.href) });
    const stays = event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target;
    if (stays || !isOutbound) return;
    event.preventDefault();
    window.setTimeout(() => window.location.assign(link.href), DELAY_MS);
  };
  document.addEventListener('click', countClick);
  document.addEventListener('auxclick', countClick); // middle button
}
