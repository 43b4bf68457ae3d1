import { fromJson, toJson } from '../api/json.ts';
import type { Choice } from '../api/operation-for.ts';
import { isChosen, namesTool, operationWith } from '../api/operation-with.ts';
import { runChoice } from '../api/run-choice.ts';
import { type Ended, endedOf, resultOf } from '../api/stages.ts';
import { fieldForText, renamedFlags } from '../calls/call.ts';
import { outputOf, type Ran, type Stage } from '../calls/run-calls.ts';
import { type Target, vocabularyOf } from '../calls/vocabulary.ts';
import { cardByWord, mayRecognize } from '../catalog/card-by-word.ts';
import { loadSpec } from '../catalog/load-spec.ts';
import { flagField, type OperationCard } from '../core/card.ts';
import { fieldKind, takesFilesOnly } from '../core/kinds.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import { lookupIn } from '../i18n/by-language.ts';
import { type Arguments, takeFlags } from './arguments.ts';
import { contentsOf, filesNamed, versionsOf } from './input-files.ts';
import { isRefusal, report } from './report.ts';
import { runStage } from './run-stage.ts';
import { hasInput, standardInput } from './stdin.ts';
import { chosenLanguage, startLanguage } from './texts.ts';
import { InputError, UsageError } from './usage.ts';
import { isTerminal, write } from './output.ts';

function parseObject(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    // The engine's message quotes the text, which may contain a secret.
    const place = /at position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    throw new UsageError(`--json isn't valid JSON${place ? ` (${place})` : ''}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--json must be a JSON object');
  return value as Record<string, unknown>;
}

/** What a command line asks for. */
interface Asked {
  /** The values that it has. */
  input: Record<string, unknown>;
  /** The names of the files with the values of other fields; patterns among them. */
  files: Map<string, string[]>;
  /** Whether the whole result is printed as JSON. */
  whole: boolean;
}

/** Reads field values from flags: `--field value`, `--toggle`, `--field-file path`, `--json '{…}'` for all. */
function askedBy(op: Operation, { flags }: Arguments, card: OperationCard): Asked {
  const asked: Asked = { input: {}, files: new Map(), whole: false };
  const { input, files } = asked;
  for (const { name: flag, value } of flags) {
    const name = flagField(card, flag);
    const fromFile = /^(.+)-file$/.exec(name)?.[1];
    const field = Object.hasOwn(op.fields, name) ? op.fields[name] : undefined;
    if (name === 'json' && value === null) asked.whole = true;
    else if (name === 'json') Object.assign(input, renamedFlags(card, fromJson(parseObject(value ?? ''))));
    else if (field && fieldKind(field.kind).file === 'only') files.set(name, [value ?? '']);
    else if (field && fieldKind(field.kind).file === 'many') files.set(name, [...(files.get(name) ?? []), value ?? '']);
    else if (field) {
      const text = value ?? fieldKind(field.kind).bareFlag;
      if (text === null) throw new UsageError(`--${name} needs a value`);
      input[name] = text;
    } else if (fromFile !== undefined && op.fields[fromFile]) files.set(fromFile, [value ?? '']);
    else {
      // It may be a secret that begins with hyphens.
      const shown = Object.values(op.fields).some(({ secret }) => secret) ? '' : ` --${name}`;
      throw new UsageError(`unknown option${shown}; available fields: ${Object.keys(op.fields).join(', ')}`);
    }
  }
  return asked;
}

/** A word that could be a name, to repeat it; anything else may be a text, and secret. */
const named = (word: string) => (/^[\p{L}\d/._-]{1,40}$/u.test(word) ? ` ${JSON.stringify(word)}` : '');

/** Finds the operation that a word names, reading the card of its tool alone. */
async function targetOf(word: string): Promise<Target> {
  const card = cardByWord(word);
  const target = card && vocabularyOf([card]).find(word);
  if (target) return target;
  const { catalogWords } = await import('../calls/words.ts');
  if (catalogWords().whyUnknown(word) === 'unknown-tool')
    throw new UsageError(`unknown tool or alias${named(word)}; run \`it-tools list\` to see them all`);
  throw new UsageError(`${JSON.stringify(word)} has no such operation, or can't run in a terminal`);
}

