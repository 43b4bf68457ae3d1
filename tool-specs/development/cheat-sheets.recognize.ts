import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './cheat-sheets.ts';

const SHEETS = {
  docker: 'docker',
  kubectl: 'kubectl',
  k8s: 'kubectl',
  bash: 'bash',
  vim: 'vim',
  jq: 'jq',
  nginx: 'nginx',
} as const;

/** The beginning of a command itself, and of prose. */
const OTHER =
  /^(?:run|compose|get|describe|apply|exec|system|image|container|network|volume|or|and|vs|versus|is|for)\b/i;

const sheetOf = (name = '') => SHEETS[name.toLowerCase() as keyof typeof SHEETS];

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        // what someone wants to do, in words; a command itself has options, paths or names of images
        name: 'task of a program',
        pattern: /^(docker|kubectl|k8s|bash|vim|jq|nginx) (\p{L}[\p{L}\p{M} ,'’]{2,80})$/iu,
        // One word is a command of Docker (`docker ps`), but a task in an editor.
        take: ([, name, task = '']) =>
          OTHER.test(task) || (!/^vim$/i.test(name ?? '') && !task.includes(' ')) ? null : task,
        preset: ([, name]) => ({ sheet: sheetOf(name) }),
        confidence: 0.9,
      },
    ],
  },
});
