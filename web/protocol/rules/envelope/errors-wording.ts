import type { JsonObject } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import { type CueContext, defineRule } from '../define.ts';
import { get } from '../../json/object.ts';
import { code, cut } from '../../json/describe.ts';
import { errorCue } from './cues.ts';
import { codeOf, errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY } from './meaning-examples.ts';

/** A longer message cannot be a single sentence. */
const LONGEST = 300;

/** Why a message is too long, or null. A final line break does not count. */
function tooMuch(text: string): string | null {
  if (text.trimEnd().includes('\n')) return `has ${text.trimEnd().split('\n').length} lines`;
  if (text.length > LONGEST) return `is ${text.length} characters long`;
  const sentences = text.split(/[.!?]\s+(?=\p{Lu})/u).length;
  return sentences > 2 ? `has ${sentences} sentences` : null;
}

/** The standard code whose own message the string begins with. */
export function codeFor(model: RevisionModel, text: string): number | null {
  const lower = text.slice(0, 80).toLowerCase();
  for (const { code: number, name, wording } of model.errorCodes.values()) {
    const start = (wording ?? name).toLowerCase();
    if (!lower.startsWith(start)) continue;
    if (/^\s*(?:$|[.:;,!–—(-])/u.test(lower.slice(start.length))) return number;
  }
  return null;
}

/** The code for a resource that was not found, in the revisions with a handshake. */
const NOT_FOUND = -32002;
/** Words for a tool that ran and failed. */
const TOOL_FAILED = /\btool.+(?:fail|crash|error)|execution (?:failed|error)/i;

/** A message of several sentences or lines, or with the wording of another code. */
function isWordy(error: JsonObject, { model }: CueContext): boolean {
  const text = get(error, 'message');
  if (typeof text !== 'string') return false;
  if (text.length > LONGEST || /[.!?]\s|\n/u.test(text)) return true;
  const meant = codeFor(model, text);
  return (meant !== null && meant !== get(error, 'code')) || get(error, 'code') === NOT_FOUND;
}

/** The wording of an error: concise, and consistent with its code. */
export const errorsWording = defineRule({
  id: 'errors/wording',
  requirements: ['errors/message-concise', 'errors/code-message-clash'],
  class: 'spec',
  kinds: ['error', 'invalid'],
  cues: [errorCue(isWordy)],
  title: 'An error message {must} be one short sentence',
  why: 'The message is displayed to users and written to logs, where a long message or a stack trace hides the cause.',
  how: 'Describe the failure in one sentence and put the details in `data`.',
  examples: {
    good: [
      example(LEGACY, failure('{"code":-32602,"message":"Invalid params: `limit` is missing"}')),
      example(LEGACY, failure('{"code":-32602,"message":"Invalid request parameters"}')),
      example('jsonrpc-2.0', failure('{"code":-32603,"message":"Disk full. Try again later.","data":{"free":0}}')),
    ],
    bad: [
      example(LEGACY, failure('{"code":-32603,"message":⟦"Failed.\\n  at a.js:1\\n  at b.js:2"⟧}')),
      example('jsonrpc-2.0', failure('{"code":-32603,"message":⟦"It failed. We are sorry. Ask us. Do so soon."⟧}')),
      example('2025-06-18', failure('{"code":⟦-32602⟧,"message":"Method not found"}')),
      example(LEGACY, failure('{"code":⟦-32002⟧,"message":"Tool execution failed"}')),
    ],
  },
  judge(message) {
    const error = errorOf(message);
    const text = error === null ? undefined : get(error, 'message');
    if (typeof text !== 'string') return;
    const excess = tooMuch(text);
    if (excess !== null) {
      message.report({
        requirement: 'errors/message-concise',
        path: ['error', 'message'],
        what: `The message in the error of ${inner(message)} ${excess}.`,
      });
    }
    const number = codeOf(error);
    if (number === NOT_FOUND && message.model.errorCodes.has(NOT_FOUND) && TOOL_FAILED.test(text.slice(0, 200))) {
      message.report({
        requirement: 'errors/code-message-clash',
        path: ['error', 'code'],
        title: 'The error code and the message describe different errors',
        why: 'A client looks for a resource, and the model never sees why the tool failed.',
        what: `The error of ${inner(message)} has the message ${code(cut(text, 60))}, but its code ${number} means that a resource was not found. A failed tool is reported in a result with \`isError: true\`.`,
      });
      return;
    }
    const meant = codeFor(message.model, text);
    if (number === null || meant === null || meant === number) return;
    const other = message.model.errorCodes.get(number);
    if (!other) return;
    message.report({
      requirement: 'errors/code-message-clash',
      path: ['error', 'code'],
      title: 'The error code and the message describe different errors',
      why: 'Programs use the code and people read the message, so they look for different causes.',
      what: `The error of ${inner(message)} has the message ${code(cut(text, 60))}, but its code ${number} means “${other.name}”. The code for this message is ${meant}.`,
      fix: {
        says: `Use the code ${meant}.`,
        safety: 'unsafe',
        steps: [{ do: 'replace', path: ['error', 'code'], value: meant }],
      },
    });
  },
});
