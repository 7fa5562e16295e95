// Runs before the first paint: a chosen theme and embedding never flash, the checker's worker loads before any module, and the
// initial text of the page is judged while the page's own code is loading. That code then takes over worker and text.
let stored = null;
try {
  const read = (name) => JSON.parse(localStorage.getItem(`mcp-playground/${name}`) ?? 'null');
  const { theme } = read('settings') ?? {};
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  stored = read(`text-${read('slot') === 'b' ? 'b' : 'a'}`);
} catch {
  // Nothing stored, or no storage: the system's theme applies.
}
if (/[?&]embed=1(&|$)/.test(location.hash)) document.documentElement.dataset.embed = '';
const isReference = /^#\/reference\b/.test(location.hash);
if (isReference) document.documentElement.dataset.screen = 'reference';
// On a first visit the page shows its introduction.
if (stored === null && !isReference && !location.hash.includes('?')) document.documentElement.dataset.first = '';

/** Preloads a file before the code that uses it; a module is compiled as well, but not run. */
function fetchAhead(rel, href) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.as = rel === 'preload' ? 'style' : 'script';
  link.crossOrigin = '';
  document.head.append(link);
}

/** Shows `text` in the page's text box as soon as it exists. Typed text is not overwritten. */
function showText(text) {
  const box = document.getElementById('boot-text');
  if (box && box.value === '' && !box.dataset.begun) box.value = text;
  return box;
}

const { checker, imports, first, frame, styles, monacoBase, editor } = document.currentScript.dataset;
if (checker) {
  const worker = new Worker(new URL(checker, document.baseURI), { type: 'module', name: 'checker' });
  worker.onerror = () => delete window.earlyChecker;
  window.earlyChecker = worker;

  // A link with settings, and a long text that is stored elsewhere, wait for the page's own code.
  const text = stored === null ? first : stored.where === 'here' ? stored.text : null;
  const judged = typeof text === 'string' && !location.hash.includes('?');
  if (judged) worker.postMessage({ type: 'first', text });
  // Without a preload, the worker's imports would be requested only after it has been parsed: one round trip later.
  for (const file of imports.split(' ')) fetchAhead('modulepreload', file);
  if (judged) requestAnimationFrame(() => showText(text));

  // A browser opens six connections to an HTTP/1.1 host, and compiling code takes time from what is running. So the first
  // paint comes first, then the frame of the page, and after the first verdict the editor, which is most of the code.
  const once = (task) => () => {
    task?.();
    task = null;
  };
  const fetchFrame = once(() => {
    for (const file of frame.split(' ')) fetchAhead('modulepreload', file);
    for (const file of styles.split(' ')) fetchAhead('preload', file);
  });
  const fetchEditor = once(() => {
    fetchFrame();
    if (isReference) return;
    import(new URL(monacoBase, document.baseURI)).catch(() => {});
    // In parallel they would share the connection, and both would be late.
    setTimeout(fetchAhead, 100, 'modulepreload', editor);
  });
  requestAnimationFrame(() => setTimeout(fetchFrame, 0));
  setTimeout(fetchEditor, 400);
  worker.addEventListener('message', function onVerdict({ data }) {
    worker.removeEventListener('message', onVerdict);
    const box = judged && showText(text);
    const status = document.getElementById('boot-status');
    if (data.type === 'first-verdict' && box && status && !box.dataset.begun && box.value === text) {
      status.textContent = data.text;
      box.addEventListener('input', () => status.replaceChildren(), { once: true });
    }
    setTimeout(fetchEditor, 0);
  });
}
