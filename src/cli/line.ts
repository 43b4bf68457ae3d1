import * as api from '../api/read.ts';
import { contextIn, isComplete } from '../api/read.ts';
import { type Call, stagesOf } from '../calls/call.ts';
import { outputOf } from '../calls/run-calls.ts';
import { headIn } from '../i18n/by-language.ts';
import { type Arguments, takeFlags } from './arguments.ts';
import { HELP } from './help.ts';
import { report } from './report.ts';
import { pipedText } from './stdin.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';
import { write } from './output.ts';

/** Says which tool read the text, unless the line names it. */
function sayReason({ card, operation, reason, readAs }: Call, language: string): void {
  if (reason.kind === 'call' && readAs === undefined) return;
  const read =
    readAs === undefined || operation.primary.secret
      ? ''
      : ` (${readAs.length > 60 ? `${readAs.slice(0, 60)}…` : readAs})`;
  process.stderr.write(`${headIn(language, card.id).title}: ${card.id}/${operation.name}${read}\n`);
}

/** Prints what a line without an answer names; the line itself may contain a secret. */
function reportFound(ids: readonly string[], language: string): number {
  const tools = ids.map((id) => `  ${id}  ${headIn(language, id).title}`);
  process.stderr.write(`No answer to this text${tools.length > 0 ? '. Tools that may fit:' : ''}\n`);
  for (const tool of tools) process.stderr.write(`${tool}\n`);
  return 1;
}

/** The words and options of a command line as one line of the palette's grammar. */
function lineText({ words, flags }: Arguments): string {
  if (flags.length > 0) throw new UsageError('put the whole line in quotes: it-tools "sha256 --encoding=base64 hello"');
  return words.join(' ');
}

/** `'<line>'`: answers a line as the palette does. Standard input is the text that the line is about. */
export async function readLine(args: Arguments): Promise<number> {
  const { lang } = takeFlags(args, ['lang']);
  const language = await startLanguage(lang);
  const text = lineText(args);
  const piped = isComplete(text, await contextIn(language)) ? null : await pipedText(language);
  if (text === '' && piped === null) {
    write(HELP);
    return 0;
  }
  const { answer, ended, tools } = await api.readLine(text, piped, { language });
  if (!answer) return reportFound(tools, language);
  const { call, outcome } = answer;
  sayReason(call, language);
  const isPart = call.reason.kind === 'conversion' || answer.isNamed;
  if (!isPart || outcome.kind !== 'value') return report(ended ? outputOf(stagesOf(call), ended.ran) : null, outcome);
  // Only what was asked for.
  for (const warning of outcome.warnings) process.stderr.write(`${warning}\n`);
  const asked = answer.isNamed ? answer.outputs.slice(0, 1) : answer.outputs;
  write(`${asked.map(({ part }) => part.text ?? '').join('\n')}\n`);
  return 0;
}
