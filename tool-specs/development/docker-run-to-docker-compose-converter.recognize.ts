import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './docker-run-to-docker-compose-converter.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'docker run after other commands',
        pattern: /^(?:(?:sudo )?(?:docker|podman|nerdctl) [^\n]*\n){1,20}(?:sudo )?(?:docker|podman|nerdctl) run \S/,
        take: whole,
        confidence: 0.9,
      },
      {
        name: 'docker run behind something',
        pattern: /^(?:sudo )?((?:docker|podman|nerdctl) run [^]+)$/,
        confidence: 0.97,
      },
    ],
  },
});
