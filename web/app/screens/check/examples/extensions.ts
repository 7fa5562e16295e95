/** Examples: official extensions in use. */
import { groupOf } from './example.ts';

const sent =
  (from: string) =>
  (message: string): string =>
    `{"from":"${from}","message":{"jsonrpc":"2.0",${message}}}\n`;
const [client, server, view, host] = [sent('client'), sent('server'), sent('view'), sent('host')];

const DECLARES =
  '"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html;profile=mcp-app"]},"io.modelcontextprotocol/tasks":{}}';
const META = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"reading-list","version":"2.0.0"},"io.modelcontextprotocol/clientCapabilities":{${DECLARES}}}`;
const INFO = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"library","version":"3.1.0"}}';
const CACHE = '"ttlMs":60000,"cacheScope":"private"';
const TASK = '"taskId":"786512e2-9e0d-44bd-8f29-789f320fe840","createdAt":"2026-09-01T10:00:00Z","ttlMs":3600000';
const HTML =
  '<!doctype html><html><head><title>Shelves</title></head><body><main id=\\"shelves\\"></main></body></html>';
const SKILL =
  '---\\nname: lend-books\\ndescription: How to lend a book of the library.\\n---\\nFind the book first, then lend it.\\n';

/** “Extensions”. */
export const extensions = groupOf('Extensions', [
  [
    'x-tool-view',
    'A tool with its view',
    'MCP Apps: the tool names the URI of its view, and the host reads the HTML document from it.',
    client(`"id":1,"method":"tools/list","params":{${META}}`) +
      server(
        `"id":1,"result":{"resultType":"complete","tools":[{"name":"show_shelves","description":"Shows the shelves as a map","inputSchema":{"type":"object"},"_meta":{"ui":{"resourceUri":"ui://library/shelves.html","visibility":["model","app"]}}}],${CACHE},${INFO}}`,
      ) +
      client(`"id":2,"method":"resources/read","params":{${META},"uri":"ui://library/shelves.html"}`) +
      server(
        `"id":2,"result":{"resultType":"complete","contents":[{"uri":"ui://library/shelves.html","mimeType":"text/html;profile=mcp-app","text":"${HTML}","_meta":{"ui":{"csp":{"connectDomains":["https://api.library.example"]},"prefersBorder":true}}}],${CACHE},${INFO}}`,
      ),
  ],
  [
    'x-view',
    'A host and its view',
    'MCP Apps: the view introduces itself, receives input and result of its tool, and calls another tool.',
    view(
      '"id":1,"method":"ui/initialize","params":{"protocolVersion":"2026-01-26","appInfo":{"name":"shelves","version":"1.0.0"},"appCapabilities":{"availableDisplayModes":["inline","fullscreen"]}}',
    ) +
      host(
        '"id":1,"result":{"protocolVersion":"2026-01-26","hostInfo":{"name":"reading-host","version":"5.0.0"},"hostCapabilities":{"openLinks":{},"serverTools":{}},"hostContext":{"theme":"dark","displayMode":"inline","availableDisplayModes":["inline","fullscreen"]}}',
      ) +
      view('"method":"ui/notifications/initialized"') +
      host('"method":"ui/notifications/tool-input","params":{"arguments":{"room":"cellar"}}') +
      host('"method":"ui/notifications/tool-result","params":{"content":[{"type":"text","text":"7 shelves"}]}') +
      view('"id":2,"method":"tools/call","params":{"name":"find_book","arguments":{"title":"Momo"}}') +
      host('"id":2,"result":{"content":[{"type":"text","text":"Shelf 4"}]}') +
      view('"id":3,"method":"ui/request-display-mode","params":{"mode":"fullscreen"}') +
      host('"id":3,"result":{"mode":"fullscreen"}'),
    '2025-11-25',
  ],
  [
    'x-view-early',
    'A host that sends too early',
    'MCP Apps: the view receives its tool input before it is ready.',
    view(
      '"id":1,"method":"ui/initialize","params":{"protocolVersion":"2026-01-26","appInfo":{"name":"shelves","version":"1.0.0"},"appCapabilities":{}}',
    ) +
      host(
        '"id":1,"result":{"protocolVersion":"2026-01-26","hostInfo":{"name":"reading-host","version":"5.0.0"},"hostCapabilities":{},"hostContext":{}}',
      ) +
      host('"method":"ui/notifications/tool-input","params":{"arguments":{"room":"cellar"}}') +
      view('"method":"ui/notifications/initialized"'),
    '2025-11-25',
  ],
  [
    'x-skills',
    'Skills of a server',
    'The server lists a skill with the digest of its file; the client reads the file, whose contents match.',
    client(`"id":1,"method":"server/discover","params":{${META}}`) +
      server(
        `"id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"resources":{},"extensions":{"io.modelcontextprotocol/skills":{}}},${CACHE},${INFO}}`,
      ) +
      client(`"id":2,"method":"skills/list","params":{${META}}`) +
      server(
        `"id":2,"result":{"resultType":"complete","skills":[{"uri":"skill://lend-books/SKILL.md","frontmatter":{"name":"lend-books","description":"How to lend a book of the library."},"resources":[{"uri":"skill://lend-books/SKILL.md","digest":"sha256:924375edeb8853224a780cc7cc4f7ba0f2ab5f078bc5e238cf085ff9f5a4a66a","size":108}]}],${CACHE},${INFO}}`,
      ) +
      client(`"id":3,"method":"resources/read","params":{${META},"uri":"skill://lend-books/SKILL.md"}`) +
      server(
        `"id":3,"result":{"resultType":"complete","contents":[{"uri":"skill://lend-books/SKILL.md","mimeType":"text/markdown","text":"${SKILL}"}],${CACHE},${INFO}}`,
      ),
  ],
  [
    'x-tasks',
    'A call that becomes a task',
    'The server returns a task instead of a result, and the client polls it until it is completed.',
    client(`"id":1,"method":"tools/call","params":{${META},"name":"count_books","arguments":{"room":"cellar"}}`) +
      server(
        `"id":1,"result":{"resultType":"task",${TASK},"status":"working","lastUpdatedAt":"2026-09-01T10:00:00Z","pollIntervalMs":2000,${INFO}}`,
      ) +
      client(`"id":2,"method":"tasks/get","params":{${META},"taskId":"786512e2-9e0d-44bd-8f29-789f320fe840"}`) +
      server(
        `"id":2,"result":{"resultType":"complete",${TASK},"status":"completed","lastUpdatedAt":"2026-09-01T10:00:04Z","result":{"content":[{"type":"text","text":"1,385 books"}]},${INFO}}`,
      ),
  ],
]);
