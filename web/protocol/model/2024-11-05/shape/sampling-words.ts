/** Sampling: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'sampling/audio-not-yet': {
    says: 'Sampling of this revision holds texts and images; sound came with 2025-03-26.',
    why: 'A client of this revision has nothing that plays or reads sound.',
  },
  'sampling/content-array-not-yet': {
    says: 'Before 2025-11-25 a message of a conversation holds exactly one block, not a list.',
    why: 'A client of this revision looks for the `type` of the one block and finds none.',
  },
  'sampling/content-missing': {
    says: 'Every message of a conversation has `content`.',
    why: 'A message that says nothing cannot be shown to a model.',
  },
  'sampling/content-string': {
    says: 'The content of a message is a block with a `type`, never bare text.',
    why: 'Some model providers take a bare text; MCP clients look for a `type` and find none.',
  },
  'sampling/content-type-unknown': {
    says: 'A message holds the kinds of blocks that sampling lists; embedded resources and links are not among them.',
    why: 'What a tool result or a prompt may hold need not fit here: the client has no way to show such a block to a model.',
  },
  'sampling/hint-not-object': {
    says: 'Every hint at a model is an object with a `name`.',
    why: 'Clients look at the `name` of a hint, and a bare text has none.',
  },
  'sampling/include-context-value': {
    says: '`includeContext` is `none`, `thisServer` or `allServers`.',
    why: 'Another word says nothing to the client.',
  },
  'sampling/max-tokens-missing': {
    says: 'A sampling request says in `maxTokens` how long the answer may be.',
    why: 'There is no default: a client cannot tell how much the server is ready to read, or the user to pay.',
  },
  'sampling/max-tokens-not-integer': { says: '`maxTokens` is a whole number.' },
  'sampling/max-tokens-snake-case': { says: 'The limit of tokens is called `maxTokens`, not `max_tokens`.' },
  'sampling/media-data-missing': {
    says: 'An image or a sound carries its bytes in `data`.',
    why: 'There is no other place for them: an address instead of the bytes is not fetched.',
  },
  'sampling/media-data-not-base64': {
    says: 'The `data` of an image or a sound is plain base64.',
    why: 'A prefix or another alphabet is decoded into other bytes.',
  },
  'sampling/media-mime-missing': {
    says: 'An image or a sound says in `mimeType` what it is.',
    why: 'Whoever decodes it has to guess the format.',
  },
  'sampling/messages-missing': {
    says: 'A sampling request has a list of `messages`.',
    why: 'Without a conversation a model has nothing to go on with.',
  },
  'sampling/metadata-type': {
    says: 'The `metadata` of a sampling request is an object.',
    why: 'The client hands it on to the provider member by member.',
  },
  'sampling/model-instead-of-hint': {
    says: 'A server cannot name the model; it can hint at one in `modelPreferences`.',
  },
  'sampling/priority-range-cost': {
    says: '`costPriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all else.',
  },
  'sampling/priority-range-intelligence': {
    says: '`intelligencePriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all else.',
  },
  'sampling/priority-range-speed': {
    says: '`speedPriority` is a number from 0 to 1.',
    why: 'The three priorities are weighed against each other; a percentage or a grade outweighs all else.',
  },
  'sampling/result-content-array-not-yet': {
    says: 'Before 2025-11-25 a sampling result holds exactly one block, not a list.',
    why: 'A server of this revision looks for the `type` of the one block and finds none.',
  },
  'sampling/result-model-missing': {
    says: 'A sampling result says which model wrote it.',
    why: 'Servers note it and adapt to it; strict ones refuse the result without it.',
  },
  'sampling/result-role-missing': {
    says: 'A sampling result has a `role`.',
    why: 'Servers append the result to the conversation as it is, and a message needs a role there.',
  },
  'sampling/result-role-user': { says: 'What a model wrote has the role `assistant`.' },
  'sampling/role-invalid': {
    says: 'The role of a message is `user` or `assistant`.',
    why: 'There is no other speaker in MCP. Instructions to the model go into `systemPrompt`.',
  },
  'sampling/stop-reason-spelling': {
    says: 'The predefined stop reasons are `endTurn`, `stopSequence` and `maxTokens`, letter by letter.',
  },
  'sampling/stop-sequences-type': {
    says: '`stopSequences` is a list of texts.',
    why: 'A single text is not taken for a list of one.',
  },
  'sampling/sub-capabilities-not-yet': { says: '`sampling.tools` and `sampling.context` exist from 2025-11-25 on.' },
  'sampling/system-prompt-type': {
    says: '`systemPrompt` is one text.',
    why: 'Some model providers take blocks here; MCP clients take a text and refuse anything else.',
  },
  'sampling/temperature-type': {
    says: '`temperature` is a number.',
    why: 'A number in quotes is a text, and strict clients refuse it.',
  },
  'sampling/text-missing': {
    says: 'A text block has its text in `text`.',
    why: 'The model would read an empty message.',
  },
  'sampling/tools-not-yet': {
    says: '`tools` and `toolChoice` exist in sampling from 2025-11-25 on.',
    why: 'A client of this revision ignores them, so the model never learns of the tools.',
  },
};
