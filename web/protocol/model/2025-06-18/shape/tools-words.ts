/** Tools, their schemas and contents: the requirements that begin with 2025-06-18, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'content/resource-link-name': {
    says: 'A link to a resource has a `name`, beside its `uri`.',
    why: 'It describes a resource as lists do, and clients refuse one without a name.',
  },
  'content/resource-link-prompt-page': {
    says: 'Prompts may hold links by the schema; the page about prompts names them only from 2026-07-28 on.',
  },
  'content/resource-link-uri': {
    says: 'A link to a resource has its `uri` directly in the block.',
    why: 'Clients look nowhere else, and the link leads to nothing.',
  },
  'output-schema/object': {
    says: '`outputSchema` is an object.',
    why: 'Clients compile it as a schema, and refuse everything else.',
  },
  'output-schema/root-type-object': {
    says: 'Before 2026-07-28 the root of `outputSchema` says `"type": "object"`.',
    why: 'Results of tools are objects in this revision; clients refuse the list of tools with another schema.',
  },
  'structured-content/object': {
    says: 'Before 2026-07-28 `structuredContent` is an object.',
    why: 'Clients of this revision refuse the result; a list fits into a member of an object.',
  },
  'structured-content/text-fallback': { says: 'A result with `structuredContent` says the same in a text block.' },
  'tools/title-conflict': { says: '`title` and `annotations.title` of a tool say the same.' },
};
