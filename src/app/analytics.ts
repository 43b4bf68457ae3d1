import type { Config } from '../config/schema.ts';
import { storage } from '../session/storage.ts';

type Props = Readonly<Record<string, string>>;
type Tracking = Pick<
  Config,
  'trackerDomain' | 'trackerApiHost' | 'trackLocalhost' | 'repositoryUrl' | 'socialUrl' | 'donationUrl' | 'bugReportUrl'
>;

/** Set to `true` in local storage, it keeps its browser out of the counts. */
const IGNORE_KEY = 'plausible_ignore';
const LOCAL = /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Time for the event to leave before its page does. */
const DELAY_MS = 150;

/** An address without fragment and query, which may hold what was typed. */
function bare(address: string): string {
  return URL.canParse(address) ? address.split(/[?#]/, 1)[0] || '' : '';
}

/** Why nothing is sent from here; undefined if it is. */
function reasonForSilence(trackLocalhost: boolean): string | undefined {
  const { hostname, protocol } = window.location;
  if (!trackLocalhost && (LOCAL.test(hostname) || protocol === 'file:')) return 'the page is on this machine';
  return storage.read(IGNORE_KEY, '') === 'true' ? `${IGNORE_KEY} is set in the local storage` : undefined;
}

/** Sends one event, as servers of Plausible and its like read it: name, address, domain, referrer, width, no hash mode. */
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
  // Plain text, so that the browser asks no permission first. A host that is down or blocked is no matter of the page's.
  const request = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body, keepalive: true };
  const options = { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  void fetch(`${trackerApiHost.replace(/\/+$/, '')}/api/event`, options).catch(() => undefined);
}

/** Counts pages and a few links. `onPage` is told a listener for each page that is shown after the first one. */
export function startAnalytics(tracking: Tracking, onPage: (listener: () => void) => void): void {
  let last = '';
  const countPage = () => {
    if (window.location.pathname === last) return; // other state of the same page
    last = window.location.pathname;
    send(tracking, 'pageview');
  };
  countPage();
  onPage(countPage);

  const { repositoryUrl, socialUrl, donationUrl, bugReportUrl } = tracking;
  // Links of the shell alone: one in a result may be made of what was typed.
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
  document.addEventListener('auxclick', countClick); // the middle button
}
