/**
 * A Vite plugin: a script that is bundled contains the files that it reads beside itself, since they are not beside the bundle.
 * It replaces `readFileSync(new URL('…', import.meta.url), 'utf8')` by the content of that file.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const READ = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g;

/** @returns {import('vite').Plugin} */
export function inlineFiles() {
  return {
    name: 'inline-files',
    transform(code, id) {
      if (!/\/scripts\/[^/]+\.mjs$/.test(id)) return null;
      const inlined = code.replaceAll(READ, (_, path) =>
        JSON.stringify(readFileSync(new URL(path, pathToFileURL(id)), 'utf8')),
      );
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
}
