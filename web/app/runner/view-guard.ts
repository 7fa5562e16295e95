/** What is removed from the document of a view before it is displayed: the ways to a network that no policy closes. */

/** Elements that connect, navigate, or have a document of their own. */
const REMOVED = 'link, base, meta[http-equiv="refresh" i], iframe, frame, object, embed, fencedframe, portal';

/**
 * Runs first in the document of a view: removes peer connections, and the same elements when a script adds them, in shadow trees
 * too. A view may overwrite what it finds in its document, so this uses functions that it has kept, and no method of a value.
 */
const SCRIPT = `(() => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) delete globalThis[name];
  for (const of of [Element.prototype, ShadowRoot.prototype]) delete of.setHTMLUnsafe;
  delete Document.parseHTMLUnsafe;
  for (const name of ['open', 'write', 'writeln']) delete Document.prototype[name];
  const { apply } = Reflect;
  const { matches, remove, querySelectorAll, attachShadow } = Element.prototype;
  const { observe } = MutationObserver.prototype;
  const getter = (of, name) => Object.getOwnPropertyDescriptor(of.prototype, name).get;
  const addedNodes = getter(MutationRecord, 'addedNodes');
  const length = getter(NodeList, 'length');
  const nodeType = getter(Node, 'nodeType');
  const removed = ${JSON.stringify(REMOVED)};
  const sweep = (nodes) => {
    for (let at = 0, end = apply(length, nodes, []); at < end; at++) {
      const node = nodes[at];
      if (apply(nodeType, node, []) !== 1) continue;
      if (apply(matches, node, [removed])) apply(remove, node, []);
      else sweep(apply(querySelectorAll, node, [removed]));
    }
  };
  const observer = new MutationObserver((records) => {
    for (let at = 0; at < records.length; at++) sweep(apply(addedNodes, records[at], []));
  });
  const watch = (root) => apply(observe, observer, [root, { __proto__: null, childList: true, subtree: true }]);
  Element.prototype.attachShadow = function (options) {
    const root = apply(attachShadow, this, [options]);
    watch(root);
    return root;
  };
  watch(document);
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
