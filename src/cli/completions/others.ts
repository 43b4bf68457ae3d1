import { type Choices, type Flag, keyed } from './choices.ts';

const namesOf = (flags: readonly Flag[]) => flags.map(({ name }) => name);

/** The flags of each operation and command, by its key. */
const flagLists = (choices: Choices) => keyed(choices).filter(({ key, flags }) => flags.length > 0 && key !== '*');

export function fish(choices: Choices): string {
  const { commands, offers } = choices;
  const values = keyed(choices).flatMap(({ key, flags }) =>
    flags.flatMap(({ name, values: words, isSwitch }) => {
      if (isSwitch) return [];
      const answer = words === null ? '__fish_complete_path (commandline -ct)' : `printf '%s\\n' ${words.join(' ')}`;
      return [`        case '${key} ${name}'\n            ${answer}\n            return`];
    }),
  );
  return `# fish: it-tools completions fish | source
function __it_tools_complete
    set -l typed (commandline -opc)
    if test (count $typed) -eq 1
        printf '%s\\n' ${Object.keys(commands).join(' ')}
        return
    end
    set -l key $typed[2]
    if test "$key" = run
        if test (count $typed) -eq 2
            printf '%s\\n' ${offers.flatMap(({ words }) => words).join(' ')}
            return
        end
        switch $typed[3]
${offers.map(({ words }, at) => `            case ${words.join(' ')}\n                set key ${at}`).join('\n')}
        end
    end
    switch "$key $typed[-1]"
${values.join('\n')}
    end
    switch $key
${flagLists(choices)
  .map(({ key, flags }) => `        case ${key}\n            printf '%s\\n' ${namesOf(flags).join(' ')}`)
  .join('\n')}
    end
    if string match -qr '^[0-9]+$' -- $key
        printf '%s\\n' ${namesOf(choices.always).join(' ')}
    end
end
complete -c it-tools -f -a '(__it_tools_complete)'
`;
}

const list = (words: readonly string[]) => `@(${words.map((word) => `'${word}'`).join(',')})`;

export function powershell(choices: Choices): string {
  const { commands, offers } = choices;
  const values = keyed(choices).flatMap(({ key, flags }) =>
    flags.flatMap(({ name, values: words, isSwitch }) =>
      isSwitch ? [] : [`  '${key} ${name}' = ${list(words ?? [])}`],
    ),
  );
  return `# PowerShell: it-tools completions powershell | Out-String | Invoke-Expression
$__ItToolsKeys = @{
${offers.flatMap(({ words }, at) => words.map((word) => `  '${word}' = '${at}'`)).join('\n')}
}
$__ItToolsFlags = @{
${keyed(choices)
  .map(({ key, flags }) => `  '${key}' = ${list(namesOf(flags))}`)
  .join('\n')}
}
# Empty: anything, such as the name of a file.
$__ItToolsValues = @{
${values.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName it-tools -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
  if ($typed.Count -eq 1) { $words = ${list(Object.keys(commands))} }
  elseif ($typed[1] -eq 'run' -and $typed.Count -eq 2) { $words = $__ItToolsKeys.Keys }
  else {
    $key = if ($typed[1] -eq 'run') { $__ItToolsKeys[$typed[2]] } else { $typed[1] }
    $words = $__ItToolsValues["$key $($typed[-1])"]
    if ($null -eq $words -and "$key" -match '^\\d+$') { $words = $__ItToolsValues["* $($typed[-1])"] }
    if ($null -eq $words) {
      $words = @($__ItToolsFlags["$key"])
      if ("$key" -match '^\\d+$') { $words += $__ItToolsFlags['*'] }
    }
  }
  $words | Where-Object { $_ -like "$wordToComplete*" } | Sort-Object | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
