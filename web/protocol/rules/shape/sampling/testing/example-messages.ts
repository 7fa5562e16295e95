/** Sampling in every revision, as tests say it, and what the checker finds in it. */
import { checkOne } from '../../../../check.ts';
import { REVISION_IDS, type RevisionId } from '../../../../types.ts';
import type { Example } from '../../../define.ts';
import { META, MODERN, request } from '../../../envelope/meaning-examples.ts';
import { ask, asInput, sampled } from '../example-texts.ts';

/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';

/** The one with sound. */
export const SECOND: RevisionId = '2025-03-26';

/** All revisions of MCP. */
export const ALL: readonly RevisionId[] = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');

/** A block of text. */
export const TEXT = '{"type":"text","text":"It is dry."}';

/** A block with a picture. */
export const IMAGE = '{"type":"image","data":"aGk=","mimeType":"image/png"}';

/** A block with sound. */
export const AUDIO = '{"type":"audio","data":"aGk=","mimeType":"audio/wav"}';

/** What every request for sampling has. */
export const MAX = '"maxTokens":200';

/** Every finding as `requirement pointer`; what merely says that sampling is on its way out is left away. */
export function found({ revision, text, from }: Example): string[] {
  const { diagnostics } = checkOne(text, from ? { revision, from } : { revision });
  return diagnostics
    .filter(({ requirement }) => !requirement?.startsWith('deprecated/sampling'))
    .map(({ requirement, rule, pointer }) => `${requirement ?? rule} ${pointer}`);
}

/** A sampling request in any revision: by itself, or inside a result that requires input. */
export function asking(revision: RevisionId, messages: readonly string[], more = MAX): Example {
  return revision === MODERN ? asInput(messages, more) : ask(messages, more, revision);
}

/** A sampling result in any revision: by itself, or among the answers of a retried request. */
export function answering(revision: RevisionId, inside: string): Example {
  if (revision !== MODERN) return sampled(inside, revision);
  const params = `"name":"weather","arguments":{},"inputResponses":{"next":{${inside}}},${META}`;
  return { revision, text: request('tools/call', params), from: 'client' };
}

/** Where the parameters of `asking` stand. */
export const params = (revision: RevisionId): string =>
  revision === MODERN ? '/result/inputRequests/next/params' : '/params';

/** Where the result of `answering` stands. */
export const result = (revision: RevisionId): string =>
  revision === MODERN ? '/params/inputResponses/next' : '/result';
