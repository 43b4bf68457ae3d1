import { choice, code, defineTool, integer, operation, out } from '../../src/core/spec.ts';
import { minifyGraphql } from '../../src/lib/code/format/minify-graphql.ts';
import { prettify } from '../../src/lib/code/format/prettier.ts';
import { sizes } from '../../src/lib/code/format/size.ts';

const text = code('plain', { primary: true, maxLength: 1_000_000 });

export default defineTool({
  icon: 'waypoints',
  createdAt: '2026-11-28',
  related: ['json-prettify', 'javascript-formatter', 'sql-prettify'],
  operations: {
    format: operation({
      fields: {
        text,
        indent: choice(['2', '4', 'tab'], { names: { '2': '2', '4': '4' }, remember: true }),
        width: integer({ min: 20, max: 500, initial: 80 }),
      },
      output: out.code('plain', { fileName: 'query.graphql' }),
      failures: ['bad-syntax', 'too-deep', 'too-many-values'],
      aliases: { graphql: {}, gql: {} },
      runsIn: 'worker',
      timeLimit: 10_000,
      transform: ({ text: source, ...layout }) => prettify(source, 'graphql', layout),
      examples: {
        query: {
          input: {
            text: 'query Hero($episode:Episode=JEDI){hero(episode:$episode){name,friends(first:3){...Person}}}fragment Person on Character{id name}',
          },
          output: `query Hero($episode: Episode = JEDI) {
  hero(episode: $episode) {
    name
    friends(first: 3) {
      ...Person
    }
  }
}
fragment Person on Character {
  id
  name
}
`,
        },
        schema: {
          input: {
            text: 'type Query{"""Finds a user""" user(id:ID!):User @deprecated(reason:"old")}union Result=User|Post',
          },
          output:
            'type Query {\n  """\n  Finds a user\n  """\n  user(id: ID!): User @deprecated(reason: "old")\n}\nunion Result = User | Post\n',
        },
      },
    }),

    minify: operation({
      fields: { text },
      output: {
        minified: out.code('plain', { fileName: 'query.min.graphql' }),
        before: out.row(),
        after: out.row(),
        saved: out.row(),
      },
      failures: ['bad-syntax', 'too-deep'],
      aliases: { 'graphql-minify': {} },
      answers: 'inline',
      transform({ text: source }) {
        const minified = minifyGraphql(source);
        return { minified, ...sizes(source, minified) };
      },
      examples: {
        minifiedQuery: {
          input: {
            text: '# The hero\nquery Hero($episode: Episode) {\n  hero(episode: $episode) {\n    name\n    ...Person\n  }\n}\n',
          },
          output: {
            minified: 'query Hero($episode:Episode){hero(episode:$episode){name ...Person}}',
            before: 100,
            after: 68,
            saved: '32%',
          },
        },
      },
    }),
  },
});
