import { Variant } from '../demo/variant.tsx';
import { Markdown } from './markdown.tsx';

const SOURCE = `# Heading
A paragraph with **bold**, *italic*, \`code\`, a [link inside](/hash-text) and one [outside](https://www.rfc-editor.org/).

## Lists
- one
- two
  1. first
  2. second

\`\`\`
npm start
\`\`\`

<b>HTML stays text</b>, and so does [a bad link](javascript:alert(1)).`;

export default function MarkdownDemo() {
  return (
    <Variant title="All that is understood" stacked>
      <Markdown source={SOURCE} />
    </Variant>
  );
}
