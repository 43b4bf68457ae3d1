import { choice, defineTool, out, text } from '../../src/core/spec.ts';
import { searchCheats, SHEETS, TASKS, TOPICS } from '../../src/lib/code/cheat-sheets/sheets.ts';

export default defineTool({
  icon: 'notebook-tabs',
  createdAt: '2026-11-29',
  related: ['git-memo', 'regex-memo', 'docker-run-to-docker-compose-converter', 'json-query'],
  fields: {
    search: text({ primary: true, required: false }),
    sheet: choice(['all', ...(Object.keys(SHEETS) as (keyof typeof SHEETS)[])], { names: SHEETS }),
  },
  output: { best: out.row(), commands: out.table(['command', 'task', 'topic', 'sheet'], { key: 'command' }) },
  lead: 'commands',
  reference: true,
  warnings: ['nothing-found'],
  messages: [...TASKS, ...TOPICS],
  aliases: { cheat: {}, 'cheat-sheet': {} },
  answers: 'inline',
  transform({ search, sheet }, ctx) {
    const entries = searchCheats(search, sheet, (code) => ctx.words(code));
    const [first] = entries;
    if (!first) ctx.warn('nothing-found');
    return {
      best: first && search.trim() !== '' ? first.command : null,
      commands: entries.map(({ command, task, topic, sheet: name }) => ({
        command,
        task: ctx.say(task),
        topic: ctx.say(topic),
        sheet: SHEETS[name],
      })),
    };
  },
  examples: {
    removeAll: {
      input: { search: 'docker rm -f' },
      check: ({ commands }) => commands.some(({ command }) => command === 'docker rm -f $(docker ps -aq)'),
      warns: [],
    },
    podLogs: { input: { search: 'logs', sheet: 'kubectl' }, output: { best: 'kubectl logs -f <pod>' } },
    vimSheet: { input: { sheet: 'vim' }, check: ({ best, commands }) => best === null && commands.length === 62 },
    proxy: {
      input: { search: 'proxy_pass', sheet: 'nginx' },
      output: { best: 'location / { proxy_pass http://127.0.0.1:3000; }' },
    },
  },
});
