import { type Call, callOf, type Line, stagesOf } from '../calls/call.ts';
import { type Outcome, outcomeOfMistake } from '../calls/outcome.ts';
import { outputOf, type Ran } from '../calls/run-calls.ts';
import { headIn, lookupIn } from '../i18n/by-language.ts';
import { answerOf } from '../read/answer.ts';
import { loadContext } from '../read/load.ts';
import { readingsOf } from '../read/read.ts';
import type { Readings } from '../read/readings.ts';
import { type Arguments, takeFlags } from './arguments.ts';
import { HELP } from './help.ts';
import { report, runStages } from './report.ts';
import { pipedText } from './stdin.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';

const MOST_FOUND = 5;

/** Says which tool read the text, unless the line names it. */
function sayReason({ card, operation, reason, readAs }: Call, language: string): void {
  if (reason.kind === 'call' && readAs === undefined) return;
  const read = readAs === undefined ? '' : ` (${readAs.length > 60 ? `${readAs.slice(0, 60)}…` : readAs})`;
  process.stderr.write(`${headIn(language, card.id).title}: ${card.id}/${operation.name}${read}\n`);
}

/** Prints what a line without an answer names. */
function reportFound({ found, proposals }: Readings, text: string, language: string): number {
  const ids = [...proposals.map(({ card }) => card.id), ...found.hits.map(({ entry }) => entry.id)];
  const tools = [...new Set(ids)].slice(0, MOST_FOUND).map((id) => `  ${id}  ${headIn(language, id).title}`);
  process.stderr.write(`No answer to ${JSON.stringify(text)}${tools.length > 0 ? '. Tools that may fit:' : ''}\n`);
  for (const tool of tools) process.stderr.write(`${tool}\n`);
  return 1;
}

/** The words and options of a command line as one line of the palette's grammar. */
function lineText({ words, flags }: Arguments): string {
  if (flags.length > 0) throw new UsageError('put the whole line in quotes: it-tools "sha256 --encoding=base64 hello"');
  return words.join(' ');
}

/** `'<line>'`: answers a line as the palette does. Standard input is the text that the line is about. */
export async function readLine(given: Arguments): Promise<number> {
  const { lang } = takeFlags(given, ['lang']);
  const language = await startLanguage(lang);
  const text = lineText(given);
  const context = await loadContext(language);
  const isComplete = (callOf({ text, attachment: null }, context.vocabulary)?.text ?? null) !== null;
  const piped = isComplete ? null : await pipedText(language);
  if (text === '' && piped === null) {
    process.stdout.write(HELP);
    return 0;
  }
  const line: Line = { text, attachment: piped === null ? null : { serial: 1, text: piped } };
  const readings = readingsOf(line, context);
  const runs = new Map<string, Ran>();
  const run = async (call: Call): Promise<Outcome> => {
    if (call.mistake) return outcomeOfMistake(call.mistake, lookupIn(language, 'app'));
    const { ran, outcome } = await runStages(stagesOf(call), language);
    runs.set(call.key, ran);
    return outcome;
  };
  // Slow work is run too: whoever types a line into a terminal has pressed Enter.
  const answer = readings.isSearch ? null : await answerOf(readings.answers, run, () => true);
  if (!answer) return reportFound(readings, piped ?? text, language);
  const { call, outcome } = answer;
  sayReason(call, language);
  const ran = runs.get(call.key);
  if (call.reason.kind !== 'conversion' || outcome.kind !== 'value')
    return report(ran ? outputOf(stagesOf(call), ran) : null, outcome);
  // Only what was asked for.
  for (const warning of outcome.warnings) process.stderr.write(`${warning}\n`);
  process.stdout.write(`${answer.outputs.map(({ part }) => part.text ?? '').join('\n')}\n`);
  return 0;
}
