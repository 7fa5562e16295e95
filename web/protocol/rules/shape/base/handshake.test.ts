/** The handshake and, in 2026-07-28, the request metadata that replaces it: valid and invalid messages of every revision. */
import { describe } from 'vitest';
import {
  A,
  ABLE,
  ability,
  B,
  C,
  CLIENT,
  client,
  D,
  E,
  HANDSHAKE,
  hello,
  judged,
  META,
  meta,
  offer,
  SERVER,
  VERSION,
  welcome,
} from './testing/example-messages.ts';
import { notification, request, response } from './example-texts.ts';

describe('the handshake', () => {
  judged(HANDSHAKE, [
    [hello('{}')],
    [hello('{"roots":{},"sampling":{},"experimental":{"a":{"b":1}}}')],
    [hello('{"roots":{"listChanged":false}}')],
    [welcome('{}')],
    [
      welcome(
        '{"tools":{},"prompts":{"listChanged":true},"logging":{},"resources":{"subscribe":false,"listChanged":true}}',
      ),
    ],
    [welcome('{}', ',"instructions":""')],
    [notification('notifications/initialized', '')],
    ['{"jsonrpc":"2.0","method":"notifications/initialized"}'],
    ['{"jsonrpc":"2.0","id":1,"method":"ping"}'],
    ['{"jsonrpc":"2.0","id":1,"method":"initialize"}', 'lifecycle/initialize-params-missing '],
    [
      request('initialize', ''),
      'lifecycle/initialize-protocol-version-missing /params',
      'lifecycle/initialize-capabilities-missing /params',
      'lifecycle/initialize-client-info-missing /params',
    ],
    [
      request('initialize', `"version":"2025-06-18","capabilities":{},${CLIENT}`),
      'lifecycle/initialize-protocol-version-missing /params',
    ],
    [
      request('initialize', `"protocolVersion":2,"capabilities":{},${CLIENT}`),
      'lifecycle/initialize-protocol-version-type /params/protocolVersion',
    ],
    [
      request('initialize', `${VERSION},"clientCapabilities":{},${CLIENT}`),
      'lifecycle/initialize-capabilities-missing /params',
    ],
    [hello('null'), 'capabilities/array-of-names /params/capabilities'],
    [hello('["sampling"]'), 'capabilities/array-of-names /params/capabilities'],
    [hello('{"sampling":[]}'), 'capabilities/client-boolean /params/capabilities/sampling'],
    [hello('{"sampling":false}'), 'capabilities/false-value /params/capabilities/sampling'],
    [hello('{"roots":{"listChanged":1}}'), 'capabilities/list-changed-type /params/capabilities/roots/listChanged'],
    [hello('{"experimental":{"a":null}}'), 'capabilities/experimental-value /params/capabilities/experimental/a'],
    [hello('{"resources":{}}'), 'capabilities/wrong-side /params/capabilities/resources'],
    [hello('{"root":{}}'), 'capabilities/unknown-key /params/capabilities/root'],
    [hello('{}', '"clientInfo":{"name":"c"}'), 'lifecycle/client-info-version-missing /params/clientInfo'],
    [hello('{}', '"clientInfo":{"name":"c","version":1}'), 'shape/type /params/clientInfo/version'],
    [hello('{}', '"client_info":{"name":"c","version":"1"}'), 'lifecycle/initialize-client-info-missing /params'],
    [hello('{}', '"clientInfo":["c"]'), 'lifecycle/initialize-client-info-missing /params/clientInfo'],
    [welcome('{"tools":true}'), 'capabilities/server-boolean /result/capabilities/tools'],
    [welcome('{"tools":false}'), 'capabilities/false-value /result/capabilities/tools'],
    [welcome('{"logging":"info"}'), 'capabilities/not-object /result/capabilities/logging'],
    [welcome('{"prompts":null}'), 'capabilities/null-value /result/capabilities/prompts'],
    [
      welcome('{"prompts":{"listChanged":"yes"}}'),
      'capabilities/flag-boolean /result/capabilities/prompts/listChanged',
    ],
    [
      welcome('{"resources":{"subscribe":"true"}}'),
      'capabilities/subscribe-type /result/capabilities/resources/subscribe',
    ],
    [welcome('{"sampling":{}}'), 'capabilities/wrong-side /result/capabilities/sampling'],
    [welcome('{"prompt":{}}'), 'capabilities/unknown-key /result/capabilities/prompt'],
    [welcome('{}', ',"instructions":{"text":"x"}'), 'lifecycle/instructions-type /result/instructions'],
    [response(`${VERSION},${SERVER}`), 'lifecycle/result-capabilities-missing /result'],
    [
      response(`${VERSION},"capabilities":{},"serverInfo":{"version":"1"}`),
      'lifecycle/server-info-version-missing /result/serverInfo',
    ],
  ]);
  judged(
    [A, B],
    [[hello('{"elicitation":{}}'), 'capabilities/elicitation-since-2025-06-18 /params/capabilities/elicitation']],
  );
  judged(
    [A],
    [[welcome('{"completions":{}}'), 'capabilities/completions-since-2025-03-26 /result/capabilities/completions']],
  );
  judged(
    [B, C, D],
    [
      [welcome('{"completions":{}}')],
      [welcome('{"completions":true}'), 'capabilities/server-boolean /result/capabilities/completions'],
    ],
  );
  judged(
    [C, D],
    [
      [hello('{"elicitation":{}}')],
      [hello('{"elicitation":true}'), 'capabilities/client-boolean /params/capabilities/elicitation'],
    ],
  );
  judged(
    [C],
    [
      [
        hello('{"elicitation":{"form":{},"url":{}}}'),
        'capabilities/elicitation-modes-since-2025-11-25 /params/capabilities/elicitation/form',
      ],
    ],
  );
  judged(
    [A, B, C],
    [
      [
        hello('{"sampling":{"context":{},"tools":{}}}'),
        'capabilities/sampling-parts-since-2025-11-25 /params/capabilities/sampling/context',
      ],
      [hello('{"tasks":{}}'), 'capabilities/tasks-only-2025-11-25 /params/capabilities/tasks'],
      [welcome('{"tasks":{"requests":{}}}'), 'capabilities/tasks-only-2025-11-25 /result/capabilities/tasks'],
      [
        hello('{}', '"clientInfo":{"name":"c","version":"1","icons":[]}'),
        'icons/since-2025-11-25 /params/clientInfo/icons',
      ],
      [
        hello('{}', '"clientInfo":{"name":"c","version":"1","description":"d"}'),
        'implementation/details-since-2025-11-25 /params/clientInfo/description',
      ],
    ],
  );
  judged(
    [A, B],
    [
      [
        hello('{}', '"clientInfo":{"name":"c","version":"1","title":"C"}'),
        'implementation/title-since-2025-06-18 /params/clientInfo/title',
      ],
    ],
  );
  judged(HANDSHAKE, [
    [welcome('{"extensions":{}}'), 'capabilities/extensions-since-2026-07-28 /result/capabilities/extensions'],
  ]);
  judged(
    [D],
    [
      [hello('{"elicitation":{"url":{}},"sampling":{"tools":{},"context":{}}}')],
      [hello('{"sampling":{"tool":{}}}'), 'capabilities/unknown-key /params/capabilities/sampling/tool'],
      [hello('{"sampling":{"tools":true}}'), 'capabilities/client-boolean /params/capabilities/sampling/tools'],
    ],
  );
});

