import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { book } from './scripts/book.mjs';
import { leanMonaco } from './scripts/lean-monaco.mjs';
import { leanRules } from './scripts/lean-rules.mjs';
import { collectLibraries, pageNotices } from './scripts/notices.mjs';
import { FIRST_TEXT } from './web/app/state/first.ts';
import { serviceWorker } from './scripts/service-worker.mjs';
import { runnerFiles } from './scripts/runner-frame.mjs';
import { worlds } from './scripts/worlds.mjs';
import { validators } from './scripts/validators.mjs';
import { catalogOf } from './scripts/languages/catalog.mjs';
import { language, pageOf } from './scripts/languages/plugin.mjs';
import { contentSecurityPolicy, early, securityHeaders } from './scripts/policy.mjs';

/** Writes the policy into the built page, so that it holds on a plain static host too. The dev server inlines a script, so it stays without. */
function policyInPage(): Plugin {
  return {
    name: 'policy-in-page',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** The layers below Monaco's editor. They import nothing above them, so their chunk runs while the rest is loading. */
const monacoBase = /\/monaco-editor\/esm\/(external|vs\/(base|platform)\/|vs\/(nls|amdX)\.js)/;
/** The editor, whichever screen loads it first: one chunk, which the early script preloads. Grammars of programs load with their exercises. */
const editorModules =
  /\/node_modules\/@?monaco-editor\/(?!esm\/vs\/languages\/)|\/web\/app\/editor\/(?:Editor|SmallEditor|language|leave|markdown|markers|monaco|options|providers|sides|theme)\./;
const sharedByScreens =
  /\/node_modules\/(react|react-dom|scheduler|lucide-react)\/|\/web\/app\/parts\/(Button|Inline|KindBadge|KindIcon|SeverityIcon)\./;

/** The folders of all libraries of which the build contains something. */
const libraries = new Set<string>();

/** A text as the value of an attribute. */
const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/**
 * Puts the early script into the page itself, where no request delays it (its hash is in the policy). Its `data-…` attributes
 * contain the addresses of the checker's worker, of the editor and of the first screen, and the text of a first visit.
 */
function earlyScript(): Plugin {
  const place = '<!-- early -->';
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(place)) throw new Error('index.html has no place for the early script');
        if (!bundle) return html.replace(place, () => `<script>${early}</script>`);
        const sizeOf = (file: string): number => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' ? chunk.code.length : 0;
        };
        // A chunk that several others import also has a small entry chunk of the same name: the larger one is meant.
        const addressOf = (name: string, kind = 'js'): string => {
          const files = Object.keys(bundle).filter((one) => new RegExp(`(^|/)${name}-[\\w-]+\\.${kind}$`).test(one));
          const [file] = files.sort((a, b) => sizeOf(b) - sizeOf(a));
          if (!file) throw new Error(`The build has no file ${name}`);
          return `./${file}`;
        };
        const data = [
          `data-imports="${addressOf('checker')} ${addressOf('reader')} ${addressOf('rule-messages')}"`,
          `data-checker="${addressOf('worker')}"`,
          `data-first="${attribute(FIRST_TEXT)}"`,
          `data-frame="${addressOf('mount')} ${addressOf('frame')} ${addressOf('rolldown-runtime')}"`,
          `data-styles="${addressOf('mount', 'css')} ${addressOf('frame', 'css')}"`,
          `data-monaco-base="${addressOf('monaco-base')}"`,
          `data-editor="${addressOf('Editor')}"`,
        ];
        return html.replace(place, () => `<script ${data.join(' ')}>${early}</script>`);
      },
    },
  };
}

/** The language that this build is for, beside the English one; null for the English build itself. */
const catalog = process.env['PLAYGROUND_LANGUAGE'] ? catalogOf(process.env['PLAYGROUND_LANGUAGE']) : null;
const translation = catalog ? [language(catalog)] : [];
/** Chunks without texts are those of the English build: the same name, the same content. */
const withoutTexts = /^(?:rolldown-runtime|standard-globals)$/;
const scripts = catalog
  ? {
      entryFileNames: `assets/${catalog.language}/[name]-[hash].js`,
      chunkFileNames: ({ name }: { name: string }): string =>
        withoutTexts.test(name) ? 'assets/[name]-[hash].js' : `assets/${catalog.language}/[name]-[hash].js`,
    }
  : {};

export default defineConfig({
  // Relative addresses: `dist/` can be put into any folder of any host.
  base: './',
  plugins: [
    translation,
    react(),
    book({ catalog }),
    validators(),
    leanMonaco(),
    policyInPage(),
    earlyScript(),
    runnerFiles(),
    worlds(libraries, translation),
    // The English build writes what both share.
    catalog ? [] : [collectLibraries(libraries), pageNotices(libraries), serviceWorker()],
  ],
  worker: {
    format: 'es',
    plugins: () => [translation, validators(), leanRules(), collectLibraries(libraries)],
    rolldownOptions: { checks: { bundlerTimings: false }, output: scripts },
  },
  build: {
    target: 'es2022',
    // The policy allows no `data:` fonts, so Monaco's icon font has to stay a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: catalog === null,
    copyPublicDir: catalog === null,
    // React and what every screen shares are one chunk, since a slow connection pays for each request. Monaco is two.
    rolldownOptions: {
      ...(catalog ? { input: pageOf(catalog.language) } : {}),
      // The pages of rules are slow to build, which is expected.
      checks: { bundlerTimings: false },
      output: {
        ...scripts,
        codeSplitting: {
          groups: [
            { name: 'frame', test: sharedByScreens, includeDependenciesRecursively: false },
            { name: 'monaco-base', test: monacoBase, includeDependenciesRecursively: false },
            { name: 'Editor', test: editorModules, includeDependenciesRecursively: false },
            { name: 'programs', test: /\/monaco-editor\/esm\/vs\/languages\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // Monaco alone is far over the default.
    chunkSizeWarningLimit: 4000,
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', headers: securityHeaders },
});
