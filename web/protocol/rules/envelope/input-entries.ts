import type { JsonObject } from '../../json/types.ts';
import { type Message, defineRule } from '../define.ts';
import { get, has, isObject, objectAt } from '../../json/object.ts';
import { nearest } from '../../json/nearest.ts';
import { listed, named } from '../../json/describe.ts';
import { INPUT_REQUESTS } from './cues.ts';
import { inner } from './errors-form.ts';
import { example, META, MODERN, request, response, SERVER_META } from './meaning-examples.ts';

const form = '"params":{"message":"Name?","requestedSchema":{"type":"object","properties":{}}}';
const requesting = (entry: string) =>
  example(MODERN, response(`"resultType":"input_required","inputRequests":{"who":${entry}},${SERVER_META}`));
const answering = (entry: string) =>
  example(MODERN, request('tools/call', `"name":"plan","inputResponses":{"who":${entry}},${META}`));

function judgeRequest(message: Message, name: string, entry: JsonObject): void {
  const path = ['result', 'inputRequests', name];
  const extra = ['jsonrpc', 'id'].filter((key) => has(entry, key));
  if (extra.length > 0) {
    message.report({
      requirement: 'input/request-has-envelope',
      path,
      title: 'This input request has members other than `method` and `params`',
      why: 'An input request is not a separate message: its key in `inputRequests` identifies it.',
      what: `The input request ${named(name)} in ${inner(message)} has ${listed(extra)}, as if it were a separate message.`,
      fix: {
        says: `Omit ${listed(extra)}.`,
        safety: 'safe',
        steps: extra.map((key) => ({ do: 'remove', path: [...path, key] })),
      },
    });
  }
  const method = get(entry, 'method');
  const known = message.model.inputRequests;
  if (typeof method !== 'string' || known.size === 0 || known.has(method)) return;
  const right = nearest(method, known.keys());
  message.report({
    requirement: 'input/request-method-not-allowed',
    path: [...path, 'method'],
    title: 'An input request {must} have one of the three allowed methods',
    why: 'The client has no handler for any other request, so the call never completes.',
    what: `The input request ${named(name)} in ${inner(message)} has the method ${named(method)}; allowed are ${listed([...known.keys()])}.`,
    ...(right === null
      ? {}
      : {
          fix: {
            says: `Use ${named(right)}.`,
            safety: 'unsafe',
            steps: [{ do: 'replace', path: [...path, 'method'], value: right }],
          },
        }),
  });
}

function judgeAnswer(message: Message, name: string, entry: JsonObject): void {
  const path = ['params', 'inputResponses', name];
  const result = get(entry, 'result');
  const subject = `The input response ${named(name)} in ${inner(message)}`;
  if (has(entry, 'jsonrpc') || (result !== undefined && has(entry, 'id'))) {
    message.report({
      requirement: 'input/response-has-envelope',
      path,
      what: `${subject} is a complete JSON-RPC response; only the content of its \`result\` belongs here.`,
      ...(isObject(result)
        ? {
            fix: {
              says: 'Keep only the content of `result`.',
              safety: 'safe',
              steps: [{ do: 'replace', path, value: result }],
            },
          }
        : {}),
    });
  } else if (isObject(get(entry, 'error')) && Object.keys(entry).length === 1) {
    message.report({
      requirement: 'input/response-is-error',
      path,
      title: 'An input response {must} not be an error',
      why: 'The server has no pending request for which it could receive an error.',
      what: `${subject} is an error. A client without a response does not retry the call, or returns the action \`decline\` or \`cancel\`.`,
    });
  }
}

/** Requests inside a result, and responses inside the retried request. */
export const inputEntries = defineRule({
  id: 'input/entries',
  requirements: [
    'input/request-has-envelope',
    'input/request-method-not-allowed',
    'input/response-has-envelope',
    'input/response-is-error',
  ],
  class: 'spec',
  kinds: ['request', 'response'],
  cues: [INPUT_REQUESTS, { at: 'params.inputResponses' }],
  title: 'An input response {must} be the bare result',
  why: 'The server looks for `action`, `role` or `roots` at the top of the entry and finds an envelope instead.',
  how: 'Write `method` and `params` for a request, and the bare result for a response.',
  examples: {
    good: [requesting(`{"method":"elicitation/create",${form}}`), answering('{"action":"cancel"}')],
    bad: [
      requesting(`⟦{"jsonrpc":"2.0","id":7,"method":"elicitation/create",${form}}⟧`),
      requesting('{"method":⟦"tools/list"⟧}'),
      answering('⟦{"jsonrpc":"2.0","id":7,"result":{"action":"cancel"}}⟧'),
      answering('⟦{"error":{"code":-1,"message":"no"}}⟧'),
    ],
  },
  judge(message) {
    if (message.model.inputRequests.size === 0) return;
    for (const [name, entry] of Object.entries(objectAt(objectAt(message.object, 'result'), 'inputRequests'))) {
      if (isObject(entry)) judgeRequest(message, name, entry);
    }
    for (const [name, entry] of Object.entries(objectAt(objectAt(message.object, 'params'), 'inputResponses'))) {
      if (isObject(entry)) judgeAnswer(message, name, entry);
    }
  },
});
