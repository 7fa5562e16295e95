/** A tool and its view. */
import { appsClause, appsHandshake, forecast, LINK, VIEW } from '../apps-log.ts';
import { answer, answers, client, commonMistake, goal, present, request } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const list = (meta: Parameters<typeof forecast>[0]) => answer(2, { tools: [forecast(meta)] });
const TOOL = '/result/tools/0';

/** Answer as the server. */
export const linkView: MessageSource = {
  id: 'link-view',
  kind: 'answer-as-server',
  extensions: true,
  title: 'Link a tool with its view',
  revision: '2025-11-25',
  from: 'server',
  task: 'Respond to request 2, so that the host opens the view `ui://weather/forecast` for the tool.\n\nYou are the server, and the client has declared MCP Apps. Your tool `forecast` has the argument `city`.',
  before: [...appsHandshake, client(request(2, 'tools/list'))],
  start: list({}),
  hints: [
    'The link is metadata of the tool, so it belongs in `_meta`.',
    'The extension has one key there, `ui`, whose value is an object.',
    '`"_meta": {"ui": {"resourceUri": "ui://…"}}`',
  ],
  solution: list(LINK),
  lesson:
    'A tool names its view in `_meta.ui.resourceUri`. The host reads that resource with `resources/read` and displays it when the tool is called. A host without the extension ignores the metadata.',
  links: [appsClause('resource-discovery', 'Resource Discovery')],
  goals: [
    ...answers(2, 'result'),
    goal(
      'tool',
      'The list has the tool',
      '`result.tools` needs the tool `forecast`, and its `inputSchema` the property `city`.',
      {
        all: [
          { at: `${TOOL}/name`, equals: 'forecast' },
          { at: `${TOOL}/inputSchema/properties/city`, present: true },
        ],
      },
    ),
    goal('link', 'The tool names its view', '`_meta.ui.resourceUri` of the tool must be `"ui://weather/forecast"`.', {
      at: `${TOOL}/_meta/ui/resourceUri`,
      equals: VIEW,
    }),
  ],
  mistakes: [
    commonMistake(
      'flat',
      list({ _meta: { 'ui/resourceUri': VIEW } }),
      'The flat key `ui/resourceUri` comes from a draft. Hosts read `resourceUri` inside `ui`.',
      { at: `${TOOL}/_meta/ui~1resourceUri`, present: true },
    ),
    commonMistake(
      'without-ui',
      list({ _meta: { resourceUri: VIEW } }),
      'The member is directly in `_meta`, where no host looks. Put it into an object `ui`.',
      { at: `${TOOL}/_meta/resourceUri`, present: true },
    ),
    commonMistake(
      'on-tool',
      list({ ui: { resourceUri: VIEW } }),
      'What an extension adds to a tool belongs in `_meta`.',
      { at: `${TOOL}/ui`, present: true },
    ),
    commonMistake(
      'web-address',
      list({ _meta: { ui: { resourceUri: 'https://weather.example/forecast.html' } } }),
      'A view is a resource of your server, with the scheme `ui://`. A host does not open web pages for a tool.',
      { at: `${TOOL}/_meta/ui/resourceUri`, contains: 'http' },
    ),
    commonMistake(
      'policy-on-tool',
      list({ _meta: { ui: { resourceUri: VIEW, csp: { connectDomains: [] } } } }),
      'The policy belongs to the resource. On a tool, hosts ignore `csp` and `permissions`.',
      {
        any: [
          { at: `${TOOL}/_meta/ui/csp`, present: true },
          { at: `${TOOL}/_meta/ui/permissions`, present: true },
        ],
      },
    ),
    commonMistake(
      'on-result',
      answer(2, { tools: [forecast({})], _meta: { ui: { resourceUri: VIEW } } }),
      'This is the metadata of the whole list. The link belongs to the tool itself.',
      { all: [present('/result/_meta/ui'), present('/result/tools')] },
    ),
  ],
};
