// npm run locales [-- language …] [--all]: reports missing texts and likely mistakes in each language.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reportOf } from './texts/report.mjs';
import { root } from './run.mjs';

const words = process.argv.slice(2);
const all = words.includes('--all');
const wanted = words.filter((word) => !word.startsWith('--'));
const there = fs
  .readdirSync(path.join(root, 'locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory());
const names = wanted.length > 0 ? wanted : there.map(({ name }) => name);
/** Tools marked as drafts in their spec, which only need English texts. */
const drafts = new Set(
  fs
    .readdirSync(path.join(root, 'tool-specs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .filter((file) => /^ {2}draft: true,$/m.test(fs.readFileSync(path.join(root, 'tool-specs', file), 'utf8')))
    .map((file) => path.basename(file, '.ts')),
);

let broken = false;
for (const language of names) {
  const report = reportOf(root, language, drafts);
  const share = ((report.texts - report.missing.length) / report.texts) * 100;
  console.log(`\n${language}: ${share.toFixed(1)}% of ${report.texts} texts`);
  for (const kind of /** @type {const} */ ([
    'missing',
    'superfluous',
    'placeholders',
    'plurals',
    'identical',
    'style',
    'pending',
    'glossary',
  ])) {
    const lines = report[kind];
    if (lines.length === 0) continue;
    console.log(`  ${kind}: ${lines.length}`);
    for (const line of all || wanted.length > 0 ? lines : lines.slice(0, 5)) console.log(`    ${line}`);
    broken ||= kind !== 'glossary' && kind !== 'pending';
  }
}
if (drafts.size > 0) console.log(`\ndrafts (English only): ${[...drafts].join(', ')}`);
process.exitCode = broken ? 1 : 0;