/** The operation that the word after the name of a tool names: `run hash-text identify`. After an alias or `--`, it's a text. */
function operationAfter({ card }: Target, { words: [word = '', next], before = Infinity }: Arguments): Target | null {
  if (before < 2 || card.operations.length < 2 || !namesTool(card, word)) return null;
  const operation = card.operations.find(({ name }) => name === next);
  return operation ? { card, operation, preset: {} } : null;
}

type LazyChoice = Omit<Choice, 'other'> & { other: () => Promise<Target | null> };

/** What runs for a text; what recognizes texts loads only where it decides. */
async function choiceFor(
  word: string,
  named: Target,
  text: string | null,
  fields: readonly string[],
): Promise<LazyChoice> {
  const target = word.includes('/') ? named : operationWith(named, fields);
  const none = () => Promise.resolve(null);
  const isOnly = word.includes('/') || text === null || named.card.operations.length < 2;
  if (isOnly || (!isChosen(target.operation) && !mayRecognize(named.card, text)))
    return { target, other: none, isOffered: false };
  const choose = async () => {
    const { operationFor } = await import('../api/operation-for.ts');
    return operationFor(named, text, fields, word);
  };
  // A word for an operation means it, unless that refuses the text; recognition takes longer to load than most tools.
  if (!namesTool(named.card, word) && target.operation.cost === undefined && !isChosen(target.operation))
    return { target, other: async () => (await choose()).other, isOffered: false };
  const choice = await choose();
  return { ...choice, other: () => Promise.resolve(choice.other) };
}

/** The files of each run: a field for one file whose pattern matches several gets them one after the other. */
async function runsOf(op: Operation, files: Asked['files']): Promise<{ name: string | null; of: Asked['files'] }[]> {
  const all: Asked['files'] = new Map();
  let several: string | null = null;
  for (const [name, patterns] of files) {
    const field = op.fields[name];
    if (!field) continue;
    const names = (await Promise.all(patterns.map((pattern) => filesNamed(pattern, field)))).flat();
    all.set(name, names);
    if (names.length === 1 || fieldKind(field.kind).file === 'many') continue;
    if (several !== null) throw new UsageError(`only one of --${several} and --${name} can be several files`);
    several = name;
  }
  if (several === null) return [{ name: null, of: all }];
  const field = several;
  return (all.get(field) ?? []).map((name) => ({ name, of: new Map([...all, [field, [name]]]) }));
}

async function withContents(op: Operation, { input, files }: Pick<Asked, 'input' | 'files'>, language: string) {
  const whole: Record<string, unknown> = { ...input };
  for (const [name, names] of files) {
    const field = op.fields[name];
    if (!field) continue;
    const contents = await Promise.all(names.map((file) => contentsOf(field, file, language)));
    whole[name] = fieldKind(field.kind).file === 'many' ? contents : contents[0];
  }
  return whole;
}

/** Runs now and again whenever one of the files changes, until the process is stopped. */
async function watch(names: () => Promise<string[]>, runAll: () => Promise<number>): Promise<never> {
  let seen = versionsOf(await names()); // before the run, which would miss what changes meanwhile
  await runAll();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = versionsOf(await names().catch(() => []));
    if (now === seen) continue;
    seen = now;
    if (isTerminal()) write('\u001B[2J\u001B[3J\u001B[H');
    await runAll().catch((error: unknown) => {
      if (!(error instanceof InputError || error instanceof UsageError)) throw error;
      process.stderr.write(`${error.message}\n`); // such as a file that an editor is about to replace
    });
  }
}

async function operationOf({ card, operation }: Target): Promise<Operation> {
  const op = (await loadSpec(card)).operations[operation.name];
  if (!op) throw new Error(`no operation ${operation.name}`);
  return op;
}

/** Reads standard input as the value of the field that takes a text; undefined if that has one, or there is none. */
async function pipedTo(target: Target, args: Arguments, language: string): Promise<unknown> {
  const op = await operationOf(target);
  const { input, files } = askedBy(op, args, target.operation);
  const textField = fieldForText(target.operation, { ...input, ...Object.fromEntries(files) });
  const isSet = input[textField] !== undefined || files.has(textField);
  const field = op.fields[textField];
  return isSet || [...files.values()].flat().includes('-') || !field ? undefined : standardInput(field, language);
}

/** Says that a word was read as an operation, where nothing else was given: it may have been the text. */
async function sayOperation({ card, operation }: Target, language: string): Promise<void> {
  await startLanguage(language);
  const params = { word: operation.name, operation: `${card.id}/${operation.name}` };
  process.stderr.write(`${lookupIn(language, 'app')('programs.operation-word', params) ?? params.operation}\n`);
}

