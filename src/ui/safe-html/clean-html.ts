import createPurifier, { type Config } from 'dompurify';

// What is left of HTML that came from input: nothing that runs, loads, submits or lies over the page.

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

/** Pictures that are in the document itself. SVG in an `img` cannot run. */
const OWN_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml)[;,]/i;

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  // Of forms only the boxes of task lists remain, and only to be looked at.
  if (element.nodeName === 'INPUT') {
    if (element.getAttribute('type') === 'checkbox') element.setAttribute('disabled', '');
    else element.remove();
  }
  if (element.nodeName !== 'IMG') element.removeAttribute('src');
});

/** The harmless part of some HTML, as HTML. Addresses of pictures stay as they are: whoever shows them takes care of that. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, CONFIG);
}

/** Can a picture with this address be shown without a request? */
export function isOwnImage(address: string): boolean {
  return OWN_IMAGE.test(address.trim());
}

/**
 * The harmless part of some HTML, to be shown: pictures from elsewhere are only named (loading them would tell a stranger),
 * and links without a host, which would lead into this product, lead nowhere.
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
