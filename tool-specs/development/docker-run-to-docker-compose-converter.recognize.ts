import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './docker-run-to-docker-compose-converter.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'docker run behind something',
        pattern: /^(?:sudo )?((?:docker|podman|nerdctl) run [^]+)$/,
        confidence: 0.97,
      },
    ],
  },
});
