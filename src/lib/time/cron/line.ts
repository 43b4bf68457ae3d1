export interface CronLine {
  /** The line with everything but the expression and its command blanked, so that offsets stay. */
  text: string;
  /** Time zone of `CRON_TZ=` or `TZ=`, which cronie, Go and Jenkins read. */
  zone?: { name: string; at: number };
  /** Whether the only line is commented out. */
  commented: boolean;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** `- cron: '…' # …`, `schedule: …`, `cron("…")`, `@Scheduled(cron = "…")`: what names an expression around it. */
const QUOTED =
  /^(\s*(?:-[ \t]+)?[\w.@("' \t-]*(?:cron|crontab|schedule)\w*["']?\s*[:=(]\s*(["'`]))([^"'`\n]*)(\2[^\n]*)$/i;
const LABELED = /^(\s*(?:-[ \t]+)?[\w.]*(?:cron|crontab|schedule)\w*\s*[:=]\s*)(?=[\d*@H])/i;

/** A comment line of a crontab, or a variable, whose value may be in quotes. */
const BEFORE = /^\s*(?:#[^\n]*\n|([a-z_]\w*)[ \t]*=[ \t]*("[^"\n]*"|'[^'\n]*'|\S*)(?:\s+|$))/i;

/** A comment after the last field; `#` in a field is the nth weekday. */
const AFTER = /^(\s*(?:@\w+|\S+(?:[ \t]+[^\s#]\S*){4,6}))([ \t]+#[^\n]*|\s*\n\s*#[^\n]*)$/;

/** Finds the expression among the comments and variables that surround it in a crontab. */
export function readCronLine(source: string): CronLine {
  let text = source;
  let zone: CronLine['zone'];
  const commented = /^\s*#[^\n]*$/.test(source) && /^\s*#[\s#]*[\d*@]/.test(source);
  if (commented) text = text.replace(/^[\s#]+/, blank);
  text = text
    .replace(
      QUOTED,
      (_, before: string, _quote, expression: string, after: string) => blank(before) + expression + blank(after),
    )
    .replace(LABELED, blank);
  for (let from = 0; ;) {
    const match = BEFORE.exec(text.slice(from));
    if (!match) break;
    const [whole, name, value = ''] = match;
    if (name && /^(?:CRON_)?TZ$/i.test(name))
      zone = { name: value.replace(/^["']|["']$/g, ''), at: from + whole.indexOf(value, whole.indexOf('=')) };
    text = text.slice(0, from) + blank(whole) + text.slice(from + whole.length);
    from += whole.length;
  }
  text = text.replace(AFTER, (_, kept: string, comment: string) => kept + blank(comment));
  return { text, zone, commented };
}
