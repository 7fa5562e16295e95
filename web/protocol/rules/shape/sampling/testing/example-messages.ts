/** Sampling messages in every revision, for tests, and the findings of the checker. */
import { checkOne } from '../../../../check.ts';
import { REVISION_IDS, type RevisionId } from '../../../../types.ts';
import type { Example } from '../../../define.ts';
import { META, MODERN, request } from '../../../envelope/meaning-examples.ts';
import { requestText, asInput, sampled } from '../example-texts.ts';

/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';

/** The revision that added audio. */
export const SECOND: RevisionId = '2025-03-26';

/** All revisions of MCP. */
export const ALL: readonly RevisionId[] = REVISION_IDS.filter((id) => id !== 'jsonrpc-2.0');

/** A text block. */
export const TEXT = '{"type":"text","text":"It is dry."}';

/** An image block. */
export const IMAGE = '{"type":"image","data":"aGk=","mimeType":"image/png"}';

/** An audio block. */
export const AUDIO = '{"type":"audio","data":"aGk=","mimeType":"audio/wav"}';

/** The members that every sampling request has. */
export const MAX = '"maxTokens":200';

/** Every finding as `requirement pointer`, without those that only report that sampling is deprecated. */
export function found({ revision, text, from }: Example): string[] {
  const { diagnostics } = checkOne(text, from ? { revision, from } : { revision });
  return diagnostics
    .filter(({ requirement }) => !requirement?.startsWith('deprecated/sampling'))
    .map(({ requirement, rule, pointer }) => `${requirement ?? rule} ${pointer}`);
}

/** A sampling request in any revision: a separate request, or part of an `input_required` result. */
export function requesting(revision: RevisionId, messages: readonly string[], more = MAX): Example {
  return revision === MODERN ? asInput(messages, more) : requestText(messages, more, revision);
}

/** A sampling result in any revision: a separate response, or part of a retried request. */
export function answering(revision: RevisionId, inside: string): Example {
  if (revision !== MODERN) return sampled(inside, revision);
  const params = `"name":"weather","arguments":{},"inputResponses":{"next":{${inside}}},${META}`;
  return { revision, text: request('tools/call', params), from: 'client' };
}

/** The path of the parameters of `asking`. */
export const params = (revision: RevisionId): string =>
  revision === MODERN ? '/result/inputRequests/next/params' : '/params';

/** The path of the result of `answering`. */
export const result = (revision: RevisionId): string =>
  revision === MODERN ? '/params/inputResponses/next' : '/result';
