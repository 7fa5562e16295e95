import { defineConfig } from 'vite';
import { validators } from '../scripts/validators.mjs';

/** The alternatives that `npm run bench` compares with the product: Monaco alone, and Monaco with its own JSON service. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [validators()],
  worker: { format: 'es', plugins: () => [validators()] },
  build: {
    target: 'es2022',
    outDir: '../node_modules/.cache/bench',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 6000,
    rolldownOptions: { input: ['bare', 'json', 'throughput'].map((name) => `${import.meta.dirname}/${name}.html`) },
  },
});
