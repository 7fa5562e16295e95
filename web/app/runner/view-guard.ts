/** What is removed from the document of a view before it is displayed: the ways to a network that no policy closes. */

/** Elements that connect, navigate, or have a document of their own. */
const REMOVED = 'link, base, meta[http-equiv="refresh" i], iframe, frame, object, embed, fencedframe, portal';

/** Runs first in the document of a view: removes peer connections, and the same elements when a script adds them. */
const SCRIPT = `(() => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) delete globalThis[name];
  const removed = ${JSON.stringify(REMOVED)};
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(removed)) node.remove();
        else for (const inner of node.querySelectorAll(removed)) inner.remove();
      }
  }).observe(document, { childList: true, subtree: true });
  document.currentScript.remove();
})();`;

/**
 * The document without these elements, and with a script that keeps them out. It is parsed here, in a document without an origin,
 * where nothing of it loads or runs.
 */
export function guarded(html: string): string {
  const view = new DOMParser().parseFromString(html, 'text/html');
  for (const element of view.querySelectorAll(`${REMOVED}, template[shadowrootmode]`)) element.remove();
  const first = view.createElement('script');
  first.textContent = SCRIPT;
  view.head.prepend(first);
  return `<!doctype html>${view.documentElement.outerHTML}`;
}