/** `run <tool>[/<operation>] [text] [--field value …]`. */
export async function runCommand(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['lang', 'help', 'out', 'watch']);
  const language = chosenLanguage(flags.lang);
  const texts = [...args.words];
  // `--watch` takes no value: what follows it is a word.
  if (typeof flags.watch === 'string') texts.push(flags.watch);
  const tool = texts.shift();
  if (tool === undefined) throw new UsageError('run needs a tool name; run `it-tools list` to see them all');
  const own = await targetOf(tool);
  const after = operationAfter(own, args);
  const named = after ?? own;
  const word = after ? `${after.card.id}/${texts.shift()}` : tool;
  const fields = args.flags.map(({ name }) => name.replace(/-file$/, '')).filter((name) => name !== 'json');
  const first = await choiceFor(word, named, texts[0] ?? null, fields);
  const piped = texts.length > 0 || 'help' in flags ? undefined : await pipedTo(first.target, args, language);
  const choice = typeof piped === 'string' ? await choiceFor(word, named, piped, fields) : first;
  const { target, other, isOffered } = choice;
  const { operation } = target;
  const op = await operationOf(target);
  if ('help' in flags) {
    const { toolHelp } = await import('./help.ts');
    await startLanguage(language);
    write(await toolHelp(target, op, language));
    return 0;
  }
  const { input, files, whole } = askedBy(op, args, operation);
  const primary = primaryOf(op);
  const fileField = primary && takesFilesOnly(primary.field.kind) ? primary : null;
  if (texts.length > 1 && !fileField)
    throw new UsageError('expected a single text after the tool name; put it in quotes');
  // An empty text is no path.
  if (fileField && texts.length > 0)
    files.set(
      fileField.name,
      texts.filter((path) => path !== ''),
    );
  const text = fileField && texts.length > 0 ? undefined : (texts[0] ?? piped);
  const set = { ...input, ...Object.fromEntries(files) };
  const isBlank = text === undefined && (primary === null || !(primary.name in set));
  if (after && isBlank && operation.primary.required && Object.keys(set).length === 0)
    await sayOperation(after, language);
  const stageOf = ({ card, operation: taken, preset }: Target, contents: Stage['values']): Stage => {
    const values = { ...preset, ...contents, ...(text !== undefined && { [fieldForText(taken, set)]: text }) };
    return { card, operation: taken, values, alias: word };
  };
  const endOf = async (stage: Stage, ran: Ran) => {
    await startLanguage(language);
    return endedOf([stage], ran, language);
  };
  const runAll = async () => {
    let code = 0;
    for (const { name, of } of await runsOf(op, files)) {
      const contents = await withContents(op, { input, files: of }, language);
      const findOther = async () => {
        const instead = await other();
        return instead && stageOf(instead, contents);
      };
      const stages = { stage: stageOf(target, contents), other: findOther, isOffered };
      const { stage, ended } = await runChoice(stages, (each) => runStage(each, language), endOf);
      if (ended.outcome.kind === 'empty' && isBlank && primary && !hasInput(primary.field)) {
        const what = fileField ? 'FILE' : "'a text'";
        throw new UsageError(
          `there is nothing to run on; write it behind the name or pipe it in: it-tools run ${word} ${what}`,
        );
      }
      code = Math.max(code, await show(stage, ended, { name, whole, folder: flags.out }));
    }
    return code;
  };
  if (!('watch' in flags)) return runAll();
  if (files.size === 0) throw new UsageError('--watch needs a file: --text-file notes.txt');
  const watched = async () => (await runsOf(op, files)).flatMap(({ of }) => [...of.values()].flat());
  return watch(watched, runAll);
}

/** Prints what came of a run; of several, below the name of its file. */
async function show(
  stage: Stage,
  { ran, outcome }: Ended,
  { name, whole, folder }: { name: string | null; whole: boolean; folder?: string | null },
): Promise<number> {
  const result = resultOf(ran);
  if (!whole) return report(outputOf([stage], ran), outcome, folder, name);
  // One line for each of several files, so that programs can read them one by one.
  write(`${name === null ? toJson(result, 2) : toJson({ file: name, ...result })}\n`);
  return result.ok && !isRefusal(outputOf([stage], ran)) ? 0 : 1;
}
