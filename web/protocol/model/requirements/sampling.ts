/** Sampling, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of sampling. */
export const sampling: RequirementRows = {
  'sampling/audio-not-yet': {
    says: 'Sampling of this revision holds texts and images; sound came with 2025-03-26.',
    why: 'A client of this revision has nothing that plays or reads sound.',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#messages'],
      '2025-03-26': null,
    },
  },
  'sampling/content-array-not-yet': {
    says: 'Before 2025-11-25 a message of a conversation holds exactly one block, not a list.',
    why: 'A client of this revision looks for the `type` of the one block and finds none.',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#messages'],
      '2025-11-25': null,
    },
  },
  'sampling/content-missing': {
    says: 'Every message of a conversation has `content`.',
    why: 'A message that says nothing cannot be shown to a model.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/content-string': {
    says: 'The content of a message is a block with a `type`, never bare text.',
    why: 'Some model providers take a bare text; MCP clients look for a `type` and find none.',
    reworded: {
      '2025-11-25': {
        says: 'The content of a message is a block with a `type`, or a list of blocks, never bare text.',
      },
    },
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/content-type-unknown': {
    says: 'A message holds the kinds of blocks that sampling lists; embedded resources and links are not among them.',
    why: 'What a tool result or a prompt may hold need not fit here: the client has no way to show such a block to a model.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/deprecated': {
    says: 'New programs do without sampling.',
    in: {
      '2026-07-28': [
        'SHOULD NOT',
        'deprecated#deprecated',
        'Said to those who begin a program; no message shows whether its program is new. Reported as the infos `deprecated/sampling` and `deprecated/sampling-input-request`.',
      ],
    },
    unreported:
      'It speaks to people who begin a program, and no message shows whether its program is new. `deprecated/sampling` and `deprecated/sampling-input-request` say it as an info.',
  },
  'sampling/hint-not-object': {
    says: 'Every hint at a model is an object with a `name`.',
    why: 'Clients look at the `name` of a hint, and a bare text has none.',
    in: { '2024-11-05': ['MUST', 'client/sampling#model-hints'] },
  },
  'sampling/include-context-deprecated': {
    says: 'Servers leave `includeContext` out or say `none`.',
    in: { '2025-11-25': ['SHOULD', 'client/sampling#capabilities'] },
    unreported: 'The same as `deprecated/include-context`, which reports it as a warning.',
  },
  'sampling/include-context-value': {
    says: '`includeContext` is `none`, `thisServer` or `allServers`.',
    why: 'Another word says nothing to the client.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/max-tokens-missing': {
    says: 'A sampling request says in `maxTokens` how long the answer may be.',
    why: 'There is no default: a client cannot tell how much the server is ready to read, or the user to pay.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/max-tokens-not-integer': {
    says: '`maxTokens` is a whole number.',
    in: {
      '2024-11-05': [
        'INFO',
        'client/sampling#creating-messages',
        'The TypeScript source takes any number, the JSON schema whole ones; the page says nothing. A fraction is accepted with an info.',
      ],
    },
  },
  'sampling/max-tokens-snake-case': {
    says: 'The limit of tokens is called `maxTokens`, not `max_tokens`.',
    in: { '2024-11-05': ['INFO', 'client/sampling#creating-messages'] },
  },
  'sampling/media-data-missing': {
    says: 'An image or a sound carries its bytes in `data`.',
    why: 'There is no other place for them: an address instead of the bytes is not fetched.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block says it wherever it stands: `content/image-data-required`, `content/audio-fields-required`.',
  },
  'sampling/media-data-not-base64': {
    says: 'The `data` of an image or a sound is plain base64.',
    why: 'A prefix or another alphabet is decoded into other bytes.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block says it wherever it stands: `content/image-base64`, `content/audio-base64`.',
  },
  'sampling/media-mime-missing': {
    says: 'An image or a sound says in `mimeType` what it is.',
    why: 'Whoever decodes it has to guess the format.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block says it wherever it stands: `content/image-mime-required`, `content/audio-fields-required`.',
  },
  'sampling/messages-missing': {
    says: 'A sampling request has a list of `messages`.',
    why: 'Without a conversation a model has nothing to go on with.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/metadata-type': {
    says: 'The `metadata` of a sampling request is an object.',
    why: 'The client hands it on to the provider member by member.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/model-instead-of-hint': {
    says: 'A server cannot name the model; it can hint at one in `modelPreferences`.',
    in: { '2024-11-05': ['INFO', 'client/sampling#model-preferences'] },
  },
  'sampling/priority-range-cost': {
    says: '`costPriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all else.',
    in: { '2024-11-05': ['MUST', 'client/sampling#capability-priorities'] },
  },
  'sampling/priority-range-intelligence': {
    says: '`intelligencePriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all else.',
    in: { '2024-11-05': ['MUST', 'client/sampling#capability-priorities'] },
  },
  'sampling/priority-range-speed': {
    says: '`speedPriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all else.',
    in: { '2024-11-05': ['MUST', 'client/sampling#capability-priorities'] },
  },
  'sampling/result-content-array-not-yet': {
    says: 'Before 2025-11-25 a sampling result holds exactly one block, not a list.',
    why: 'A server of this revision looks for the `type` of the one block and finds none.',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#creating-messages'],
      '2025-11-25': null,
    },
  },
  'sampling/result-model-missing': {
    says: 'A sampling result says which model wrote it.',
    why: 'Servers note it and adapt to it; strict ones refuse the result without it.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/result-role-missing': {
    says: 'A sampling result has a `role`.',
    why: 'Servers append the result to the conversation as it is, and a message needs a role there.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/result-role-user': {
    says: 'What a model wrote has the role `assistant`.',
    in: { '2024-11-05': ['INFO', 'client/sampling#creating-messages'] },
  },
  'sampling/role-invalid': {
    says: 'The role of a message is `user` or `assistant`.',
    why: 'There is no other speaker in MCP. Instructions to the model go into `systemPrompt`.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/stop-reason-spelling': {
    says: 'The predefined stop reasons are `endTurn`, `stopSequence` and `maxTokens`, letter by letter.',
    reworded: {
      '2025-11-25': {
        says: 'The predefined stop reasons are `endTurn`, `stopSequence`, `maxTokens` and `toolUse`, letter by letter.',
      },
    },
    in: { '2024-11-05': ['INFO', 'client/sampling#creating-messages'] },
  },
  'sampling/stop-reason-tool-use': {
    says: 'A result that calls tools stops with `toolUse`.',
    in: {
      '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'],
      '2026-07-28': ['INFO', 'client/sampling#result-fields'],
    },
  },
  'sampling/stop-reason-without-tool-use': {
    says: 'The stop reason `toolUse` comes with a call of a tool.',
    in: {
      '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'],
      '2026-07-28': ['INFO', 'client/sampling#result-fields'],
    },
  },
  'sampling/stop-sequences-type': {
    says: '`stopSequences` is a list of texts.',
    why: 'A single text is not taken for a list of one.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/sub-capabilities-not-yet': {
    says: '`sampling.tools` and `sampling.context` exist from 2025-11-25 on.',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#capabilities'],
      '2025-11-25': null,
    },
    unreported: 'The same as `capabilities/sampling-parts-since-2025-11-25`, which reports it.',
  },
  'sampling/system-prompt-type': {
    says: '`systemPrompt` is one text.',
    why: 'Some model providers take blocks here; MCP clients take a text and refuse anything else.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/task-field-removed': {
    says: 'The `task` of a sampling request went with the tasks of 2025-11-25.',
    why: 'No receiver of this revision looks at it: the message is made at once.',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'sampling/temperature-type': {
    says: '`temperature` is a number.',
    why: 'A number in quotes is a text, and strict clients refuse it.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/text-missing': {
    says: 'A text block has its text in `text`.',
    why: 'The model would read an empty message.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block says it wherever it stands: `content/text-required`.',
  },
  'sampling/tool-choice-mode-value': {
    says: 'The `mode` of a tool choice is `auto`, `required` or `none`.',
    why: 'Words of model providers, such as `any`, say nothing to the client.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-not-object': {
    says: '`toolChoice` is an object with a `mode`.',
    why: 'Some model providers take a bare word; MCP clients look for a `mode` and find none.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-without-tools': {
    says: 'A required tool choice comes with tools to choose from.',
    in: { '2025-11-25': ['INFO', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-definition-incomplete': {
    says: 'Every tool of a sampling request has a `name` and an `inputSchema`.',
    why: 'Without the schema a model cannot put together the arguments of a call.',
    in: { '2025-11-25': ['MUST', 'client/sampling#sampling-with-tools'] },
    unreported: 'The tool says it wherever it stands: `tools/name-required`, `input-schema/required`.',
  },
  'sampling/tool-definition-provider-shape': {
    says: 'Tools in sampling are defined as everywhere in MCP, with `inputSchema`.',
    in: { '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'] },
    unreported:
      'The finding about the missing `inputSchema` is the same cause; it names the member that stands in its place.',
  },
  'sampling/tool-result-content-not-array': {
    says: 'The `content` of a tool result is a list of blocks.',
    why: 'Some model providers take a bare text; MCP clients go through a list of blocks.',
    in: { '2025-11-25': ['MUST', 'schema#toolresultcontent'] },
  },
  'sampling/tool-result-duplicate': {
    says: 'A call of a tool has one result.',
    in: { '2025-11-25': ['INFO', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-result-missing': {
    says: 'Every call of a tool gets its result in the next message.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-result-mixed': {
    says: 'A message with tool results holds nothing else.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-result-messages'] },
  },
  'sampling/tool-result-snake-case-id': {
    says: 'A tool result names its call in `toolUseId`.',
    in: { '2025-11-25': ['INFO', 'schema#toolresultcontent'] },
    unreported:
      'The finding about the missing `toolUseId`, an error by the type, is the same cause and offers to rename `tool_use_id`.',
  },
  'sampling/tool-result-structured-not-object': {
    says: 'In 2025-11-25 the `structuredContent` of a tool result is an object.',
    why: 'Clients of this revision refuse lists and bare values there; later ones take them.',
    in: {
      '2025-11-25': ['MUST', 'schema#toolresultcontent'],
      '2026-07-28': null,
    },
  },
  'sampling/tool-result-unknown-id': {
    says: 'A tool result names a call before it.',
    in: { '2025-11-25': ['MUST', 'schema#toolresultcontent'] },
  },
  'sampling/tool-result-wrong-role': {
    says: 'Tool results stand in messages of the user.',
    in: { '2025-11-25': ['MUST', 'client/sampling#message-roles'] },
  },
  'sampling/tool-use-at-end': {
    says: 'The messages of a request do not end with an open call of a tool.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-use-duplicate-id': {
    says: 'Every call of a tool has an id of its own.',
    in: { '2025-11-25': ['INFO', 'schema#toolusecontent'] },
  },
  'sampling/tool-use-id-missing': {
    says: 'A call of a tool has an `id`.',
    why: 'The result refers to the call by it, and cannot otherwise.',
    in: { '2025-11-25': ['MUST', 'schema#toolusecontent'] },
  },
  'sampling/tool-use-input-not-object': {
    says: 'The `input` of a call is an object.',
    why: 'Some model providers give the arguments as text. Unread they cannot be checked, and tools expect an object.',
    in: { '2025-11-25': ['MUST', 'schema#toolusecontent'] },
  },
  'sampling/tool-use-not-followed': {
    says: 'A message with calls of tools is followed directly by a message with their results.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-use-wrong-role': {
    says: 'Calls of tools stand in messages of the assistant.',
    in: { '2025-11-25': ['INFO', 'client/sampling#message-roles'] },
  },
  'sampling/tools-not-yet': {
    says: '`tools` and `toolChoice` exist in sampling from 2025-11-25 on.',
    why: 'A client of this revision ignores them, so the model never learns of the tools.',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#creating-messages'],
      '2025-11-25': null,
    },
  },
};
