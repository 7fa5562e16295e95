// The headers of the page, in one place: the build writes the policy into <meta>, every server here sends it as a header.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The script that stands in the page itself, byte for byte: the one inline script the policy allows, by its hash. */
export const early = `\n${readFileSync(new URL('../web/app/early.js', import.meta.url), 'utf8')}`;
const earlyHash = createHash('sha256').update(early).digest('base64');

/** The Content-Security-Policy. Monaco needs inline styles and SVG data images, and nothing else beyond our own origin. */
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

/** What a host should send with every file. No frame-ancestors: courses embed the page. */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
