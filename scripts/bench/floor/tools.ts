/** The English titles of all tools, by id. */
const titles: Record<string, string> = import.meta.glob('../../../locales/en/tools/*.json', {
  eager: true,
  import: 'title',
});

export const tools = Object.entries(titles).map(([file, title]) => ({
  id: file.replace(/^.*\/|\.json$/g, ''),
  title,
}));
