// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { realStyleOf } from '../computed-style.ts';

const TAGS =
  'a article aside button code dd details dialog div dl dt em fieldset figure footer form h1 h2 header hr i img input kbd label legend li main nav ol option output p pre script section select small span strong style summary table tbody td template textarea th time tr ul'.split(
    ' ',
  );

const read = ({ display, visibility, pointerEvents }: CSSStyleDeclaration) => ({ display, visibility, pointerEvents });

/** Both styles of every element in a piece of HTML. */
function stylesIn(html: string) {
  document.body.innerHTML = html;
  return [...document.body.querySelectorAll('*')].map((element) => ({
    html: element.outerHTML,
    quick: read(getComputedStyle(element)),
    real: read(realStyleOf(element)),
  }));
}

afterEach(() => document.body.replaceChildren());

describe('the quick computed style agrees with that of jsdom', () => {
  it.each(TAGS)('for <%s>', (tag) => {
    const attributes = ['', 'hidden', 'hidden="until-found"', 'style="display: flex"', 'style="visibility: hidden"'];
    for (const attribute of attributes)
      for (const { html, quick, real } of stylesIn(`<${tag} ${attribute}>`)) expect(quick, html).toEqual(real);
  });

  it('for inherited and inline values', () => {
    const samples = [
      '<div style="visibility: hidden"><p>a<b style="visibility: visible">b</b></p></div>',
      '<div style="pointer-events: none"><button>a</button></div>',
      '<div style="display: none"><span>a</span></div>',
      '<dialog>a</dialog><dialog open>b</dialog><dialog open hidden>c</dialog>',
      '<p hidden style="display: grid">a</p>',
      '<input type="hidden"><input type="HIDDEN" style="display: block"><input type="checkbox" hidden>',
      '<svg><g style="visibility: hidden"><path d="M0 0"/></g></svg>',
    ];
    for (const sample of samples)
      for (const { html, quick, real } of stylesIn(sample)) expect(quick, html).toEqual(real);
  });

  it('for properties that it leaves to jsdom, and on a page with a style sheet', () => {
    document.body.innerHTML = '<p style="color: red; display: flex">a</p>';
    const text = document.body.querySelector('p');
    if (!text) throw new Error('no paragraph');
    expect(getComputedStyle(text).color).toBe(realStyleOf(text).color);
    expect(getComputedStyle(text).getPropertyValue('display')).toBe('flex');
    expect(getComputedStyle(text).getPropertyValue('color')).toBe(realStyleOf(text).getPropertyValue('color'));
    document.body.insertAdjacentHTML('beforeend', '<style>b { display: none }</style><b>b</b>');
    expect([...document.querySelectorAll('b')].map((bold) => getComputedStyle(bold).display)).toEqual(['none']);
  });
});
