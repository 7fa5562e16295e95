// The launch page of a SCORM package. `web/app/scorm/` has its script and its styles.
import { escaped } from './manifest.mjs';

/** Its policy: its own script and styles, and a frame with the page of the same package. */
export const launchPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The text of the page for these items, each with `id` and `title`. */
export function launchPage({ version, title, items }) {
  const rows = items.map(
    ({ id, title: name }) =>
      `<li><button type="button" data-item="${escaped(id)}">${escaped(name.replaceAll('`', ''))}<span class="state"></span></button></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(launchPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" type="image/svg+xml" href="icon.svg">
<link rel="stylesheet" href="scorm.css">
<script src="scorm.js" defer></script>
</head>
<body data-scorm="${version}"${items.length === 1 ? ' data-single' : ''}>
<header><h1>${escaped(title)}</h1><p id="count" role="status"></p></header>
<p id="note" role="alert"></p>
<nav aria-label="Lessons"><ol>
${rows.join('\n')}
</ol></nav>
<main><iframe title="Lesson"></iframe>
<noscript><p>These lessons run in your browser, so they need JavaScript.</p></noscript></main>
</body>
</html>
`;
}
