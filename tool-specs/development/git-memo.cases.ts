import { casesOf } from '../../src/core/spec.ts';
import { GIT_RECIPES } from '../../src/lib/code/git-recipes.ts';
import type tool from './git-memo.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { search: '' }, check: ({ best, commands }) => best === null && commands.length === GIT_RECIPES.length },
      { input: { search: 'zzz' }, output: { commands: [] }, warns: ['nothing-found'] },
    ],
  },
});
