/** Link texts for the specifications, from the path alone: “Base protocol, Error codes” for `basic/index#error-codes`. */

/** Titles of pages. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'JSON-RPC 2.0',
  '../../extensions/tasks/overview': 'Tasks extension',
  '../../seps/2663-tasks-extension': 'SEP-2663, the tasks extension',
  'architecture/index': 'Architecture',
  'basic/authorization': 'Authorization',
  'basic/authorization/authorization-server-discovery': 'Authorization server discovery',
  'basic/authorization/client-registration': 'Client registration',
  'basic/authorization/security-considerations': 'Security considerations',
  'basic/index': 'Base protocol',
  'basic/lifecycle': 'Lifecycle',
  'basic/messages': 'Messages',
  'basic/patterns/cancellation': 'Cancellation',
  'basic/patterns/index': 'Message patterns',
  'basic/patterns/mrtr': 'Multi round-trip requests',
  'basic/patterns/progress': 'Progress',
  'basic/patterns/subscriptions': 'Subscriptions',
  'basic/transports': 'Transports',
  'basic/transports/stdio': 'stdio',
  'basic/transports/streamable-http': 'Streamable HTTP',
  'basic/utilities/cancellation': 'Cancellation',
  'basic/utilities/ping': 'Ping',
  'basic/utilities/progress': 'Progress',
  'basic/utilities/tasks': 'Tasks',
  'basic/versioning': 'Versioning',
  'client/elicitation': 'Elicitation',
  'client/roots': 'Roots',
  'client/sampling': 'Sampling',
  'server/discover': 'Discovery',
  'server/prompts': 'Prompts',
  'server/resources': 'Resources',
  'server/tools': 'Tools',
  'server/utilities/caching': 'Caching',
  'server/utilities/completion': 'Completion',
  'server/utilities/logging': 'Logging',
  'server/utilities/pagination': 'Pagination',
  changelog: 'Key changes',
  deprecated: 'Deprecated features',
  index: 'Overview',
  schema: 'Schema',
};

/** Headings that contain a protocol name, which an anchor does not spell. */
const NAMES = [
  '_meta',
  'Error',
  'InputRequests',
  'InputResponses',
  'JSONRPCError',
  'MissingRequiredClientCapabilityError',
  'RequestMetaObject',
  'ResultMetaObject',
  'ResultType',
  'UnsupportedProtocolVersionError',
];

/**
 * The link text for a path below a revision’s root: the page, and the heading of its anchor. `types`: names of types by their
 * anchors.
 */
export function placeTitle(path: string, types?: ReadonlyMap<string, string>): string {
  const [page = '', anchor] = path.split('#');
  const title = PAGES[page] ?? page;
  if (!anchor) return title;
  const spaced = anchor.replaceAll(/[-_]/g, ' ');
  const heading =
    types?.get(page === 'schema' ? (anchor.split('-')[0] ?? anchor) : anchor) ??
    NAMES.find((name) => name.toLowerCase().replace('_', '') === anchor) ??
    spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return heading.startsWith(title) ? heading : `${title}, ${heading}`;
}
