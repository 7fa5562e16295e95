import { defineConfig } from 'vite';

/** The peers that `npm run bench` measures beside the product: Monaco alone, and Monaco with its own JSON service. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: '../node_modules/.cache/bench',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 6000,
    rolldownOptions: { input: ['bare', 'json'].map((name) => `${import.meta.dirname}/${name}.html`) },
  },
});
