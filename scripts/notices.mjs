/**
 * Third-party notices: every library of which a build contains something, with its version, license and license text. A plugin
 * collects the libraries while bundles are made, so that nothing has to be listed by hand.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The file in a build. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const IN_MODULES = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|third.?party.?notices?)\b/i;

/** Files that are copied into a build, not bundled, and what they contain. */
const COPIED = ['pyodide', '@jitl/quickjs-ng-wasmfile-release-sync'];

/** Libraries that another package contains as code of its own. Their license texts are those of the installed packages. */
export const INSIDE = {
  '@modelcontextprotocol/server': [
    'ajv',
    'ajv-formats',
    'content-type',
    'fast-deep-equal',
    'fast-uri',
    'json-schema-traverse',
  ],
};

/** Works that are parts of a library whose package has no license text. */
const TEXTS = {
  pyodide:
    'Pyodide is licensed under the Mozilla Public License, version 2.0 (https://www.mozilla.org/MPL/2.0/).\nThe source code is at https://github.com/pyodide/pyodide.\n\nIt contains CPython and its standard library, licensed under the Python Software Foundation License, version 2\n(https://docs.python.org/3/license.html).\n\nCopyright © 2001 Python Software Foundation. All rights reserved.',
};

/**
 * Collects into `folders`, a set of package folders. It has to be a plugin of every bundle of a build, those of workers included.
 *
 * @returns {import('vite').Plugin}
 */
export function collectLibraries(folders) {
  const add = (id) => {
    const [, folder] = IN_MODULES.exec(id.replaceAll('\\', '/')) ?? [];
    if (folder) folders.add(folder);
  };
  return {
    name: 'collect-libraries',
    generateBundle(_, bundle) {
      for (const made of Object.values(bundle)) if (made.type === 'chunk') made.moduleIds.forEach(add);
      // Styles and fonts leave no module in a chunk.
      for (const id of this.getModuleIds()) if (/\.(?:css|woff2?|ttf)(?:\?|$)/.test(id)) add(id);
    },
  };
}

/** A Vite plugin for the page: writes the notices of everything in it into the build. `folders` as in `collectLibraries`. */
export function pageNotices(folders) {
  return {
    name: 'page-notices',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler() {
        const fonts = ['@fontsource-variable/source-sans-3', '@fontsource-variable/jetbrains-mono'];
        this.emitFile({
          type: 'asset',
          fileName: NOTICES,
          source: noticesOf([...folders, ...[...COPIED, ...fonts].map(folderOf)]),
        });
      },
    },
  };
}

/** Writes the notices of these package folders, and of the files that are copied into the package. */
export function writeNotices(file, folders) {
  writeFileSync(file, noticesOf([...folders, ...COPIED.map(folderOf)]));
}

/** The folder of an installed package. */
export function folderOf(name) {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)).replaceAll('\\', '/');
}

/** The text, sorted by name; a package in several versions has an entry each. Throws for a package without a license. */
export function noticesOf(folders) {
  const rows = new Map();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof license !== 'string') throw new Error(`${name} ${version} names no license`);
    rows.set(`${name} ${version}`, `${name} ${version}\nLicense: ${license}\n\n${licenseIn(folder, name)}\n`);
    for (const part of INSIDE[name] ?? []) {
      const home = folderOf(part);
      const { license: own } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      rows.set(`${part} in ${name}`, `${part}, in ${name}\nLicense: ${own}\n\n${licenseIn(home, part)}\n`);
    }
  }
  const head = 'This program contains the following works of others, each under its own license.\n';
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return [head, ...sorted].join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseIn(folder, name) {
  const files = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length > 0) return texts.join('\n\n');
  if (TEXTS[name] !== undefined) return TEXTS[name];
  const readme = readdirSync(folder).find((file) => /^readme/i.test(file));
  const [, own] =
    /^#+ *licen[cs]e\s*\n([^]*?)(?=^#|(?![^]))/im.exec(readme ? readFileSync(join(folder, readme), 'utf8') : '') ?? [];
  return own?.trim() ?? '(The package contains no license text.)';
}
