import { expect, test } from 'vitest';
import { code } from '../../architecture/project.ts';

// Places where a text could become markup, code or an address, and what makes each one safe. All other texts on a page go through
// React, which escapes them, for every tool and output kind.

const HTML =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=(?!=)|srcdoc|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|setHTML|createPurifier\(/i;
const CODE =
  /new Function\(|\beval\(|importScripts\(|new (?:Shared)?Worker\(|serviceWorker\.register\(|createElement\('script'\)/;
const FRAME = /<(?:iframe|object|embed)[\s/]|createElement\('(?:iframe|object|embed)'\)/;
const ADDRESS =
  /(?<!\w)(?:href|src|srcSet|formAction|poster)=\{|\.(?:href|src)\s*=(?!=)|location\.(?:assign|replace)\(|window\.open\(|setAttribute\('(?:href|src|action)'/;

/** For each kind of sink, the files that use it, with what makes the input safe. */
const KNOWN: Record<string, readonly [way: RegExp, files: Record<string, string>]> = {
  HTML: [
    HTML,
    {
      'src/base/trusted-types.ts': 'policy inert-html: a document without a window',
      'src/ui/safe-html/clean-html.ts': 'policy dompurify',
    },
  ],
  code: [
    CODE,
    {
      'src/app/offline/service-worker.ts': 'policy service-worker: scripts of this app',
      'src/app/prerender/render.tsx': 'at build time, of texts of the project',
      'src/executor/host.ts': 'policy worker: scripts of this app',
      'src/executor/pool.ts': 'in Node: threads with the script of this project',
      'src/executor/snippets.ts': 'policy worker: scripts of this app',
      'workers/snippets.worker.ts': 'code of the visitor, without network and storage',
    },
  ],
  frames: [FRAME, { 'src/ui/outputs/html.tsx': 'a sandbox without scripts, filled with what DOMPurify leaves' }],
  addresses: [
    ADDRESS,
    {
      'src/app/analytics.ts': 'goes on to the address of a link of the page',
      'src/app/chains/chain-link.tsx': 'the page of chains with the steps in its hash',
      'src/app/home/extras.tsx': 'of config.json, whose schema takes http, https and mailto',
      'src/app/layout/menu-footer.tsx': 'of config.json',
      'src/app/layout/nav-buttons.tsx': 'of config.json',
      'src/app/layout/palette-actions.ts': 'of config.json',
      'src/app/layout/use-palette-shell.ts': 'a page of this app',
      'src/app/navigation/head.ts': 'a page of this app',
      'src/app/navigation/pages.ts': 'a page of this app',
      'src/app/navigation/start-files.ts': 'files of this app, from a list that the build writes into the page',
      'src/config/theme-script.mjs': 'files of this app, from a list that the build writes into the page',
      'src/executor/draw-svg.ts': 'SVG as an image, which runs nothing and requests nothing',
      'src/ui/fields/file/area/seen.tsx': 'a blob, as an image',
      'src/ui/fields/file/area/stage.tsx': 'a blob, as an image',
      'src/ui/outputs/file/compare-pictures.tsx': 'blobs, as images',
      'src/ui/outputs/file/player.tsx': 'a blob, as a recording',
      'src/ui/parts/file-upload/bytes-image.tsx': 'a blob, as an image',
      'src/ui/outputs/file/save-file.ts': 'a blob that is saved',
      'src/ui/outputs/file/svg-to-png.ts': 'SVG as an image, which runs nothing',
      'src/ui/outputs/rows/table.tsx': 'a link to the same page, made of the words searched for',
      'src/ui/parts/icon/icon.tsx': 'the sprite of this app',
      'src/ui/parts/icon/tool-icon.tsx': 'the sprite of this app',
      'src/ui/parts/markdown/markdown.tsx': 'only what isSafeHref takes',
      'src/views/camera-recorder/gallery.tsx': 'a blob that was recorded',
      'src/views/html-wysiwyg-editor/extensions.ts': 'only what isOwnImage takes, as an image',
    },
  ],
};

test.each(Object.entries(KNOWN))('every sink for %s is known, along with what makes it safe', (_, [way, files]) => {
  const found = code.filter(
    ({ path, text }) => /^(?:src|workers|tool-specs)\/(?!.*\.cases\.ts$)/.test(path) && way.test(text),
  );
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(files).toSorted());
});
