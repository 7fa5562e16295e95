/** The members of JSON-RPC 2.0's messages, in the order the specification shows them. */
import type { Amendment } from '../amend.ts';
import type { EnvelopeMember } from '../define.ts';

const version: EnvelopeMember = {
  name: 'jsonrpc',
  need: 'required',
  says: 'Marks the message as JSON-RPC 2.0.',
  allowed: '"2.0"',
};
const params =
  'The input of the method: by name in an object, or by position in an array. Left out when there is none.';

/** Members by kind of message. */
export const envelope: Amendment['envelope'] = {
  request: [
    version,
    { name: 'method', need: 'required', says: 'What is asked for.', allowed: 'a string, not beginning with rpc.' },
    { name: 'params', need: 'optional', says: params, allowed: 'an object or an array' },
    {
      name: 'id',
      need: 'required',
      says: 'Chosen by the sender; the answer carries the same one.',
      allowed: 'a string or a number; null is discouraged',
    },
  ],
  notification: [
    version,
    { name: 'method', need: 'required', says: 'What is told.', allowed: 'a string, not beginning with rpc.' },
    { name: 'params', need: 'optional', says: params, allowed: 'an object or an array' },
    { name: 'id', need: 'not defined', says: 'A notification has no id, so nobody answers it.' },
  ],
  response: [
    version,
    { name: 'result', need: 'required', says: 'What the method gives back.', allowed: 'any value' },
    { name: 'error', need: 'not defined', says: 'Only in an answer that reports a failure, and then without result.' },
    { name: 'id', need: 'required', says: 'The id of the request this answers.', allowed: 'the id of the request' },
  ],
  error: [
    version,
    { name: 'result', need: 'not defined', says: 'Only in an answer that reports success, and then without error.' },
    { name: 'error', need: 'required', says: 'What went wrong.', allowed: 'an object with code and message' },
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request this answers; null when the request was too broken to read it.',
      allowed: 'the id of the request, or null',
    },
  ],
};

/** Members of an error object. */
export const errorObject: Amendment['errorObject'] = [
  { name: 'code', need: 'required', says: 'The kind of failure, for programs.', allowed: 'a whole number' },
  { name: 'message', need: 'required', says: 'The failure in one short sentence, for people.', allowed: 'a string' },
  { name: 'data', need: 'optional', says: 'Anything more about the failure.', allowed: 'any value' },
];
