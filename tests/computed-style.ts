// jsdom matches its whole default style sheet, some 300 rules, against an element each time its style is read after a
// change of the document. Testing Library reads the style of every element it looks at, which took a third of the
// time of all interface tests. The few properties that it reads follow from the element itself.

/** The default `display` of an element with a tag, from jsdom's own style sheet. */
const displays = new Map<string, string>();

function displayOf(element: Element, real: typeof getComputedStyle): string {
  const { style, localName } = element as HTMLElement;
  if (style.display !== '') return style.display;
  if (localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden') return 'none';
  if (localName === 'dialog' && !element.hasAttribute('open')) return 'none';
  const hidden = element.getAttribute('hidden');
  if (hidden !== null && hidden.toLowerCase() !== 'until-found' && localName !== 'embed') return 'none';
  const key = `${element.namespaceURI} ${localName}`;
  let display = displays.get(key);
  if (display === undefined) {
    const bare = element.cloneNode() as Element;
    for (const name of bare.getAttributeNames()) bare.removeAttribute(name);
    if (localName === 'dialog') bare.setAttribute('open', '');
    display = real(bare).display;
    displays.set(key, display);
  }
  return display;
}

/** A property that children inherit, of which the style sheet sets nothing that the tests have. */
function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = (at as Partial<HTMLElement>).style?.[property] ?? ''; // MathML has none in jsdom
    if (value !== '' && value !== 'inherit') return value;
  }
  return initial;
}

const SIMPLE: Readonly<Record<string, (element: Element, real: typeof getComputedStyle) => string>> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
  'pointer-events': (element) => inherited(element, 'pointerEvents', 'auto'),
};

/** The style from jsdom, as far as `computeStylesQuickly` has replaced it. */
export let realStyleOf: typeof getComputedStyle = () => {
  throw new Error('nothing was replaced');
};

/** Replaces `getComputedStyle`. Other properties, and pages with style sheets, are still left to jsdom. */
export function computeStylesQuickly(): void {
  const real = window.getComputedStyle.bind(window);
  realStyleOf = real;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || !('style' in element)) return real(element, pseudo);
    const quick = (name: string | symbol) => (typeof name === 'string' ? SIMPLE[name]?.(element, real) : undefined);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? (wanted: string) => quick(wanted) ?? real(element).getPropertyValue(wanted)
          : (quick(name) ?? (Reflect.get(real(element), name) as unknown)),
    });
  };
}
