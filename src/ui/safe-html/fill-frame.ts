import { showableHtml } from './clean-html.ts';
import css from './preview.css?inline';

const styled = new WeakSet<Document>();

/** Shows HTML in an empty frame of the same origin; what was in it goes, the place scrolled to stays. */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  const page = frame.contentDocument;
  if (!page) return;
  if (!styled.has(page)) dress(page);
  page.body.replaceChildren(page.importNode(showableHtml(html), true));
}

function dress(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  styled.add(page);
  // The content security policy allows no inline style, and a sheet that is made by a script is none.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  // An address that is only a fragment would lead the frame to this product: scroll instead.
  page.addEventListener('click', (event) => {
    const link = event.target instanceof view.Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    page.getElementById(decoded(link.getAttribute('href')?.slice(1) ?? ''))?.scrollIntoView();
  });
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch (error) {
    if (error instanceof URIError) return fragment;
    throw error;
  }
}
