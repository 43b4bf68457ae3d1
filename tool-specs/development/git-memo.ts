import { choice, defineTool, integer, out, text } from '../../src/core/spec.ts';
import { hasWords } from '../../src/base/fold.ts';
import { fillCommand, GIT_RECIPES } from '../../src/lib/code/git-recipes.ts';

const groups = ['configure', 'start', 'commit', 'mistakes', 'branch', 'stash', 'remote', 'inspect', 'clean'] as const;
const parameter = (initial = '') => text({ initial, monospace: true });

export default defineTool({
  icon: 'git-branch',
  createdAt: '2022-04-12',
  fields: {
    search: text({ primary: true, required: false }),
    group: choice(['all', ...groups]),
    danger: choice(['all', 'safe', 'rewrites', 'loses']),
    branch: parameter('main'),
    remote: parameter('origin'),
    commit: parameter(),
    count: integer({ min: 1, max: 1000, initial: 2 }),
    file: parameter(),
    message: parameter(),
    name: parameter(),
    email: parameter(),
    url: parameter(),
    tag: parameter(),
  },
  output: { best: out.row(), commands: out.table(['task', 'command', 'danger', 'group'], { key: 'command' }) },
  lead: 'commands',
  reference: true,
  warnings: ['nothing-found'],
  messages: [...groups, 'safe', 'rewrites', 'loses', ...GIT_RECIPES.map(([id]) => `task-${id}` as const)],
  aliases: { git: {}, 'git-undo': { group: 'mistakes' } },
  answers: 'inline',
  transform({ search, group, danger, ...parameters }, ctx) {
    const words = search
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    // A recipe with this name comes before one that only mentions the words, and that before one with the words in its
    // description.
    const recipes = GIT_RECIPES.flatMap((recipe) => {
      const [id, own, risk, command] = recipe;
      if ((group !== 'all' && group !== own) || (danger !== 'all' && danger !== risk)) return [];
      const searched = `${id} ${own} ${command} ${fillCommand(command, parameters)}`.toLowerCase();
      if (words.every((word) => searched.includes(word)))
        return { recipe, rank: id.startsWith(words[0] ?? '') ? 0 : 1 };
      return hasWords(`${ctx.words(`task-${id}`)} ${ctx.words(own)}`, search) ? { recipe, rank: 2 } : [];
    })
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ recipe }) => recipe);
    const [first] = recipes;
    if (!first) ctx.warn('nothing-found');
    return {
      best: first && words.length > 0 ? fillCommand(first[3], parameters) : null,
      commands: recipes.map(([id, own, risk, command]) => ({
        task: ctx.say(`task-${id}`),
        command: fillCommand(command, parameters),
        danger: ctx.say(risk),
        group: ctx.say(own),
      })),
    };
  },
  examples: {
    undo: {
      input: { search: 'undo', count: 3 },
      check: ({ commands }) => commands.some(({ command }) => command === 'git reset HEAD~3'),
    },
    pushBranch: { input: { search: 'push', branch: 'topic' }, output: { best: 'git push -u origin topic' } },
    commitAll: {
      input: { search: 'commit all', message: "it's done" },
      output: { best: "git commit -am 'it'\\''s done'" },
    },
    dangerous: {
      input: { danger: 'loses' },
      check: ({ commands }) => commands.every(({ command }) => !String(command).includes('push')),
    },
    cloneRepo: { input: { search: 'clone' }, output: { best: 'git clone <url>' } },
  },
});
