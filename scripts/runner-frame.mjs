// The sandbox documents for learners' code and for views, the JavaScript engine and the files of Python: `virtual:runner-files` and
// `virtual:view-frame` have the URLs of files in the build. In development these are the same files, served unchanged by Vite's server.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frameDocument, framePolicy, viewDocument, viewPolicy } from './policy.mjs';

const NAME = 'virtual:runner-files';
const VIEW = 'virtual:view-frame';
const ENGINE = 'quickjs.wasm';
const FILES = {
  mjs: 'pyodide.mjs',
  asm: 'pyodide.asm.mjs',
  wasm: 'pyodide.asm.wasm',
  stdlib: 'python_stdlib.zip',
};
const DOCUMENTS = {
  'runner.html': { text: frameDocument, policy: framePolicy },
  'view.html': { text: viewDocument, policy: viewPolicy },
};
const TYPES = { html: 'text/html; charset=utf-8', wasm: 'application/wasm' };

const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const engine = createRequire(import.meta.url).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm');
const bytesOf = (file) => readFileSync(file === ENGINE ? engine : join(folder, file));

/** The part of its list of packages that Pyodide reads; no packages are offered here. */
function lock() {
  const { info } = JSON.parse(readFileSync(join(folder, 'pyodide-lock.json'), 'utf8'));
  return JSON.stringify({ info, packages: {} });
}

/** The module: `address` returns an expression for the URL of a file. */
function moduleOf(address) {
  const row = (file) => `{ url: ${address(file)}, bytes: ${bytesOf(file).length} }`;
  const rows = Object.entries(FILES).map(([key, file]) => `${key}: ${row(file)}`);
  return [
    `export const frame = ${address('runner.html')};`,
    `export const engine = ${row(ENGINE)};`,
    `export const python = { ${rows.join(', ')} };`,
    `export const lock = ${JSON.stringify(lock())};`,
  ].join('\n');
}

/** The module with the document for views alone. */
const viewModule = (address) => `export const frame = ${address('view.html')};`;

/** The plugin. */
export function runnerFiles() {
  let built = false;
  return {
    name: 'runner-files',
    configResolved(config) {
      built = config.command === 'build';
    },
    resolveId: (id) => (id === NAME || id === VIEW ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}` && id !== `\0${VIEW}`) return undefined;
      const made = id === `\0${VIEW}` ? viewModule : moduleOf;
      if (!built) return made((file) => JSON.stringify(`/@runner/${file}`));
      return made((file) => {
        const source = DOCUMENTS[file]?.text ?? bytesOf(file);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: file, source })}`;
      });
    },
    configureServer(server) {
      server.middlewares.use('/@runner', (request, response, next) => {
        const file = request.url?.slice(1) ?? '';
        const body = DOCUMENTS[file]?.text ?? ([ENGINE, ...Object.values(FILES)].includes(file) ? bytesOf(file) : null);
        if (body === null) return next();
        response.setHeader('Content-Type', TYPES[file.split('.').at(-1)] ?? 'application/octet-stream');
        if (DOCUMENTS[file]) response.setHeader('Content-Security-Policy', DOCUMENTS[file].policy);
        return response.end(body);
      });
    },
  };
}
