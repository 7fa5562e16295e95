/** The claims that are checked. Each contradicts the clause it names; `unless` holds what makes the same words right. */
import { byPatterns, type Claim } from './define.ts';
import { codeClaims } from './codes.ts';

/** Words that take a statement back, or say that it is about plain JSON-RPC. */
const TAKEN_BACK =
  /\b(?:not|never|cannot|can't|don't|doesn't|unlike|forbids?|forbidden|prohibits?|disallows?|without|except|instead|invalid|wrong|incorrect|mistake|mistakenly|typo|however|but|while|whereas|although|even though|rejects?|stricter|removed|dropped|no longer|deprecated|before|earlier|older|legacy)\b|n['’]t\b|❌|✗|(?:base|plain|pure|standard|original|generic|the) JSON-RPC\b|JSON-RPC (?:2\.0 )?(?:itself|alone|allows|permits|spec)/i;

/** The same for sentences about errors, which say what could not be read. */
const TAKEN_BACK_ABOUT_ERRORS =
  /\b(?:never|must not|should not|unlike|forbids?|instead|wrong|incorrect|however|omit(?:ted)?)\b|(?:base|plain|pure|standard) JSON-RPC\b|JSON-RPC (?:2\.0 )?(?:itself|allows|requires)/i;

/** Names that lessons use for methods of MCP. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['tools/execute', 'tools/call'],
  ['tools/invoke', 'tools/call'],
  ['tools/run', 'tools/call'],
  ['resources/get', 'resources/read'],
  ['resources/fetch', 'resources/read'],
  ['prompts/execute', 'prompts/get'],
  ['notifications/log', 'notifications/message'],
  ['logging/message', 'notifications/message'],
]);
const METHOD =
  /(^|[\s"'`(])(tools\/(?:execute|invoke|run)|resources\/(?:get|fetch)|prompts\/execute|notifications\/log|logging\/message)(?=["'`),;:]|\s|\.?$)/;

const BATCH_IS_USED =
  /\b(?:send (?:an|one) (?:array|batch)|batch(?:ing|es| requests?)? (?:reduces?|allows?|lets?|is supported|are supported)|MUST support receiving (?:JSON-RPC )?batches|must be able to receive batches|support receiving (?:JSON-RPC )?batch(?:es|ing)?|batch requests\.)/i;

/** All claims, in the order in which they are reported at one place. */
export const claims: readonly Claim[] = [
  {
    id: 'claims/null-id',
    title: 'The `id` of an MCP request must not be described as nullable',
    level: 'SHOULD NOT',
    why: 'JSON-RPC 2.0 allows a null `id`, but MCP forbids it, so a server rejects such a request or treats it as a notification.',
    in: { '2024-11-05': 'basic/messages#requests', '2025-03-26': 'basic/index#requests' },
    find: byPatterns(
      'In MCP, the `id` of a request is a string or an integer, never null.',
      [
        /\b(?:string|number|integer)`?(?:,? (?:a |an )?`?(?:string|number|integer)`?)*,? or (?:be )?`?null\b`?|\bids? (?:may|can) (?:also )?be `?null\b|\(may be null\)/i,
        /\bids?\b|\bidentifier/i,
      ],
      [TAKEN_BACK, /\berrors?\b/i],
    ),
    examples: {
      good: [
        'An `id` is a string or a number, and it must not be null.',
        'Unlike base JSON-RPC, the ID MUST NOT be `null`.',
        'The value of `data` can be a string, a number, or null.',
      ],
      bad: [
        'An `id` (⟦string, number, or null⟧) that correlates responses with requests.',
        'Request ⟦ids may be null⟧.',
      ],
    },
  },
  {
    id: 'claims/null-id-notification',
    title: 'A null `id` should not be said to make a notification',
    level: 'SHOULD NOT',
    why: 'Only a message without the member `id` is a notification, and with `"id": null` it is an invalid request.',
    in: { '2024-11-05': 'basic/messages#notifications', '2025-03-26': 'basic/index#notifications' },
    find: byPatterns(
      'A notification has no `id` member at all; `"id": null` is not allowed in MCP.',
      [
        /\bomitted or (?:is |set to )?`?null\b|\b`?null`? or (?:is )?(?:omitted|missing|absent)\b|\b(?:null ids?|ids?`?:? (?:is |of |set to |= ?)?`?null`?) (?:means|makes|signifies|indicates|denotes)\b|\bNone,? +# ?Reserved for notifications/i,
        /\bnotifications?\b/i,
      ],
      [TAKEN_BACK],
    ),
    examples: {
      good: ['If `id` is omitted, the message is a notification.', 'A notification must not have the id null.'],
      bad: [
        'If `id` is ⟦omitted or null⟧, it signifies a notification.',
        '    ⟦None,           # Reserved for notifications⟧',
      ],
    },
  },
  {
    id: 'claims/null-id-error',
    title: 'Errors without a known request should not be said to have a null `id`',
    level: 'SHOULD NOT',
    why: 'The schema of MCP has no null there, so typed clients drop the whole response.',
    in: {
      '2024-11-05': 'basic/messages#responses',
      '2025-03-26': 'basic/index#responses',
      '2025-11-25': 'basic/index#error-responses',
    },
    find: (sentence, revision) =>
      byPatterns(
        revision === '2025-11-25' || revision === '2026-07-28'
          ? 'In MCP, the `id` is omitted if it could not be read.'
          : 'In this revision, every response has the `id` of its request: a string or an integer.',
        [
          /\bids? (?:is|will be|must be|should be|is set to|set to|becomes) (?:set to )?`?null\b|`?null`? if (?:the )?(?:error|request|id)\b/i,
          /\b(?:pars|respon|error|unknown|read|unreadable)/i,
        ],
        [TAKEN_BACK_ABOUT_ERRORS, /\bnotifications?\b/i],
      )(sentence, revision),
    examples: {
      good: [
        'If the id could not be read, the member is omitted.',
        'In MCP, the id is never null in an error response.',
      ],
      bad: ['When the server cannot parse a request, ⟦id is null⟧ because the request ID is unknown.'],
    },
  },
  {
    id: 'claims/fractional-id',
    title: 'Fractional ids should be called invalid',
    level: 'SHOULD NOT',
    why: 'MCP requires integers, because a fraction is rejected, or changed on the way, so that no response can be matched.',
    in: { '2024-11-05': 'basic/messages#requests', '2025-03-26': 'basic/index#requests' },
    find: byPatterns('In MCP, a numeric `id` must be an integer.', [
      /\bfraction(?:al|s)\b[^.\n]{0,40}\b(?:discouraged|allowed|possible)\b/i,
      /\b(?:id|ids|numbers?|identifiers?)\b/i,
    ]),
    examples: {
      good: ['A numeric id must be an integer.', 'Fractional numbers are invalid as id.'],
      bad: ['1.5,  # ⟦Fractional numbers discouraged⟧'],
    },
  },
  {
    id: 'claims/params-array',
    title: '`params` of MCP should not be described as an array',
    level: 'SHOULD NOT',
    why: 'JSON-RPC 2.0 has positional parameters, but MCP names every parameter, so a server rejects an array.',
    in: { '2024-11-05': 'basic/messages#requests', '2025-03-26': 'basic/index#requests' },
    find: byPatterns(
      'In MCP, `params` is an object; each parameter has a name.',
      [
        /\b(?:object|array)`?(?: \((?:named|positional)[^()\n]{0,30}\))? or (?:an? )?`?(?:array|object)\b/i,
        /\bparam(?:s|eters?)\b|\barguments? for the method\b/i,
      ],
      [TAKEN_BACK, /\bresults?\b|\bany JSON\b/i],
    ),
    examples: {
      good: [
        '`params` is an object that contains the arguments of the method.',
        'JSON-RPC allows an object or array as params, but MCP only an object.',
      ],
      bad: [
        'params: An ⟦object or array⟧ containing the parameters for the method.',
        'A `params` ⟦object or array⟧ containing arguments.',
      ],
    },
  },
  {
    id: 'claims/result-any',
    title: 'A result of MCP should be described as an object',
    level: 'SHOULD NOT',
    why: 'JSON-RPC 2.0 allows any value as `result`, but clients of MCP reject anything but an object.',
    in: {
      '2024-11-05': 'basic/messages#responses',
      '2025-03-26': 'basic/index#responses',
      '2025-11-25': 'basic/index#result-responses',
    },
    find: byPatterns(
      'In MCP, `result` is always an object.',
      [/\b(?:can|may) (?:be|contain) any (?:valid )?JSON(?: value)?\b(?! object)/i, /\bresult\b/i],
      [TAKEN_BACK, /\bstructuredContent\b|\bdata\b|\bobject (?:structure|with)\b/i],
    ),
    examples: {
      good: [
        'The result can be any JSON object.',
        'The data member can be any JSON value.',
        'The `result` MAY follow any JSON object structure.',
      ],
      bad: ['The result field ⟦can contain any valid JSON⟧: object, array, string.'],
    },
  },
  {
    id: 'claims/initialized-name',
    title: 'The notification should be called `notifications/initialized`',
    level: 'SHOULD',
    why: 'A server that gets `initialized` does not know the method, and keeps waiting for the end of the handshake.',
    in: { '2024-11-05': 'basic/lifecycle#initialization', '2026-07-28': null },
    find: byPatterns(
      'The method of this notification is `notifications/initialized`.',
      [/["'`]initialized["'`]|\ban initialized Notification\b/, /notification|confirm|after init|complete/i],
      [/notifications\/initialized/, TAKEN_BACK],
    ),
    examples: {
      good: [
        'The client sends the `notifications/initialized` notification.',
        'Once initialized, the client sends requests.',
      ],
      bad: [
        'The client sends ⟦an initialized Notification⟧.',
        '"initialize": "Start", ⟦"initialized"⟧: "Confirm initialization complete",',
      ],
    },
  },
  {
    id: 'claims/handshake-is-initialize',
    title: 'The handshake should be `initialize`, not `tools/list`',
    level: 'SHOULD',
    why: 'A server rejects requests before the handshake, so a client that begins with `tools/list` gets an error.',
    in: { '2024-11-05': 'basic/lifecycle#initialization', '2026-07-28': null },
    find: byPatterns(
      'The first request is `initialize`, then the client sends `notifications/initialized`, then `tools/list` may follow.',
      [/\bhandshake\b/i, /\btools\/list\b|\blist_tools\b/],
      [
        /\binitiali[sz]e[ds]?\b|\binitiali[sz]ation\b/i,
        /\b(?:after|once|following|completes?|until|before) (?:the |this |that |its |a )?(?:\w+ )?handshake\b/i,
        /\bhandshake (?:is |has |has been |was )?(?:completed?|done|finished|over|succeeds)\b|\b(?:then|next|afterwards|before|no|without|not|optional)\b/i,
      ],
    ),
    examples: {
      good: [
        'After the handshake, the client calls tools/list.',
        'The handshake is `initialize`; `tools/list` follows.',
      ],
      bad: ['The first step is the ⟦handshake⟧: it asks the server what it can do by calling the tools/list method.'],
    },
  },
  {
    id: 'claims/batching',
    title: 'MCP should not be said to have JSON-RPC batches',
    level: 'SHOULD NOT',
    why: 'Only 2025-03-26 has batches, so servers of later revisions reject an array.',
    in: { '2025-06-18': 'changelog#major-changes', '2025-11-25': 'basic/index#messages' },
    find: byPatterns(
      'This revision has no batches: each request is sent as a message of its own.',
      [BATCH_IS_USED],
      [TAKEN_BACK, /\b2025-03-26\b/],
    ),
    examples: {
      good: ['Batches were removed in 2025-06-18.', 'Process images in batches of ten.'],
      bad: ['The specification says that implementations ⟦must be able to receive batches⟧.'],
    },
  },
  {
    id: 'claims/method-name',
    title: 'This method does not exist in MCP',
    level: 'INFO',
    why: 'A receiver answers an unknown method with -32601 (Method not found), and ignores an unknown notification.',
    in: { '2024-11-05': 'server/tools#protocol-messages' },
    find: (sentence) => {
      const [, before = '', name = ''] = METHOD.exec(sentence) ?? [];
      const right = METHODS.get(name);
      if (right === undefined || TAKEN_BACK.test(sentence)) return [];
      const start = (METHOD.exec(sentence)?.index ?? 0) + before.length;
      return [{ start, end: start + name.length, right: `The method is \`${right}\`.` }];
    },
    examples: {
      good: ['Call `tools/call` with the name of the tool.', 'The files are in src/tools/run.ts.'],
      bad: [
        'The client sends `⟦tools/execute⟧` to run a tool.',
        'Here is a ⟦logging/message⟧ notification from a server:',
      ],
    },
  },
  ...codeClaims,
];
