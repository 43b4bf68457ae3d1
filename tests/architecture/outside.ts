import type { Source } from './references.ts';

const fetched = [
  /\b(?:fetch|import|importScripts|EventSource|WebSocket|sendBeacon)\(\s*['"`](?:https?|wss?):\/\//,
  /\bfrom\s+['"]https?:\/\//,
  /<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\\?["']https?:\/\//,
  /@import\s+(?:url\()?\s*['"]?https?:\/\//,
  /\burl\(\s*['"]?https?:\/\//,
  /\b(?:fonts\.googleapis|fonts\.gstatic|googletagmanager|google-analytics|unpkg|cdnjs\.cloudflare|jsdelivr|esm\.sh|skypack)\b/,
];

/** Files that load something from another host. */
export const thirdParties = (files: readonly Source[]): string[] =>
  files.flatMap(({ path, text }) =>
    fetched.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((hit) => `${path}: ${hit}`),
  );
