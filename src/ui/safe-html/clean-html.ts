import createPurifier, { type Config } from 'dompurify';

// What may remain of untrusted HTML: nothing that runs, loads, submits or overlays the page.

const CONFIG: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'button',
    'select',
    'option',
    'optgroup',
    'textarea',
    'datalist',
    'dialog',
    'source',
    'track',
    'area',
    'map',
  ],
  FORBID_ATTR: [
    'style',
    'srcset',
    'poster',
    'background',
    'action',
    'formaction',
    'ping',
    'target',
    'autofocus',
    'contenteditable',
    'popovertarget',
  ],
  ALLOW_DATA_ATTR: false,
};

/** Images embedded in the document. SVG in an `img` can't run scripts. */
const OWN_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml)[;,]/i;

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  // The only form controls that remain are the checkboxes of task lists, disabled.
  if (element.nodeName === 'INPUT') {
    if (element.getAttribute('type') === 'checkbox') element.setAttribute('disabled', '');
    else element.remove();
  }
  if (element.nodeName !== 'IMG') element.removeAttribute('src');
});

/** Returns the harmless part of HTML, as HTML. Image addresses are unchanged: code that shows them must handle them. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, CONFIG);
}

/** Checks whether the image at an address can be shown without a request. */
export function isOwnImage(address: string): boolean {
  return OWN_IMAGE.test(address.trim());
}

/**
 * Returns the harmless part of HTML for display: external images are only named (loading them would notify their
 * server), and links without a host, which would point into this app, are disabled.
 */
export function showableHtml(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true });
  for (const image of fragment.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    if (isOwnImage(address)) continue;
    const name = document.createElement('span');
    name.className = 'picture';
    name.textContent = [image.alt, address].filter((part) => part !== '').join(' · ');
    image.replaceWith(name);
  }
  for (const link of fragment.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    if (/^(?:https?:|mailto:|tel:)/i.test(address)) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    } else if (!address.startsWith('#')) link.removeAttribute('href');
  }
  return fragment;
}
