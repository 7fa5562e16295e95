import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { engineGroups, leanRules } from './scripts/lean-rules.mjs';
import { contentSecurityPolicy, securityHeaders } from './scripts/policy.mjs';

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

const sharedByScreens =
  /\/node_modules\/(react|react-dom|scheduler|lucide-react)\/|\/web\/app\/parts\/(Button|Inline|KindBadge|KindIcon|SeverityIcon)\./;

/**
 * Tells the early script where the checker's worker is, so that it is fetched beside the page's own code and not after it.
 */
function earlyScript(): Plugin {
  const tag = '<script async blocking="render" src="./early.js"></script>';
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const worker = Object.keys(bundle ?? {}).find((name) => /(^|\/)worker-[^/]+\.js$/.test(name));
        if (!worker || !html.includes(tag))
          throw new Error('index.html lost its early script, or the build its worker');
        const told = tag.replace('>', ` data-checker="./${worker}">`);
        return html.replace(tag, told);
      },
    },
  };
}

export default defineConfig({
  // Relative addresses: `dist/` can be put into any folder of any host.
  base: './',
  plugins: [react(), policyInPage(), earlyScript()],
  worker: {
    format: 'es',
    plugins: () => [leanRules()],
    rolldownOptions: { output: { codeSplitting: { groups: engineGroups } } },
  },
  build: {
    target: 'es2022',
    // The policy allows no `data:` fonts, so Monaco's icon font has to stay a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // React and what every screen shares travel as one file: a slow link pays for each request.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'frame', test: sharedByScreens, includeDependenciesRecursively: false }] },
      },
    },
    // Monaco alone is far over the default.
    chunkSizeWarningLimit: 4000,
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', headers: securityHeaders },
});