describe('request metadata in 2026-07-28', () => {
  judged(
    [E],
    [
      [ability('{}')],
      [
        ability(
          '{"elicitation":{"form":{}},"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html;profile=mcp-app"]}}}',
        ),
      ],
      [ability('{"elicitation":[]}'), `capabilities/stateless-boolean ${ABLE}/elicitation`],
      [ability('{"experimental":{"a":1}}'), `capabilities/stateless-boolean ${ABLE}/experimental/a`],
      [ability('{"experimental":[]}'), `capabilities/stateless-boolean ${ABLE}/experimental`],
      [ability('{"prompts":{}}'), `capabilities/wrong-side ${ABLE}/prompts`],
      [ability('{"elicit":{}}'), `capabilities/unknown-key ${ABLE}/elicit`],
      [ability('{"io.modelcontextprotocol/ui":{}}'), `extensions/at-top-level ${ABLE}/io.modelcontextprotocol~1ui`],
      [ability('{"extensions":["a"]}'), `extensions/not-a-map ${ABLE}/extensions`],
      [
        ability('{"extensions":{"com.example/a":[]}}'),
        `extensions/settings-not-object ${ABLE}/extensions/com.example~1a`,
      ],
      [ability('{"extensions":{"tasks":{}}}'), `extensions/identifier-no-prefix ${ABLE}/extensions/tasks`],
      [
        ability('{"extensions":{"com.example/-a":{}}}'),
        `extensions/identifier-grammar ${ABLE}/extensions/com.example~1-a`,
      ],
      [
        ability('{"extensions":{"1com.example/a":{}}}'),
        `extensions/identifier-grammar ${ABLE}/extensions/1com.example~1a`,
      ],
      [
        ability('{"extensions":{"com.modelcontextprotocol/a":{}}}'),
        `extensions/reserved-prefix ${ABLE}/extensions/com.modelcontextprotocol~1a`,
      ],
      [ability('{"extensions":{"com.example.mcp/a":{}}}')],
      [
        ability('{"extensions":{"api.example.com/a":{}}}'),
        `extensions/reverse-dns ${ABLE}/extensions/api.example.com~1a`,
      ],
      [offer('{"tools":{"listChanged":true},"completions":{}}')],
      [offer('{"tools":null}'), 'capabilities/not-object /result/capabilities/tools'],
      [offer('{"prompts":{"listChanged":"on"}}'), 'capabilities/flag-boolean /result/capabilities/prompts/listChanged'],
      [offer('{"elicitation":{}}'), 'capabilities/wrong-side /result/capabilities/elicitation'],
      [
        offer('{"tasks":{}}'),
        'tasks-ext/capability-key-server /result/capabilities/tasks',
        'capabilities/tasks-only-2025-11-25 /result/capabilities/tasks',
      ],
      [client('"name":"c","version":"1","title":"C","websiteUrl":"https://c.example"')],
      [
        client('"name":"c","version":"1","websiteUrl":"c.example"'),
        `implementation/website-url-format ${META}/io.modelcontextprotocol~1clientInfo/websiteUrl`,
      ],
      [
        client('"name":"c","version":"1","icons":{}'),
        `icons/not-array ${META}/io.modelcontextprotocol~1clientInfo/icons`,
      ],
      [meta('"progressToken":"t"')],
      [meta('"progressToken":{}'), `progress/request-token-type ${META}/progressToken`],
    ],
  );
});
