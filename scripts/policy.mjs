// The headers of the page, in one place: the build writes the policy into <meta>, every server here sends it as a header.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The inline script of the page, byte for byte: the only one that the policy allows, by its hash. */
export const early = `\n${readFileSync(new URL('../web/app/early.js', import.meta.url), 'utf8')}`;
const earlyHash = createHash('sha256').update(early).digest('base64');

/** The Content-Security-Policy. Monaco needs inline styles and SVG data images, and nothing else outside our own origin. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${earlyHash}'`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Headers that a host should send with every file. No frame-ancestors: courses embed the page. */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const frameScript = readFileSync(new URL('../web/app/runner/worlds/frame.js', import.meta.url), 'utf8');
const frameHash = createHash('sha256').update(frameScript).digest('base64');

/**
 * The policy of the document in which learners' code runs: one script, workers and modules made of the bytes it receives,
 * WebAssembly, and no network connections. Documents and workers inside it inherit the policy.
 */
export const framePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${frameHash}' blob: 'wasm-unsafe-eval'`,
  'worker-src blob:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * That document. The sandbox is a document inside it: a service worker does not serve a document without an origin, but it
 * serves this one, so that code runs offline.
 */
export const frameDocument = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(framePolicy)}">
<title>Sandbox for code</title>
<iframe title="Sandbox for code" sandbox="allow-scripts" srcdoc="${attribute(`<script>${frameScript}</script>`)}"></iframe>
</html>
`;

/**
 * The policy of the document in which views of MCP Apps run: scripts and styles inside the view alone, and no network connections.
 * Documents inside it inherit the policy, and it also forbids them to navigate.
 */
export const viewPolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'media-src data:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const viewScript = readFileSync(new URL('../web/app/runner/worlds/view-frame.js', import.meta.url), 'utf8');

/** That document, nested like the one above. Its inner document is the sandbox of MCP Apps, and the view is inside that one. */
export const viewDocument = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(viewPolicy)}">
<title>Sandbox for a view</title>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style>
<iframe title="Sandbox for a view" sandbox="allow-scripts" srcdoc="${attribute(`<!doctype html><html lang="en"><title>Sandbox for a view</title><script>${viewScript}</script></html>`)}"></iframe>
</html>
`;

/** The headers of a file of the build, by its path: sandboxes have their own policies instead of the page's. */
export function headersOf(path) {
  const [, name] = /(?:^|[\\/])assets[\\/](runner|view)-[\w-]+\.html$/.exec(path) ?? [];
  if (name === undefined) return securityHeaders;
  return { ...securityHeaders, 'Content-Security-Policy': name === 'view' ? viewPolicy : framePolicy };
}
