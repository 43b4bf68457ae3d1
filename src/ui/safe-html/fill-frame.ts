import { showableHtml } from './clean-html.ts';
import css from './preview.css?inline';

const styled = new WeakSet<Document>();

/** Shows HTML in an empty same-origin frame, replacing its content but keeping the scroll position. */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  const page = frame.contentDocument;
  if (!page) return;
  if (!styled.has(page)) {
    dress(page);
    showFocus(frame);
  }
  page.body.replaceChildren(page.importNode(showableHtml(html), true));
}

function dress(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  styled.add(page);
  // The content security policy blocks inline styles, but not a style sheet created by a script.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  // A fragment-only address would load this app in the frame: scroll instead.
  page.addEventListener('click', (event) => {
    const link = event.target instanceof view.Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    page.getElementById(decoded(link.getAttribute('href')?.slice(1) ?? ''))?.scrollIntoView();
  });
}

/** Marks a frame that was focused without a press: no selector tells that the focus is inside a frame. */
function showFocus(frame: HTMLIFrameElement): void {
  const view = frame.contentWindow;
  let pressed = false;
  view?.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  view?.addEventListener('focus', () => frame.toggleAttribute('data-focused', !pressed));
  view?.addEventListener('blur', () => {
    pressed = false;
    frame.removeAttribute('data-focused');
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
