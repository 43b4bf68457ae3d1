import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import { EMAIL } from '../../src/lib/network/patterns.ts';
import type tool from './email-normalizer.ts';

export default recognizersOf<typeof tool>({
  run: {
    phrases: /^email [^@]*$/i,
    finds: [
      {
        name: 'email address with a name',
        pattern: new RegExp(`^[^<>@\\n]{0,100}<(${EMAIL})>$`, 'i'),
        confidence: 0.9,
      },
      {
        name: 'list of email addresses',
        pattern: new RegExp(`^${EMAIL}(?:[,;\\s]+${EMAIL})+$`, 'i'),
        take: ([all]) => all.split(/[,;\s]+/).join('\n'),
        confidence: 0.85,
      },
      {
        // `Anna Meier <anna@example.com>; bob@example.com`, as mail programs copy recipients.
        name: 'list of mailboxes',
        pattern: new RegExp(
          `^(?:[^<>@,;\\n]{0,60}<${EMAIL}>|${EMAIL})(?:[,;\\n][ \\t]*(?:[^<>@,;\\n]{0,60}<${EMAIL}>|${EMAIL})){1,500}[,;]?$`,
          'i',
        ),
        take: ([all]) =>
          all
            .split(/[;,\n][ \t]*/)
            .join('\n')
            .trim(),
        confidence: 0.85,
      },
    ],
  },
});
