// Builds dist/: the page in English, and beside it the page in every other language. `node scripts/build.mjs` always builds; with
// `--if-needed` only if dist/ is missing or older than its sources.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from './languages/catalog.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { root, stampOf } from './sources.mjs';

const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/policy.mjs',
  'scripts/runner-frame.mjs',
  'scripts/worlds.mjs',
  'scripts/service-worker.mjs',
  'scripts/book.mjs',
  'scripts/cached.mjs',
  'scripts/requirements.mjs',
  'scripts/validators.mjs',
  'scripts/validators-code.mjs',
  'scripts/schema-parts.mjs',
  'scripts/lean-rules.mjs',
  'scripts/lean-monaco.mjs',
  'scripts/notices.mjs',
  'scripts/languages',
  'public',
  'web/locales',
  'web/app',
  'web/protocol',
  'web/simulator',
  'web/course',
  'web/sandbox',
];
const stampFile = join(root, 'node_modules', '.cache', 'playground', 'dist.stamp');

/** Builds dist/ and records the hash of its sources. Throws if the build fails. */
export async function build(logLevel = 'info') {
  const stamp = stampOf(SOURCES);
  rmSync(stampFile, { force: true });
  // A test runner that starts the build has another environment: React would be its slower version for development.
  process.env.NODE_ENV = 'production';
  const { build: viteBuild } = await import('vite');
  const pages = LANGUAGES.map(pagesIn);
  await viteBuild({ root, logLevel });
  await Promise.all(pages);
  for (const language of LANGUAGES) await buildLanguage(language, { logLevel });
  await writeServiceWorker(join(root, 'dist'));
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Makes the reference pages in a language in a process of its own, beside the build in English: judging the examples of all rules
 * takes longest. Never rejects: the build in that language makes what is missing.
 */
function pagesIn(language) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', 'book.mjs'), language], { stdio: 'ignore' });
    child.on('error', resolve).on('close', resolve);
  });
}

/** Builds the page in one language besides English: its page and its scripts, into the same folder as the English ones, or `outDir`. */
export async function buildLanguage(language, { logLevel = 'warn', outDir = join(root, 'dist') } = {}) {
  const { build: viteBuild } = await import('vite');
  process.env.PLAYGROUND_LANGUAGE = language;
  try {
    await viteBuild({ root, logLevel: logLevel === 'info' ? 'warn' : logLevel, build: { outDir } });
  } finally {
    delete process.env.PLAYGROUND_LANGUAGE;
  }
}

/** Builds dist/ unless it exists and its sources are unchanged. */
export async function buildIfNeeded() {
  const fresh =
    existsSync(join(root, 'dist', 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stampOf(SOURCES);
  if (!fresh) await build('warn');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await (process.argv.includes('--if-needed') ? buildIfNeeded() : build());
