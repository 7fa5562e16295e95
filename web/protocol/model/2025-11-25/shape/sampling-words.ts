/** Sampling: the requirements that begin with 2025-11-25, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'sampling/content-string': {
    says: 'The content of a message is a block with a `type`, or a list of blocks, never bare text.',
    why: 'Some model providers take a bare text; MCP clients look for a `type` and find none.',
  },
  'sampling/include-context-deprecated': { says: 'Servers leave `includeContext` out or say `none`.' },
  'sampling/stop-reason-spelling': {
    says: 'The predefined stop reasons are `endTurn`, `stopSequence`, `maxTokens` and `toolUse`, letter by letter.',
  },
  'sampling/stop-reason-tool-use': { says: 'A result that calls tools stops with `toolUse`.' },
  'sampling/stop-reason-without-tool-use': { says: 'The stop reason `toolUse` comes with a call of a tool.' },
  'sampling/tool-choice-mode-value': {
    says: 'The `mode` of a tool choice is `auto`, `required` or `none`.',
    why: 'Words of model providers, such as `any`, say nothing to the client.',
  },
  'sampling/tool-choice-not-object': {
    says: '`toolChoice` is an object with a `mode`.',
    why: 'Some model providers take a bare word; MCP clients look for a `mode` and find none.',
  },
  'sampling/tool-choice-without-tools': { says: 'A required tool choice comes with tools to choose from.' },
  'sampling/tool-definition-incomplete': {
    says: 'Every tool of a sampling request has a `name` and an `inputSchema`.',
    why: 'Without the schema a model cannot put together the arguments of a call.',
  },
  'sampling/tool-definition-provider-shape': {
    says: 'Tools in sampling are defined as everywhere in MCP, with `inputSchema`.',
  },
  'sampling/tool-result-content-not-array': {
    says: 'The `content` of a tool result is a list of blocks.',
    why: 'Some model providers take a bare text; MCP clients go through a list of blocks.',
  },
  'sampling/tool-result-duplicate': { says: 'A call of a tool has one result.' },
  'sampling/tool-result-missing': { says: 'Every call of a tool gets its result in the next message.' },
  'sampling/tool-result-mixed': { says: 'A message with tool results holds nothing else.' },
  'sampling/tool-result-snake-case-id': { says: 'A tool result names its call in `toolUseId`.' },
  'sampling/tool-result-structured-not-object': {
    says: 'In 2025-11-25 the `structuredContent` of a tool result is an object.',
    why: 'Clients of this revision refuse lists and bare values there; later ones take them.',
  },
  'sampling/tool-result-unknown-id': { says: 'A tool result names a call before it.' },
  'sampling/tool-result-wrong-role': { says: 'Tool results stand in messages of the user.' },
  'sampling/tool-use-at-end': { says: 'The messages of a request do not end with an open call of a tool.' },
  'sampling/tool-use-duplicate-id': { says: 'Every call of a tool has an id of its own.' },
  'sampling/tool-use-id-missing': {
    says: 'A call of a tool has an `id`.',
    why: 'The result refers to the call by it, and cannot otherwise.',
  },
  'sampling/tool-use-input-not-object': {
    says: 'The `input` of a call is an object.',
    why: 'Some model providers give the arguments as text. Unread they cannot be checked, and tools expect an object.',
  },
  'sampling/tool-use-not-followed': {
    says: 'A message with calls of tools is followed directly by a message with their results.',
  },
  'sampling/tool-use-wrong-role': { says: 'Calls of tools stand in messages of the assistant.' },
};
