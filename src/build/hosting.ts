import {
  cacheRules,
  filePolicies,
  mediaTypes,
  pageHeaders,
  partPolicy,
  securityHeaders,
  securityHeadersFor,
} from '../config/headers.mjs';

/** The header comment of every generated file. */
const ORIGIN = 'Generated from src/config/headers.mjs by src/build/hosting.ts. To update, run npm run deploy-files';

/** Caching rules. By default, hosts revalidate everything else, and they combine overlapping rules. */
const kept = cacheRules.filter(({ prefix }) => prefix !== '/');

const POLICY = 'Content-Security-Policy';

/** In nginx's words: assets that are neither pages nor workers. */
const PARTS = '"~^/assets/(?!.*\\.worker-)"';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const indented = (lines: readonly string[], depth: number) => lines.map((line) => '  '.repeat(depth) + line).join('\n');

/**
 * Returns the server as a file for the http context of nginx; `deploy/nginx.conf` is a complete configuration around
 * it.
 */
export function nginxServer(): string {
  const types = Object.entries(mediaTypes).map(([type, end]) => `${type} ${end};`);
  // A file in it-tools.d may extend $connect_src, for analytics, and replace $frame_ancestors, for pages that embed these.
  const all = securityHeadersFor('$connect_src', '$frame_ancestors');
  const variableOf = (name: string) =>
    `$it_tools_${name === POLICY ? 'policy' : name.toLowerCase().replaceAll('-', '_')}`;
  const headers = Object.entries(all).map(
    ([name, value]) =>
      `add_header ${name} ${name === POLICY || pageHeaders.includes(name) ? variableOf(name) : quoted(value)} always;`,
  );
  const policies = [
    ...filePolicies.map(({ prefix, value }) => `"~^${prefix.replaceAll('.', '\\.')}" ${quoted(value)};`),
    `${PARTS} ${quoted(partPolicy)};`,
  ];
  // nginx leaves out a header without a value.
  const forPages = pageHeaders.map(
    (name) => `map $uri ${variableOf(name)} {
  ${PARTS} "";
  default ${quoted(all[name] ?? '')};
}`,
  );
  const caching = kept.map(({ prefix, value }) => `"~^(?:200|206|304) ${prefix}" ${quoted(value)};`);
  const other = cacheRules.find(({ prefix }) => prefix === '/')?.value ?? 'no-cache';
  return `# ${ORIGIN}
# Copy this file to /etc/nginx/conf.d/ (or use nginx.conf, a complete configuration), and the built files to its root.

# Only existing files may be cached. Paths are relative to the app's base path.
map "$status $uri" $it_tools_caching {
${indented(caching, 1)}
  default ${quoted(other)};
}

map $uri $it_tools_policy {
${indented(policies, 1)}
  default ${quoted(all[POLICY] ?? '')};
}
${forPages.join('\n')}

# For the absolute URLs in sitemap.xml.
map $http_x_forwarded_proto $it_tools_scheme {
  "~^https?$" $http_x_forwarded_proto;
  default $scheme;
}
map $http_host $it_tools_host {
  "~^[\\w.:\\[\\]-]+$" $http_host;
  default localhost;
}

# Where a file is: in the build, or in the folder of files changed by the configuration (written by start.sh).
map $uri $it_tools_root {
  include it-tools.d/*.map;
  default /usr/share/it-tools;
}

server {
  listen 8080;
  listen [::]:8080;
  server_name _;
  root $it_tools_root;

  types {
${indented(types, 2)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;

  server_tokens off;
  absolute_redirect off;
  # The built files are already compressed.
  gzip_static on;
  gzip_vary on;

  set $base_path "";
  set $connect_src "";
  set $frame_ancestors "'none'";
  # Base path, analytics host, embedding, Brotli: see docs/hosting.md.
  include it-tools.d/*.conf;

${indented(headers, 1)}
  add_header Cache-Control $it_tools_caching always;

  location = /healthz {
    access_log off;
    default_type text/plain;
    return 200 "ok\\n";
  }

  location = / {
    try_files /index.html =404;
  }

  location ^~ /assets/ {
    try_files $uri =404;
  }

  # Pages: the prerendered page, or else the empty shell, which renders the requested one.
  location ~ ^/[^/.]+$ {
    try_files $uri.html /shell.html =404;
  }

  # Nothing is below a page. Redirect one level up, so that /hash-text/ and /any/hash-text find the tool. The redirect is
  # relative, because a proxy may have stripped a path.
  location ~ /([\\w-]+)/?$ {
    return 302 ../$1$is_args$args;
  }

  location = /sitemap.xml {
    sub_filter_types application/xml;
    sub_filter_once off;
    sub_filter "<loc>/" "<loc>$it_tools_scheme://$it_tools_host$base_path/";
    try_files $uri =404;
  }

  location / {
    try_files $uri =404;
  }
}
`;
}

/**
 * Returns a complete configuration for a machine or container that serves nothing else; it doesn't need root and writes
 * only to /tmp.
 */
export function nginxMain(): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# ${ORIGIN}
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

# Where Debian and Alpine install additional modules.
include /etc/nginx/modules-enabled/*.conf;
include /etc/nginx/modules/*.conf;

events {
  worker_connections 1024;
}

http {
  access_log /dev/stdout;
${indented(
  temporary.map((name) => `${name}_temp_path /tmp/nginx-${name};`),
  1,
)}
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;

  include it-tools.conf;
}
`;
}

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. `connect` is the analytics origin, `ancestors` are those of
 * pages that may embed these. These hosts append a second
 * policy to the first, and browsers enforce both, so the worker that needs its own policy doesn't work there and
 * reports it.
 */
export function headersFile(connect?: string, ancestors?: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', securityHeadersFor(connect, ancestors)),
    ...kept.map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value })),
  ];
  return `# ${ORIGIN}\n\n${blocks.join('\n\n')}\n`;
}

/** Returns `_redirects` with the old addresses of tools. Pages are files; 404.html handles any other address. */
export function redirectsFile(tools: readonly { id: string; redirectFrom: readonly string[] }[]): string {
  const lines = tools.flatMap(({ id, redirectFrom }) => redirectFrom.map((old) => `${old} /${id} 301`));
  return `# ${ORIGIN}\n\n${lines.join('\n')}\n`;
}

/**
 * Returns `netlify.toml` for a site that Netlify builds from the repository; `_headers` and `_redirects` are in the
 * build.
 */
export function netlifyFile(): string {
  return `# ${ORIGIN}
[build]
  command = "npm run build"
  publish = "dist"
`;
}

/** Returns `vercel.json` for a project that Vercel builds from the repository. */
export function vercelFile(tools: readonly { id: string; redirectFrom: readonly string[] }[]): string {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    redirects: tools.flatMap(({ id, redirectFrom }) =>
      redirectFrom.map((source) => ({ source, destination: `/${id}`, permanent: true })),
    ),
    headers: [
      { source: '/(.*)', headers: list(securityHeaders) },
      // When a header is set twice, the later one wins.
      { source: '/assets/((?!.*\\.worker-).*)', headers: list({ [POLICY]: partPolicy }) },
      ...filePolicies.map(({ prefix, value }) => {
        return { source: `${prefix}(.*)`, headers: list({ [POLICY]: value }) };
      }),
      ...kept.map(({ prefix, value }) => {
        return { source: `${prefix}(.*)`, headers: list({ 'Cache-Control': value }) };
      }),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
