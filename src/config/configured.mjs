// Applies a config.json provided at run time to the files of a build: removes the tools it hides from the sitemap and
// manifests, and sets its name. If it hides any tool, the empty frame (shell.html) replaces every prerendered page,
// since most of them mention it. Servers do this for each response; npm run configure [folder] does it in the folder,
// for static hosts. deploy/configured.awk and deploy/folder/serve.py do the same.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ id: string, category: string }} Tool
 * @typedef {{ showTools: readonly string[], hideTools: readonly string[] }} Choice
 * @typedef {{ hidden: ReadonlySet<string>, framed: ReadonlySet<string>, siteTitle?: string }} Changes ids of tools; the files
 *   of pages that the empty frame stands for: all or none; the name, if there is another one
 */

/** The prerendered pages that don't belong to a tool. */
const PAGES = ['index', 'chain', 'about'];

/**
 * Returns tools.txt: one line of names for each of the two build settings, then `category id` for each tool that has a
 * page.
 * @param {readonly Tool[]} tools
 * @param {Choice} built what holds where config.json says nothing
 * @returns {string}
 */
export function toolList(tools, { showTools, hideTools }) {
  const lines = [
    ['showTools', ...showTools],
    ['hideTools', ...hideTools],
    ...tools.map(({ id, category }) => [category, id]),
  ];
  return lines.map((words) => `${words.join(' ')}\n`).join('');
}

/** @param {string} list @returns {{ built: Choice, tools: Tool[] }} */
function parsed(list) {
  /** @type {{ showTools: string[], hideTools: string[] }} */
  const built = { showTools: [], hideTools: [] };
  /** @type {Tool[]} */
  const tools = [];
  for (const line of list.split('\n')) {
    const [name = '', ...words] = line.split(' ');
    if (name === 'showTools' || name === 'hideTools') built[name] = words;
    else tools.push(...words.map((id) => ({ id, category: name })));
  }
  return { built, tools };
}

/**
 * The rule of src/config/schema.ts, which Node 20 can't load; a test keeps the two in sync.
 * @param {Choice} choice
 * @param {Tool} tool
 */
function isShown({ showTools, hideTools }, { id, category }) {
  if (hideTools.includes(id)) return false;
  if (showTools.includes(id)) return true;
  return !hideTools.includes(category) && (showTools.length === 0 || showTools.includes(category));
}

/** @param {unknown} raw @returns {raw is string} */
const isText = (raw) => typeof raw === 'string';
/** @param {unknown} raw @returns {raw is string[]} */
const isNames = (raw) => Array.isArray(raw) && raw.every(isText);

/**
 * Returns what a configuration changes. Values with the wrong format are ignored here; the page reports them.
 * @param {Record<string, unknown>} config
 * @param {string} list tools.txt
 * @returns {Changes}
 */
export function changesBy({ showTools, hideTools, siteTitle }, list) {
  const { built, tools } = parsed(list);
  const choice = {
    showTools: isNames(showTools) ? showTools : built.showTools,
    hideTools: isNames(hideTools) ? hideTools : built.hideTools,
  };
  const hidden = tools.filter((tool) => !isShown(choice, tool)).map(({ id }) => id);
  const framed = hidden.length === 0 ? [] : [...PAGES, ...tools.map(({ id }) => id)].map((page) => `${page}.html`);
  return {
    hidden: new Set(hidden),
    framed: new Set(framed),
    siteTitle: isText(siteTitle) && siteTitle !== '' ? siteTitle : undefined,
  };
}

/**
 * Returns the text of a file without a byte order mark; undefined if it can't be read.
 * @param {string} file
 * @returns {string | undefined}
 */
export function textOf(file) {
  try {
    return new TextDecoder().decode(readFileSync(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/**
 * Returns the config.json of a folder; undefined if there is none or it isn't a JSON object.
 * @param {string} dir
 * @returns {Record<string, unknown> | undefined}
 */
export function configIn(dir) {
  try {
    const config = JSON.parse(textOf(path.join(dir, 'config.json')) ?? 'null');
    return config !== null && typeof config === 'object' && !Array.isArray(config) ? config : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Returns what the config.json of a folder changes.
 * @param {string} dir
 * @returns {Changes}
 */
export const changesIn = (dir) => changesBy(configIn(dir) ?? {}, textOf(path.join(dir, 'tools.txt')) ?? '');

/** Suffixes of compressed copies. */
const COMPRESSED = ['.br', '.gz'];

/** Whether a configuration changes a file line by line. @param {string} name */
export const isConfigured = (name) => /^(?:sitemap\.xml|manifest(?:\.[\w-]+)?\.webmanifest)$/.test(name);

/** The tool of a line: a shortcut in a manifest, or an address in the sitemap. */
const TOOL_LINE = /^,\{"url":"([\w-]+)"|\/([\w-]+)<\/loc>/;
const NAME_LINE = /^(,?"(?:short_)?name":).*/;

/**
 * Applies these changes to the sitemap or a manifest. The build writes them so that whole lines can be removed: see
 * manifestText.
 * @param {string} text
 * @param {Pick<Changes, 'hidden' | 'siteTitle'>} changes
 * @returns {string}
 */
export function configuredText(text, { hidden, siteTitle }) {
  const named = (/** @type {string} */ line) =>
    siteTitle === undefined ? line : line.replace(NAME_LINE, (_, key) => key + JSON.stringify(siteTitle));
  const stays = (/** @type {string} */ line) => {
    const [, shortcut, page] = TOOL_LINE.exec(line) ?? [];
    return !hidden.has(shortcut ?? page ?? '');
  };
  return text.split('\n').filter(stays).map(named).join('\n');
}

/**
 * Changes the files of a folder according to its config.json. Removed content comes back only with the next build.
 * @param {string} dir
 * @returns {Changes}
 */
export function configureFolder(dir) {
  for (const name of ['tools.txt', 'shell.html'])
    if (!existsSync(path.join(dir, name))) throw new Error(`${dir} is not a build: ${name} is missing`);
  if (!configIn(dir)) throw new Error(`${path.join(dir, 'config.json')} is missing, or not a JSON object`);
  const changes = changesIn(dir);
  const remove = (/** @type {string} */ file) => rmSync(file, { force: true });
  for (const name of readdirSync(dir).filter(isConfigured)) {
    const file = path.join(dir, name);
    const before = readFileSync(file, 'utf8');
    const after = configuredText(before, changes);
    if (after === before) continue;
    writeFileSync(file, after);
    for (const end of COMPRESSED) remove(file + end);
  }
  const frame = path.join(dir, 'shell.html');
  for (const name of changes.framed) {
    const file = path.join(dir, name);
    const isGone = changes.hidden.has(path.parse(name).name) || !existsSync(file);
    for (const end of ['', ...COMPRESSED]) {
      if (isGone || !existsSync(frame + end)) remove(file + end);
      else copyFileSync(frame + end, file + end);
    }
  }
  return changes;
}
