import { casesOf } from '../../src/core/spec.ts';
import type tool from './cheat-sheets.ts';

/** Words of a search, the sheet, and the command that comes first. */
const FOUND: readonly (readonly [
  search: string,
  sheet: 'all' | 'docker' | 'kubectl' | 'bash' | 'vim' | 'jq' | 'nginx',
  best: string,
])[] = [
  ['docker ps', 'all', 'docker ps'],
  ['docker ps -a', 'all', 'docker ps -a'],
  ['docker system prune', 'all', 'docker system prune -a --volumes'],
  ['compose down', 'docker', 'docker compose down'],
  ['--restart', 'docker', 'docker run -d --restart unless-stopped <image>'],
  ['docker cp', 'docker', 'docker cp <container>:/path/file .'],
  ['docker rm $(docker', 'docker', 'docker rm -f $(docker ps -aq)'],
  ['exec', 'docker', 'docker exec -it <container> sh'],
  ['exec', 'kubectl', 'kubectl exec -it <pod> -- sh'],
  ['rollout', 'kubectl', 'kubectl rollout status deployment/<name>'],
  ['ROLLOUT UNDO', 'all', 'kubectl rollout undo deployment/<name>'],
  ['port-forward', 'all', 'kubectl port-forward svc/<service> 8080:80'],
  ['drain', 'kubectl', 'kubectl drain <node> --ignore-daemonsets --delete-emptydir-data'],
  ['can-i', 'kubectl', 'kubectl auth can-i create deployments'],
  ['  can-i  ', 'kubectl', 'kubectl auth can-i create deployments'],
  ['set -euo', 'all', 'set -euo pipefail'],
  ['xargs', 'bash', "find . -name '*.txt' -print0 | xargs -0 -P 4 -n 1 wc -l"],
  ['uniq -c', 'bash', 'sort file | uniq -c | sort -rn'],
  ['^^', 'bash', '"${text^^}"'],
  ['2>&1', 'bash', 'command > out.log 2>&1'],
  [':wq', 'all', ':wq'],
  ['dd', 'vim', 'dd'],
  ['u', 'vim', 'u'],
  ['.', 'vim', '.'],
  ['gg=G', 'all', 'gg=G'],
  ['%s/', 'vim', ':%s/old/new/g'],
  ['ctrl-r', 'vim', 'Ctrl-R'],
  ['group_by', 'all', "jq 'group_by(.city) | map({city: .[0].city, count: length})'"],
  ['@csv', 'jq', "jq -r '.[] | [.name, .age] | @csv'"],
  ['select(has', 'jq', `jq '.[] | select(has("email"))'`],
  ['-s', 'jq', "jq -s '.[0] * .[1]' a.json b.json"],
  ['fromjson', 'all', "jq '.payload | fromjson'"],
  ['nginx -t', 'all', 'nginx -t'],
  ['try_files', 'all', 'try_files $uri $uri/ /index.html;'],
  ['limit_req zone', 'nginx', 'limit_req zone=api burst=20 nodelay;'],
  ['hsts', 'nginx', 'add_header Strict-Transport-Security "max-age=31536000" always;'],
  [
    'websocket',
    'nginx',
    'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";',
  ],
  ['client_max_body_size', 'all', 'client_max_body_size 50m;'],
  ['stub_status', 'nginx', 'location = /status { stub_status; allow 127.0.0.1; deny all; }'],
  ['http2', 'nginx', 'http2 on;'],
];

/** What each sheet has, and what none may have: options that the programs have given up. */
const COUNTS = { docker: 61, kubectl: 56, bash: 59, vim: 62, jq: 59, nginx: 58 } as const;
const OUTDATED =
  /docker-compose|--link\b|docker build --squash|kubectl rolling-update|--record\b|--export\b|ssl on;|listen [^;]* http2|egrep|fgrep|--cpu-percent|TLSv1 |TLSv1\.1/;

export default casesOf<typeof tool>({
  run: {
    finds: {
      'task of a program': {
        matches: [
          ['docker remove all containers', 'remove all containers'],
          ['k8s restart deployment', 'restart deployment'],
          ['Vim quit', 'quit'],
          ['bash lire un fichier', 'lire un fichier'],
        ],
        rejects: [
          'docker run nginx',
          'docker compose up',
          'docker rm -f',
          'docker',
          'podman stop',
          'nginx -t',
          'jq .a',
        ],
      },
    },
    unrecognized: {
      'docker rm -f': 'a command',
      logs: 'any word',
      proxy_pass: 'any word',
    },
    examples: [
      ...FOUND.map(([search, sheet, best]) => ({ input: { search, sheet }, output: { best }, warns: [] })),
      ...Object.entries(COUNTS).map(([sheet, count]) => ({
        input: { sheet: sheet as keyof typeof COUNTS },
        check: ({ commands }: { commands: readonly { command: unknown; topic: unknown }[] }) =>
          commands.length === count &&
          new Set(commands.map(({ command }) => command)).size === count &&
          new Set(commands.map(({ topic }) => JSON.stringify(topic))).size >= 5 &&
          !commands.some(({ command }) => OUTDATED.test(String(command))),
        warns: [],
      })),
      { input: {}, check: ({ best, commands }) => best === null && commands.length === 355, warns: [] },
      { input: { search: 'rollout', sheet: 'vim' }, output: { best: null, commands: [] }, warns: ['nothing-found'] },
      { input: { search: 'éé\ud83d' }, output: { commands: [] }, warns: ['nothing-found'] },
      { input: { search: ' ' }, check: ({ commands }) => commands.length === 355 },
      { input: { search: 'x'.repeat(20_000) }, output: { commands: [] }, warns: ['nothing-found'] },
    ],
  },
});
