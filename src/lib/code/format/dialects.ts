// Which language a style sheet or a page is written in, by what only that language has.

export const PAGE_DIALECTS = { html: 'HTML', vue: 'Vue', angular: 'Angular' } as const;
export type PageDialect = keyof typeof PAGE_DIALECTS;

export function pageDialect(text: string): PageDialect {
  if (
    /^\s*<(?:template|script)(?:\s+(?:setup|lang="?[a-z]+"?|functional))*\s*>/.test(text) &&
    /<\/template>|<script setup/.test(text) &&
    !/<(?:html|body|head)\b/i.test(text)
  )
    return 'vue';
  return /\s(?:\*ng[A-Z]\w*|\[\(?[\w.-]+\)?\]|\([\w.-]+\))=["']|(?:^|\s)@(?:if|for|switch|defer|let)\s*[({\w]/.test(
    text,
  )
    ? 'angular'
    : 'html';
}

export const STYLE_DIALECTS = { css: 'CSS', scss: 'SCSS', less: 'Less' } as const;
export type StyleDialect = keyof typeof STYLE_DIALECTS;

const SCSS =
  /(?:^|[;{}])\s*(?:@(?:use|forward|mixin|include|extend|function|each|if|else|while)\b|\$[\w-]+\s*:|%[\w-]+\s*\{)|#\{|:\s*\$[\w-]/m;
const LESS =
  /^\s*(?:@[\w-]+\s*:\s|@plugin\b|\.[\w-]+\([^)]*\)\s*(?:when[^{]*)?[{;])|@\{[\w-]+\}|~["'`]|:\s*@[\w-]+\s*[;,)]/m;

export function styleDialect(text: string): StyleDialect {
  const bare = text.replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, '');
  if (SCSS.test(bare)) return 'scss';
  if (LESS.test(bare)) return 'less';
  // Comments to the end of a line are in both.
  return /(?:^|[;{}])[^\S\n]*\/\/ /m.test(bare) ? 'scss' : 'css';
}
