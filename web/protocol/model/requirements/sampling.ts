/** Sampling, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of sampling. */
export const sampling: RequirementRows = {
  'sampling/audio-not-yet': {
    says: 'Sampling in this revision supports text and images; 2025-03-26 adds audio.',
    why: 'A client of this revision cannot play or process audio.',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#messages'],
      '2025-03-26': null,
    },
  },
  'sampling/content-array-not-yet': {
    says: 'Before 2025-11-25, a message of a conversation contains exactly one block, not an array.',
    why: 'A client of this revision reads the `type` of the one block and finds none.',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#messages'],
      '2025-11-25': null,
    },
  },
  'sampling/content-missing': {
    says: 'Every message of a conversation has `content`.',
    why: 'A message without content cannot be sent to a model.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/content-string': {
    says: 'The content of a message is a block with a `type`, never a plain string.',
    why: 'Some model providers accept a plain string; MCP clients look for a `type` and find none.',
    reworded: {
      '2025-11-25': {
        says: 'The content of a message is a block with a `type` or an array of blocks, never a plain string.',
      },
    },
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/content-type-unknown': {
    says: 'A message contains only block types of sampling, which exclude embedded resources and links.',
    why: 'Some blocks of tool results and prompts are not allowed here: the client cannot pass such a block to a model.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/deprecated': {
    says: 'New implementations do not use sampling.',
    in: {
      '2026-07-28': [
        'SHOULD NOT',
        'deprecated#deprecated',
        'Addressed to authors of new implementations; no message shows whether an implementation is new. Reported as the infos `deprecated/sampling` and `deprecated/sampling-input-request`.',
      ],
    },
    unreported:
      'Addressed to authors of new implementations; no message shows whether an implementation is new. `deprecated/sampling` and `deprecated/sampling-input-request` report it as an info.',
  },
  'sampling/hint-not-object': {
    says: 'Every model hint is an object with a `name`.',
    why: 'Clients read the `name` of a hint, and a plain string has none.',
    in: { '2024-11-05': ['MUST', 'client/sampling#model-hints'] },
  },
  'sampling/include-context-deprecated': {
    says: 'Servers omit `includeContext` or set it to `none`.',
    in: { '2025-11-25': ['SHOULD', 'client/sampling#capabilities'] },
    unreported: 'The same as `deprecated/include-context`, which is reported as a warning instead.',
  },
  'sampling/include-context-value': {
    says: '`includeContext` is `none`, `thisServer` or `allServers`.',
    why: 'Any other value has no meaning to the client.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/max-tokens-missing': {
    says: 'A sampling request limits the length of the message in `maxTokens`.',
    why: 'There is no default: a client does not know how much the server is willing to read, or the user to pay for.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/max-tokens-not-integer': {
    says: '`maxTokens` is an integer.',
    in: {
      '2024-11-05': [
        'INFO',
        'client/sampling#creating-messages',
        'The TypeScript source allows any number, the JSON Schema only integers; the page does not specify it. A fraction is accepted with an info.',
      ],
    },
  },
  'sampling/max-tokens-snake-case': {
    says: 'The token limit is named `maxTokens`, not `max_tokens`.',
    in: { '2024-11-05': ['INFO', 'client/sampling#creating-messages'] },
  },
  'sampling/media-data-missing': {
    says: 'An image or audio block contains its bytes in `data`.',
    why: 'There is no other place for them: clients do not fetch a URL in place of the bytes.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block type reports it everywhere: `content/image-data-required`, `content/audio-fields-required`.',
  },
  'sampling/media-data-not-base64': {
    says: 'The `data` of an image or audio block is plain base64.',
    why: 'A prefix or another alphabet decodes to different bytes.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block type reports it everywhere: `content/image-base64`, `content/audio-base64`.',
  },
  'sampling/media-mime-missing': {
    says: 'An image or audio block has a media type in `mimeType`.',
    why: 'Without it, the decoder has to guess the format.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block type reports it everywhere: `content/image-mime-required`, `content/audio-fields-required`.',
  },
  'sampling/messages-missing': {
    says: 'A sampling request has an array of `messages`.',
    why: 'Without a conversation, a model has nothing to continue.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/metadata-type': {
    says: 'The `metadata` of a sampling request is an object.',
    why: 'The client passes its members on to the provider.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/model-instead-of-hint': {
    says: 'A server cannot select the model; it can suggest one in `modelPreferences`.',
    in: { '2024-11-05': ['INFO', 'client/sampling#model-preferences'] },
  },
  'sampling/priority-range-cost': {
    says: '`costPriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all others.',
    in: { '2024-11-05': ['MUST', 'client/sampling#capability-priorities'] },
  },
  'sampling/priority-range-intelligence': {
    says: '`intelligencePriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all others.',
    in: { '2024-11-05': ['MUST', 'client/sampling#capability-priorities'] },
  },
  'sampling/priority-range-speed': {
    says: '`speedPriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all others.',
    in: { '2024-11-05': ['MUST', 'client/sampling#capability-priorities'] },
  },
  'sampling/result-content-array-not-yet': {
    says: 'Before 2025-11-25, a sampling result contains exactly one block, not an array.',
    why: 'A server of this revision reads the `type` of the one block and finds none.',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#creating-messages'],
      '2025-11-25': null,
    },
  },
  'sampling/result-model-missing': {
    says: 'A sampling result identifies the model that generated it.',
    why: 'Servers record it and adapt to it; strict ones reject the result without it.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/result-role-missing': {
    says: 'A sampling result has a `role`.',
    why: 'Servers append the result to the conversation unchanged, and a message requires a role there.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/result-role-user': {
    says: 'The role of a generated message is `assistant`.',
    in: { '2024-11-05': ['INFO', 'client/sampling#creating-messages'] },
  },
  'sampling/role-invalid': {
    says: 'The role of a message is `user` or `assistant`.',
    why: 'MCP has no other roles, and instructions for the model belong in `systemPrompt`.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
  },
  'sampling/stop-reason-spelling': {
    says: 'The predefined stop reasons are exactly `endTurn`, `stopSequence` and `maxTokens`.',
    reworded: {
      '2025-11-25': {
        says: 'The predefined stop reasons are exactly `endTurn`, `stopSequence`, `maxTokens` and `toolUse`.',
      },
    },
    in: { '2024-11-05': ['INFO', 'client/sampling#creating-messages'] },
  },
  'sampling/stop-reason-tool-use': {
    says: 'A result with tool calls has the stop reason `toolUse`.',
    in: {
      '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'],
      '2026-07-28': ['INFO', 'client/sampling#result-fields'],
    },
  },
  'sampling/stop-reason-without-tool-use': {
    says: 'A result with the stop reason `toolUse` contains a tool call.',
    in: {
      '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'],
      '2026-07-28': ['INFO', 'client/sampling#result-fields'],
    },
  },
  'sampling/stop-sequences-type': {
    says: '`stopSequences` is an array of strings.',
    why: 'A single string is not treated as an array of one.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/sub-capabilities-not-yet': {
    says: '`sampling.tools` and `sampling.context` exist since 2025-11-25.',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#capabilities'],
      '2025-11-25': null,
    },
    unreported: 'The same as `capabilities/sampling-parts-since-2025-11-25`, which is reported instead.',
  },
  'sampling/system-prompt-type': {
    says: '`systemPrompt` is a single string.',
    why: 'Some model providers accept blocks here; MCP clients accept a string and reject anything else.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/task-field-removed': {
    says: 'The `task` parameter of sampling requests was removed with the tasks of 2025-11-25.',
    why: 'Receivers of this revision ignore it: the message is generated without a task.',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'sampling/temperature-type': {
    says: '`temperature` is a number.',
    why: 'A number in quotes is a string, and strict clients reject it.',
    in: { '2024-11-05': ['MUST', 'client/sampling#creating-messages'] },
  },
  'sampling/text-missing': {
    says: 'A text block has its text in `text`.',
    why: 'The model would receive an empty message.',
    in: { '2024-11-05': ['MUST', 'client/sampling#messages'] },
    unreported: 'The block type reports it everywhere: `content/text-required`.',
  },
  'sampling/tool-choice-mode-value': {
    says: 'The `mode` of `toolChoice` is `auto`, `required` or `none`.',
    why: 'Values of model providers, such as `any`, have no meaning to the client.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-not-object': {
    says: '`toolChoice` is an object with a `mode`.',
    why: 'Some model providers accept a plain string; MCP clients look for a `mode` and find none.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-without-tools': {
    says: 'A `toolChoice` with the mode `required` needs `tools` to choose from.',
    in: { '2025-11-25': ['INFO', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-definition-incomplete': {
    says: 'Every tool of a sampling request has a `name` and an `inputSchema`.',
    why: 'Without the schema, a model cannot generate the arguments of a call.',
    in: { '2025-11-25': ['MUST', 'client/sampling#sampling-with-tools'] },
    unreported: 'The tool type reports it everywhere: `tools/name-required`, `input-schema/required`.',
  },
  'sampling/tool-definition-provider-shape': {
    says: 'Tools in sampling are defined like all MCP tools, with `inputSchema`.',
    in: { '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'] },
    unreported:
      'The finding about the missing `inputSchema` has the same cause and quotes the member that was sent in its place.',
  },
  'sampling/tool-result-content-not-array': {
    says: 'The `content` of a tool result is an array of blocks.',
    why: 'Some model providers accept a plain string; MCP clients iterate over an array of blocks.',
    in: { '2025-11-25': ['MUST', 'schema#toolresultcontent'] },
  },
  'sampling/tool-result-duplicate': {
    says: 'A tool call has one result.',
    in: { '2025-11-25': ['INFO', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-result-missing': {
    says: 'The next message contains the results of all tool calls.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-result-mixed': {
    says: 'A message with tool results contains no other blocks.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-result-messages'] },
  },
  'sampling/tool-result-snake-case-id': {
    says: 'A tool result identifies its call in `toolUseId`.',
    in: { '2025-11-25': ['INFO', 'schema#toolresultcontent'] },
    unreported:
      'The finding about the missing `toolUseId`, a type error, has the same cause and offers to rename `tool_use_id`.',
  },
  'sampling/tool-result-structured-not-object': {
    says: 'In 2025-11-25 the `structuredContent` of a tool result is an object.',
    why: 'Clients of this revision reject arrays and primitive values there; later ones accept them.',
    in: {
      '2025-11-25': ['MUST', 'schema#toolresultcontent'],
      '2026-07-28': null,
    },
  },
  'sampling/tool-result-unknown-id': {
    says: 'A tool result refers to an earlier call.',
    in: { '2025-11-25': ['MUST', 'schema#toolresultcontent'] },
  },
  'sampling/tool-result-wrong-role': {
    says: 'Tool results are in messages with the role `user`.',
    in: { '2025-11-25': ['MUST', 'client/sampling#message-roles'] },
  },
  'sampling/tool-use-at-end': {
    says: 'The messages of a request do not end with an unanswered tool call.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-use-duplicate-id': {
    says: 'Each tool call has a unique id.',
    in: { '2025-11-25': ['INFO', 'schema#toolusecontent'] },
  },
  'sampling/tool-use-id-missing': {
    says: 'A tool call has an `id`.',
    why: 'The tool result refers to the call by this id.',
    in: { '2025-11-25': ['MUST', 'schema#toolusecontent'] },
  },
  'sampling/tool-use-input-not-object': {
    says: 'The `input` of a tool call is an object.',
    why: 'Some model providers return the arguments as a string, but an unparsed string cannot be validated, and tools expect an object.',
    in: { '2025-11-25': ['MUST', 'schema#toolusecontent'] },
  },
  'sampling/tool-use-not-followed': {
    says: 'A message with tool calls is followed directly by a message with their results.',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-use-and-result-balance'] },
  },
  'sampling/tool-use-wrong-role': {
    says: 'Tool calls are in messages with the role `assistant`.',
    in: { '2025-11-25': ['INFO', 'client/sampling#message-roles'] },
  },
  'sampling/tools-not-yet': {
    says: '`tools` and `toolChoice` exist in sampling since 2025-11-25.',
    why: 'A client of this revision ignores them, so the model does not know the tools.',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#creating-messages'],
      '2025-11-25': null,
    },
  },
};
