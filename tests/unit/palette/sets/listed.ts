/** The queries of a language, each with its tools (any of which is correct). */
export function listed(list: string): Record<string, string> {
  const lines = list.trim().split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [tools = '', queries = ''] = line.split(': ');
      return queries.split(' ¦ ').map((query) => [query, tools] as const);
    }),
  );
}
