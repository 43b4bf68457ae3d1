// The page that explains the API and tries its calls. It shows what openapi.json says, and nothing of it as markup.
const nav = document.querySelector('#calls');
const place = document.querySelector('#call');
const form = document.querySelector('#choose');
const find = document.querySelector('#find');
const token = document.querySelector('#token');

/** Makes an element with text, attributes and children. */
function element(name, { text, ...attributes } = {}, ...children) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Returns headers with the token, which stays in the field. */
const headers = (more = {}) => (token.value === '' ? more : { ...more, Authorization: `Bearer ${token.value}` });

/** Returns a value that fits a schema, to begin with. */
function sampleOf(schema = {}) {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object') {
    const all = Object.entries(schema.properties ?? {});
    const needed = all.filter(([name]) => schema.required?.includes(name));
    const entries = needed.length > 0 ? needed : all.slice(0, 1);
    return Object.fromEntries(entries.map(([name, value]) => [name, sampleOf(value)]));
  }
  return 'hello';
}

const json = (value) => JSON.stringify(value, null, 2);

/** Shows one call, with a body to edit and a button that sends it. */
function show(path, method, { summary, description, requestBody, responses }) {
  const schema = requestBody?.content['application/json']?.schema;
  const input = schema?.properties?.input;
  const body = element('textarea', { rows: '8', 'aria-label': 'Body', spellcheck: 'false' });
  body.value = schema ? json(input ? { input: sampleOf(input) } : sampleOf(schema)) : '';
  const status = element('p', { role: 'status' });
  const answer = element('pre', { tabindex: '0', 'aria-label': 'Answer' });
  answer.hidden = true;
  const send = element('button', { text: `Send ${method.toUpperCase()}`, type: 'button', class: 'send' });
  body.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send.click();
  });
  send.addEventListener('click', async () => {
    status.textContent = '…';
    const address = path.replace('/api/', '').replace('{tool}', 'hash-text');
    const init = schema
      ? { body: body.value, headers: headers({ 'Content-Type': 'application/json' }) }
      : { headers: headers() };
    try {
      const response = await fetch(address, { method: method.toUpperCase(), ...init });
      const text = await response.text();
      status.textContent = `${response.status} ${response.statusText}`;
      answer.textContent = text.startsWith('{') || text.startsWith('[') ? json(JSON.parse(text)) : text;
    } catch (error) {
      status.textContent = String(error);
      answer.textContent = '';
    }
    answer.hidden = answer.textContent === '';
  });
  // Some answers can be anything.
  const ok = responses['200']?.content?.['application/json']?.schema;
  place.replaceChildren(
    element('h2', { text: summary }),
    element('p', {}, element('code', { text: `${method.toUpperCase()} ${path.slice(1)}` })),
    element('p', { text: description ?? '' }),
    ...(schema ? [body] : []),
    element('div', {}, send, schema ? element('small', { text: ' Ctrl+Enter' }) : ''),
    status,
    answer,
    ...(schema
      ? [element('h3', { text: 'Input' }), element('pre', { text: json(input ?? schema), tabindex: '0' })]
      : []),
    ...(ok && Object.keys(ok).length > 0
      ? [element('h3', { text: 'Answer' }), element('pre', { text: json(ok), tabindex: '0' })]
      : []),
  );
}

/** Goes to where the call that is shown can be tried, past the calls that follow in the list. */
const goToCall = () => place.querySelector('textarea, button')?.focus();

/** All calls, once they are loaded. */
let calls = [];

/** Lists the calls whose path or title has all words. */
function listCalls() {
  const words = find.value.toLowerCase().trim().split(/\s+/);
  const fitting = calls.filter(({ path, call }) => {
    const text = `${path} ${call.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  nav.replaceChildren(
    ...fitting.map(({ path, method, call }) => {
      const button = element(
        'button',
        { type: 'button' },
        element('span', { text: call.summary }),
        element('small', { text: path.slice(5) }),
      );
      button.addEventListener('click', ({ detail }) => {
        for (const other of nav.children) other.removeAttribute('aria-current');
        button.setAttribute('aria-current', 'true');
        show(path, method, call);
        // Zero clicks: Enter or the space bar.
        if (detail === 0 && document.activeElement === button) goToCall();
      });
      return button;
    }),
  );
  if (fitting.length === 0 && calls.length > 0) nav.replaceChildren(element('p', { text: 'No such call.' }));
}

async function start() {
  const response = await fetch('openapi.json', { headers: headers() });
  if (!response.ok) {
    place.textContent = response.status === 401 ? 'Enter the token.' : `${response.status}`;
    return;
  }
  const { paths } = await response.json();
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    ['get', 'post'].flatMap((method) => (methods[method] ? [{ path, method, call: methods[method] }] : [])),
  );
  listCalls();
  nav.querySelector('button')?.click();
}

form.addEventListener('submit', (event) => event.preventDefault());
find.addEventListener('keydown', ({ key }) => {
  if (key !== 'Enter') return;
  nav.querySelector('button')?.click();
  goToCall();
});
find.addEventListener('input', listCalls);
token.addEventListener('change', () => void start());
await start();
