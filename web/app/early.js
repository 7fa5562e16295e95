// Runs before the first paint: a chosen theme and an embedding never flash, and the checker's worker is on its way before
// any module is. The page's own code takes all of it over.
try {
  const theme = JSON.parse(localStorage.getItem('mcp-playground/settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing kept, or no storage: the system's theme holds.
}
if (/[?&]embed=1(&|$)/.test(location.hash)) document.documentElement.dataset.embed = '';

/** Fetches a module, and what the browser can prepare of it, without running it. */
function fetchModule(href, priority = 'auto') {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.crossOrigin = '';
  link.fetchPriority = priority;
  document.head.append(link);
}

const { checker, beside, ground, editor } = document.currentScript.dataset;
if (checker) {
  const worker = new Worker(new URL(checker, document.baseURI), { type: 'module', name: 'checker' });
  worker.onerror = () => delete window.earlyChecker;
  window.earlyChecker = worker;
  // What the worker imports would be asked for only when it has been read: a whole way to the host and back later.
  for (const file of beside.split(' ').filter(Boolean)) fetchModule(file);
}
if (ground && editor) {
  // The editor's code is most of the page: it travels behind what the first paint needs, and runs when that is done.
  fetchModule(ground, 'low');
  fetchModule(editor, 'low');
  let waiting = true;
  const run = () => {
    if (waiting) import(new URL(ground, document.baseURI)).catch(() => {});
    waiting = false;
  };
  // The first verdict comes before the editor, which the page can do without for a while.
  window.earlyChecker?.addEventListener('message', () => setTimeout(run, 0), { once: true });
  setTimeout(run, 900);
}
