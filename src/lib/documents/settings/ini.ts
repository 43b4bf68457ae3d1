// INI as Python's configparser reads it, with names as they are written.
import { Problem } from '../../../base/problem.ts';
import { literal, type Setting, type SettingsProblem } from './setting.ts';

/** What the value of a line is: all of it, or what is in its quotes and before a comment, as PHP and others read it. */
export const INI_DIALECTS = ['configparser', 'php'] as const;
export type IniDialect = (typeof INI_DIALECTS)[number];

interface Open {
  setting: Omit<Setting, 'value'>;
  lines: string[] | null;
  indent: number;
}

/** Throws Problem at the line that is neither a section nor a setting. */
export function readIni(text: string, dialect: IniDialect): Setting[] {
  const settings: Setting[] = [];
  let section: string[] = [];
  let comments: string[] = [];
  let open: Open | null = null;
  const close = () => {
    if (open) settings.push({ ...open.setting, value: open.lines && valueOf(open.lines, dialect) });
    open = null;
  };
  let offset = 0;
  for (const whole of text.split('\n')) {
    const line = whole.replace(/\r$/, '');
    const start = line.trim();
    const indent = line.length - line.trimStart().length;
    const own: Open | null = open;
    if (/^[#;]/.test(start)) comments.push(start.slice(1).trim());
    else if (start === '') own?.lines?.push('');
    else if (own?.lines && indent > own.indent) own.lines.push(start);
    else {
      close();
      const header = /^\[(.+)\]/.exec(start);
      if (header) {
        section = [header[1]!];
      } else {
        const sign = start.search(/[=:]/);
        const name = (sign < 0 ? start : start.slice(0, sign)).trimEnd();
        if (name === '') {
          throw new Problem<SettingsProblem>('not-a-setting', offset + indent, { text: start.slice(0, 60) });
        }
        open = {
          setting: { path: [...section, name], offset, comments },
          lines: sign < 0 ? null : [start.slice(sign + 1).trimStart()],
          indent,
        };
        comments = [];
      }
    }
    offset += whole.length + 1;
  }
  close();
  return settings;
}

function valueOf(lines: readonly string[], dialect: IniDialect): string {
  const value = lines.join('\n').trimEnd();
  if (dialect === 'configparser') return literal(value);
  const [, quote, quoted = ''] = /^(["'])((?:(?!\1)[^])*)\1\s*(?:[;#].*)?$/.exec(value) ?? [];
  return literal(quote ? quoted : value.replace(/(?:^|\s)[;#].*$/, '').trimEnd());
}
