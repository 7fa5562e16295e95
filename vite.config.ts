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

export default defineConfig({
  // Relative addresses: `dist/` can be put into any folder of any host.
  base: './',
  plugins: [react(), policyInPage()],
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
    // Monaco alone is far over the default.
    chunkSizeWarningLimit: 4000,
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', headers: securityHeaders },
});
