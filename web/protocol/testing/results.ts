/** A valid result for every method, revision by revision. For tests only. */

const book =
  '"name":"lend","description":"Lend a book","inputSchema":{"type":"object","properties":{"isbn":{"type":"string"}}}';
const task =
  '"taskId":"t-4","status":"working","createdAt":"2026-01-02T03:04:05Z","lastUpdatedAt":"2026-01-02T03:04:06Z"';
/** The caching members of a result in 2026-07-28; unknown members in the other revisions. */
const stored = '"ttlMs":60000,"cacheScope":"private"';

/** Name of the type, members of the result, and the revisions that have it: `+` or `.`, 2024-11-05 first. */
export const results: readonly (readonly [type: string, members: string, has: string])[] = [
  [
    'InitializeResult',
    '"protocolVersion":"2025-06-18","capabilities":{"tools":{"listChanged":true},"logging":{}},"serverInfo":{"name":"library","version":"0.9.2"},"instructions":"Ask for books"',
    '++++.',
  ],
  ['EmptyResult', '', '+++++'],
  ['ListToolsResult', `"tools":[{${book}}],${stored}`, '+++++'],
  ['ListToolsResult', `"tools":[],"nextCursor":"n2",${stored}`, '+++++'],
  ['CallToolResult', '"content":[{"type":"text","text":"4 loans"}]', '+++++'],
  ['CallToolResult', '"content":[],"isError":true', '+++++'],
  [
    'CallToolResult',
    '"content":[{"type":"image","data":"aGk=","mimeType":"image/png"},{"type":"resource","resource":{"uri":"book://9","text":"Momo"}}]',
    '+++++',
  ],
  [
    'CallToolResult',
    '"content":[{"type":"text","text":"{}"}],"structuredContent":{"loans":4,"error":null,"id":null,"jsonrpc":1}',
    '+++++',
  ],
  ['ListResourcesResult', `"resources":[{"uri":"book://9","name":"Momo"}],${stored}`, '+++++'],
  [
    'ListResourceTemplatesResult',
    `"resourceTemplates":[{"uriTemplate":"book://{isbn}","name":"book"}],${stored}`,
    '+++++',
  ],
  [
    'ReadResourceResult',
    `"contents":[{"uri":"book://9","mimeType":"text/plain","text":"Momo"},{"uri":"book://10","blob":"aGk="}],${stored}`,
    '+++++',
  ],
  [
    'ListPromptsResult',
    `"prompts":[{"name":"blurb","arguments":[{"name":"tone","required":true}]}],${stored}`,
    '+++++',
  ],
  [
    'GetPromptResult',
    '"description":"A blurb","messages":[{"role":"user","content":{"type":"text","text":"Write"}}]',
    '+++++',
  ],
  ['CompleteResult', '"completion":{"values":["dry","droll"],"total":2,"hasMore":false}', '+++++'],
  [
    'CreateMessageResult',
    '"role":"assistant","content":{"type":"text","text":"Sum"},"model":"m-1","stopReason":"endTurn"',
    '++++.',
  ],
  ['ListRootsResult', '"roots":[{"uri":"file:///srv/books","name":"books"}]', '++++.'],
  ['ElicitResult', '"action":"accept","content":{"branch":"north"}', '..++.'],
  ['ElicitResult', '"action":"decline"', '..++.'],
  ['CreateTaskResult', `"task":{${task},"ttl":60000}`, '...+.'],
  ['GetTaskResult', `${task},"ttl":null`, '...+.'],
  ['CancelTaskResult', `${task.replace('working', 'cancelled')},"ttl":60000`, '...+.'],
  ['ListTasksResult', `"tasks":[{${task},"ttl":60000}]`, '...+.'],
  ['DiscoverResult', `"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},${stored}`, '....+'],
];
