import { defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { entriesOf, normalEmail, parseEmail } from '../../src/lib/network/email.ts';

export default defineTool({
  icon: 'mail-check',
  createdAt: '2024-08-15',
  fields: {
    text: text({ primary: true, multiline: true, maxLength: 5_000_000 }),
    providers: toggle({ initial: true }),
    lowercase: toggle({ initial: true }),
    unique: toggle(),
  },
  output: {
    addresses: out.text({ fileName: 'addresses.txt' }),
    groups: out.table(['address', 'provider', 'count', 'written']),
  },
  warnings: ['invalid', 'more-invalid'],
  aliases: { email: {}, 'normalize-email': {} },
  answers: 'inline',
  detect: [{ pattern: /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i, length: [6, 254], confidence: 0.7 }],
  transform({ text, providers, lowercase, unique }, ctx) {
    const lines: string[] = [];
    const groups = new Map<string, { provider: string | null; written: string[] }>();
    let invalid = 0;
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
      const entries = entriesOf(line);
      if (entries.length === 0 && !unique) lines.push('');
      for (const entry of entries) {
        const parsed = parseEmail(entry);
        if (!parsed) {
          if (++invalid <= 20) ctx.warn('invalid', { line: index + 1, text: entry.slice(0, 80) });
          lines.push(entry);
          continue;
        }
        const { address, provider } = normalEmail(parsed, { providers, lowercase });
        const group = groups.get(address) ?? { provider, written: [] };
        if (group.written.length === 0 || !unique) lines.push(address);
        group.written.push(entry);
        groups.set(address, group);
      }
    }
    if (invalid > 20) ctx.warn('more-invalid', { count: invalid - 20 });
    return {
      addresses: lines.join('\n'),
      groups: Array.from(groups, ([address, { provider, written }]) => ({
        address,
        provider,
        count: written.length,
        written: [...new Set(written)].join(', '),
      })),
    };
  },
  examples: {
    gmail: { input: { text: 'John.Doe+tag@GMAIL.com' }, output: { addresses: 'johndoe@gmail.com' }, warns: [] },
    mailingList: {
      input: { text: 'Ann <a.nn@googlemail.com>; ann@gmail.com\nbob+shop@outlook.com', unique: true },
      check: ({ addresses, groups }) => addresses === 'ann@gmail.com\nbob@outlook.com' && groups[0]?.count === 2,
    },
    outlook: { input: { text: 'j.d+x@live.com' }, output: { addresses: 'j.d@live.com' } },
    ownDomain: { input: { text: 'x+y@example.org' }, output: { addresses: 'x+y@example.org' } },
    umlautDomain: { input: { text: 'info@Bücher.example' }, output: { addresses: 'info@xn--bcher-kva.example' } },
  },
});
