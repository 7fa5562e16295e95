// Runs before the first paint: a chosen theme and an embedding never flash, the checker's worker is on its way before any
// module is, and the text that the page begins with is judged while the page's own code still travels. That code takes all
// of it over.
let kept = null;
try {
  const read = (name) => JSON.parse(localStorage.getItem(`mcp-playground/${name}`) ?? 'null');
  const { theme } = read('settings') ?? {};
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  kept = read(`text-${read('slot') === 'b' ? 'b' : 'a'}`);
} catch {
  // Nothing kept, or no storage: the system's theme holds.
}
if (/[?&]embed=1(&|$)/.test(location.hash)) document.documentElement.dataset.embed = '';
const away = /^#\/reference\b/.test(location.hash);
if (away) document.documentElement.dataset.screen = 'reference';
// On a first visit the page introduces itself.
if (kept === null && !away && !location.hash.includes('?')) document.documentElement.dataset.first = '';

/** Fetches a file ahead of the code that asks for it; a module is prepared as well, but not run. */
function fetchAhead(rel, href) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.as = rel === 'preload' ? 'style' : 'script';
  link.crossOrigin = '';
  document.head.append(link);
}

/** Shows `text` in the page's box as soon as that is there. Nothing typed is overwritten. */
function showText(text) {
  const box = document.getElementById('boot-text');
  if (box && box.value === '' && !box.dataset.begun) box.value = text;
  return box;
}

const { checker, beside, first, frame, looks, ground, editor } = document.currentScript.dataset;
if (checker) {
  const worker = new Worker(new URL(checker, document.baseURI), { type: 'module', name: 'checker' });
  worker.onerror = () => delete window.earlyChecker;
  window.earlyChecker = worker;

  // A link with settings, and a long text kept elsewhere, wait for the page's own code.
  const text = kept === null ? first : kept.where === 'here' ? kept.text : null;
  const judged = typeof text === 'string' && !location.hash.includes('?');
  if (judged) worker.postMessage({ type: 'first', text });
  // What the worker imports would be asked for only when it has been read: a whole way to the host and back later.
  for (const file of beside.split(' ')) fetchAhead('modulepreload', file);
  if (judged) requestAnimationFrame(() => showText(text));

  // A browser opens six connections to a host of the older kind, and preparing code takes time from what is running: the
  // first paint comes first, then the frame of the page; behind the first verdict the editor, which is most of the code.
  const once = (task) => () => {
    task?.();
    task = null;
  };
  const fetchFrame = once(() => {
    for (const file of frame.split(' ')) fetchAhead('modulepreload', file);
    for (const file of looks.split(' ')) fetchAhead('preload', file);
  });
  const fetchEditor = once(() => {
    fetchFrame();
    if (away) return;
    import(new URL(ground, document.baseURI)).catch(() => {});
    // Side by side they would share the link, and both come late.
    setTimeout(fetchAhead, 100, 'modulepreload', editor);
  });
  requestAnimationFrame(() => setTimeout(fetchFrame, 0));
  setTimeout(fetchEditor, 400);
  worker.addEventListener('message', function hear({ data }) {
    worker.removeEventListener('message', hear);
    const box = judged && showText(text);
    const status = document.getElementById('boot-status');
    if (data.type === 'first-verdict' && box && status && !box.dataset.begun && box.value === text) {
      status.textContent = data.text;
      box.addEventListener('input', () => status.replaceChildren(), { once: true });
    }
    setTimeout(fetchEditor, 0);
  });
}
