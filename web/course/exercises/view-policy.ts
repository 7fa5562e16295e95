/** A view whose policy lets it load nothing. */
import { appsClause, VIEW, VIEW_TYPE, withTools } from '../apps-log.ts';
import { answer, client, request, server } from '../goals.ts';
import type { FindSource } from '../source.ts';

const html =
  '<!doctype html><html><head><title>Forecast</title></head><body><p id="sky"></p><script>fetch("https://api.weather.example/now");</script></body></html>';

/** Find the mistake. */
export const viewPolicy: FindSource = {
  id: 'view-policy',
  kind: 'find-mistake',
  extensions: true,
  title: 'Find why a view cannot load its data',
  revision: '2025-11-25',
  task: 'Which message of this session is wrong, and why?\n\nThe view opens but stays empty. The console of the browser reports that the policy of the page blocks the request to `https://api.weather.example/now`.',
  log: [
    ...withTools,
    client(request(3, 'resources/read', { uri: VIEW })),
    server(
      answer(3, {
        contents: [
          {
            uri: VIEW,
            mimeType: VIEW_TYPE,
            text: html,
            _meta: {
              ui: { csp: { connectDomains: ['api.weather.example'] }, permissions: { geolocation: {} } },
            },
          },
        ],
      }),
    ),
    client(request(4, 'tools/call', { name: 'forecast', arguments: { city: 'Turku' } })),
    server(answer(4, { content: [{ type: 'text', text: '21 degrees, sunny' }] })),
  ],
  options: [
    { id: 'origin', text: 'A domain is not an origin with scheme and host', rule: 'apps/csp-domain-origin' },
    { id: 'permission', text: 'The permission must be `true`, not an object' },
    { id: 'tool-policy', text: 'The policy belongs to the tool' },
    { id: 'listed', text: 'The view must be in `resources/list` first' },
  ],
  start: { message: 5, mistake: 'tool-policy' },
  hints: [
    'Which message states what the view may load?',
    'The host builds a policy from the declared domains. Compare the entry with the URL that is blocked.',
  ],
  solution: { message: 7, mistake: 'origin' },
  lesson:
    'A view may connect only to the origins in `csp.connectDomains`, and load only from those in `resourceDomains`. An origin is scheme and host: `https://api.weather.example`. Without an entry, a view loads nothing.',
  links: [appsClause('ui-resource-format', 'UI Resource Format'), appsClause('host-behavior', 'Host Behavior')],
  innocent: {
    1: 'The client declares the extension with the type of views. The declaration is right.',
    5: 'The tool names its view in `_meta.ui.resourceUri`. Nothing else is required there.',
    9: 'The result has text for the model. It does not concern what the view may load.',
  },
  mistakes: [
    {
      id: 'empty-object',
      option: 'permission',
      says: 'A permission is an empty object, `{}`. The blocked request needs no permission, but an origin.',
      example: { message: 7, mistake: 'permission' },
    },
    {
      id: 'not-on-tools',
      option: 'tool-policy',
      says: 'On a tool, hosts ignore a policy. It belongs to the resource, and that is where it is here.',
      example: { message: 5, mistake: 'tool-policy' },
    },
    {
      id: 'found-by-tool',
      option: 'listed',
      says: 'A host finds the view through the tool. A server may omit it from the list of resources.',
      example: { message: 6, mistake: 'listed' },
    },
  ],
};
