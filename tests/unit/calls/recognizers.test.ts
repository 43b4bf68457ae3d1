import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/catalogue/cards.ts';
import { candidatesFor } from '../../../src/calls/recognize.ts';
import { RECOGNIZERS } from '../../../src/calls/recognizers.ts';

const found = (text: string) => {
  const { answers, proposals } = candidatesFor({ text: '', attachment: { serial: 1, text } }, cards);
  return {
    answers: answers.map(({ card, text: taken }) => `${card.id}: ${taken}`),
    all: [...answers, ...proposals].map(({ card }) => card.id),
  };
};

/** By tool: texts with what is taken of them. */
const MATCHES: readonly (readonly [tool: string, text: string, taken: string])[] = [
  [
    'bcrypt',
    'admin:$2y$10$EIXwOpMmQ7uaP5v1TLBM5eWdkS5LFo9VgpPOvxQ3mHuY6ZOYVhZ3q',
    '$2y$10$EIXwOpMmQ7uaP5v1TLBM5eWdkS5LFo9VgpPOvxQ3mHuY6ZOYVhZ3q',
  ],
  ['hash-text', 'MD5 (file.txt) = 5d41402abc4b2a76b9719d911017c592', '5d41402abc4b2a76b9719d911017c592'],
  ['hash-text', '5d41402abc4b2a76b9719d911017c592  ubuntu.iso', '5d41402abc4b2a76b9719d911017c592'],
  [
    'hash-text',
    'sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  ],
  ['mac-address-lookup', '? (192.168.1.1) at 00:1b:63:84:45:e6 [ether] on eth0', '00:1b:63:84:45:e6'],
  ['mac-address-lookup', '001B638445E6', '001B638445E6'],
  ['ipv4-subnet-calculator', '192.168.1.10 255.255.255.0', '192.168.1.10/255.255.255.0'],
  ['ipv4-range-expander', '192.168.1.10-20', '192.168.1.10-192.168.1.20'],
  ['ipv4-address-converter', '203.0.113.7:8080', '203.0.113.7'],
  ['color-converter', 'lightgoldenrodyellow', 'lightgoldenrodyellow'],
  ['crontab-generator', '*/5 * * * * /usr/bin/backup.sh --all', '*/5 * * * *'],
  ['crontab-generator', '0 3 * * 1-5 root /usr/local/bin/report', '0 3 * * 1-5'],
  ['date-converter', '10/Oct/2000:13:55:36 -0700', '2000-10-10T13:55:36-07:00'],
  ['date-converter', '2025-W03-2', '2025-01-14'],
  ['date-converter', '133776123450000000', '2024-12-02T11:25:45.000Z'],
  ['http-status-codes', '503 Service Unavailable', '503'],
  ['mime-types', 'Content-Type: text/html; charset=utf-8', 'text/html'],
  ['email-normalizer', 'Anna Smith <anna@example.com>', 'anna@example.com'],
  ['chmod-calculator', '-rw-r--r-- 1 root root 1234 Jan  1 12:00 notes.txt', '-rw-r--r--'],
  ['chmod-calculator', 'u+x,g-w', 'u+x,g-w'],
  ['docker-run-to-docker-compose-converter', '$ docker run -d nginx', 'docker run -d nginx'],
  ['url-parser', 'GET https://example.com/a?b=1 HTTP/1.1', 'https://example.com/a?b=1'],
  ['url-parser', "curl -X POST 'https://example.com/a' -d 1", 'https://example.com/a'],
  ['json-prettify', "{'ok': True, 'none': None}", "{'ok': true, 'none': null}"],
  ['json-prettify', '{name: 1}', '{name: 1}'],
  ['markdown-to-html', '# Title\n\n- one\n- two', '# Title\n\n- one\n- two'],
  ['text-to-binary', '48 65 6c 6c 6f', '48 65 6c 6c 6f'],
];

/** Texts that look alike and are for no tool. */
const NO_MATCHES = [
  'the order number is 123456789012',
  '192.168.1.300:80',
  '192.168.1.20-10',
  'tan',
  'I like chocolate',
  '5 * 5 apples',
  'see chapter 10/Oct for more',
  '2025-W60',
  '404 apples',
  'Paul <not an address>',
  'chmod',
  'docker is nice',
  'function f() { return 1; }',
  '# Heading',
  'no - yes - no',
  '12 34 56 78 90',
  'status unknown',
];

describe('recognizers', () => {
  it.each(MATCHES)('%s: %s', (tool, text, taken) => {
    // A tool may take the whole line by itself.
    const { answers, all } = found(text);
    expect(all).toContain(tool);
    const own = answers.filter((answer) => answer.startsWith(`${tool}: `));
    for (const answer of own) expect([`${tool}: ${taken}`, `${tool}: ${text}`]).toContain(answer);
  });
  it.each(NO_MATCHES)('nobody answers %s', (text) => expect(found(text).answers).toEqual([]));
  it('proposes, where a text could be for a tool and need not', () => {
    expect(found('tan').all).toContain('color-converter');
    expect(found('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b').all).toContain('text-diff');
  });
  it.each(RECOGNIZERS.map(({ tool, operation }) => [tool, operation] as const))('%s has %s', (tool, operation) => {
    const card = cards.find(({ id }) => id === tool);
    expect(card).toBeDefined();
    if (operation) expect(card?.operations.map(({ name }) => name)).toContain(operation);
  });
});
