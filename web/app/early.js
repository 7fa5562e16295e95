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
function fetchModule(href) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.crossOrigin = '';
  document.head.append(link);
}

const { checker, beside, frame, looks, ground, editor } = document.currentScript.dataset;
if (checker) {
  const worker = new Worker(new URL(checker, document.baseURI), { type: 'module', name: 'checker' });
  worker.onerror = () => delete window.earlyChecker;
  window.earlyChecker = worker;
  // What the worker imports would be asked for only when it has been read: a whole way to the host and back later.
  for (const file of beside.split(' ').filter(Boolean)) fetchModule(file);
}

/** Asks for the looks of the page ahead of the code that needs them. */
function fetchLooks(href) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = href;
  link.crossOrigin = '';
  document.head.append(link);
}

// A browser opens six connections to a host of the older kind: the checker comes first, then the frame of the page, then the
// editor, which is most of the page's code and runs behind the first verdict.
if (frame && looks && ground && editor) {
  setTimeout(() => {
    for (const file of frame.split(' ')) fetchModule(file);
    for (const file of looks.split(' ')) fetchLooks(file);
  }, 120);
  requestAnimationFrame(() => {
    setTimeout(() => {
      fetchModule(ground);
      fetchModule(editor);
    }, 60);
  });
  let waiting = true;
  const run = () => {
    if (waiting) import(new URL(ground, document.baseURI)).catch(() => {});
    waiting = false;
  };
  window.earlyChecker?.addEventListener('message', () => setTimeout(run, 100), { once: true });
  setTimeout(run, 900);
}
