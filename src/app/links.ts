/** Every address outside the product. Nothing is loaded from them; they are links. */
const repository = 'https://github.com/it-tools/it-tools';

export const links = {
  repository,
  bugReport: `${repository}/issues/new`,
  social: 'https://x.com/it_tools',
  support: `${repository}#support`,
  commit: (sha: string) => `${repository}/commit/${sha}`,
};
