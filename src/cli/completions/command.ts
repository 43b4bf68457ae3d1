import { type Arguments, expectNoMore } from '../arguments.ts';
import { UsageError } from '../usage.ts';
import { type Choices, choicesOfCatalog, SHELLS } from './choices.ts';
import { fish, powershell } from './others.ts';
import { bash, zsh } from './sh.ts';
import { write } from '../output.ts';

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (choices: Choices) => string>> = {
  bash,
  zsh,
  fish,
  powershell,
};

/** `completions <shell>`: prints a script that completes commands, tools, options and their values. */
export async function completions(args: Arguments): Promise<number> {
  const [shell = ''] = args.words.splice(0, 1);
  expectNoMore(args);
  const name = SHELLS.find((own) => own === (shell === 'pwsh' ? 'powershell' : shell));
  if (!name) throw new UsageError(`completions needs a shell: ${SHELLS.join(', ')}`);
  write(SCRIPTS[name](await choicesOfCatalog()));
  return 0;
}
