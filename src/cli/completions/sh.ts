import { type Choices, type Flag, keyed } from './choices.ts';

/** A pattern of `case`; the key `*` is that of every operation, which are numbers. */
const caseOf = (key: string, name: string) => (key === '*' ? `[0-9]*' ${name}'` : `'${key} ${name}'`);

/** `--algorithm` with its values as a branch of `case`. */
const valuesOf = (key: string, { name, values }: Flag) =>
  values === null || values.length === 0 ? [] : [`    ${caseOf(key, name)}) echo '${values.join(' ')}' ;;`];

/** What takes a value of its own choice, so that files are offered after it. */
const openOf = (key: string, { name, values, isSwitch }: Flag) =>
  !isSwitch && values === null ? [caseOf(key, name)] : [];

/** Functions for bash and zsh: `__it_tools_choices <place> <command> <tool> <word before>` prints what can be typed there. */
function functions(choices: Choices): string {
  const { commands, offers } = choices;
  const keys = keyed(choices);
  const open = keys.flatMap(({ key, flags }) => flags.flatMap((flag) => openOf(key, flag)));
  return `__it_tools_key() {
  if [ "$1" != run ]; then echo "$1"; return; fi
  case $2 in
${offers.map(({ words }, at) => `    ${words.join('|')}) echo ${at} ;;`).join('\n')}
  esac
}
__it_tools_values() {
  case "$1 $2" in
${keys.flatMap(({ key, flags }) => flags.flatMap((flag) => valuesOf(key, flag))).join('\n')}
    ${open.join('|')}) echo '<any>' ;;
  esac
}
__it_tools_flags() {
  case $1 in
${keys
  .filter(({ key }) => key !== '*')
  .map(({ key, flags }) => `    ${key}) echo '${flags.map(({ name }) => name).join(' ')}' ;;`)
  .join('\n')}
  esac
  case $1 in [0-9]*) echo '${choices.always.map(({ name }) => name).join(' ')}' ;; esac
}
__it_tools_choices() {
  if [ "$1" -eq 1 ]; then echo '${Object.keys(commands).join(' ')}'; return; fi
  if [ "$1" -eq 2 ] && [ "$2" = run ]; then echo '${offers.flatMap(({ words }) => words).join(' ')}'; return; fi
  local key values
  key=$(__it_tools_key "$2" "$3")
  values=$(__it_tools_values "$key" "$4")
  if [ "$values" = '<any>' ]; then return; fi
  if [ -n "$values" ]; then echo "$values"; else __it_tools_flags "$key"; fi
}`;
}

export const bash = (choices: Choices) => `# bash: source <(it-tools completions bash)
${functions(choices)}
_it_tools() {
  local choices
  choices=$(__it_tools_choices "$COMP_CWORD" "\${COMP_WORDS[1]}" "\${COMP_WORDS[2]}" "\${COMP_WORDS[COMP_CWORD-1]}")
  COMPREPLY=($(compgen -W "$choices" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o bashdefault -o default -F _it_tools it-tools
`;

export const zsh = (choices: Choices) => `#compdef it-tools
# zsh: it-tools completions zsh > "\${fpath[1]}/_it-tools", or source <(it-tools completions zsh)
${functions(choices)}
_it_tools() {
  local -a choices
  choices=(\${=$(__it_tools_choices $((CURRENT - 1)) "$words[2]" "$words[3]" "$words[CURRENT-1]")})
  if (( $#choices )); then compadd -a choices; else _files; fi
}
if [ "$funcstack[1]" = _it-tools ]; then _it_tools "$@"; else compdef _it_tools it-tools; fi
`;
