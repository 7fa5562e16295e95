/** The members of JSON-RPC 2.0 messages, in the order of the specification. */
import type { Amendment } from '../amend.ts';
import type { EnvelopeMember } from '../define.ts';

const version: EnvelopeMember = {
  name: 'jsonrpc',
  need: 'required',
  says: 'Identifies the message as JSON-RPC 2.0.',
  allowed: '"2.0"',
};
const params =
  'The parameters of the method: by name in an object, or by position in an array. Omitted when there are none.';

/** Members by kind of message. */
export const envelope: Amendment['envelope'] = {
  request: [
    version,
    {
      name: 'method',
      need: 'required',
      says: 'The name of the method to invoke.',
      allowed: 'a string that does not begin with rpc.',
    },
    { name: 'params', need: 'optional', says: params, allowed: 'an object or an array' },
    {
      name: 'id',
      need: 'required',
      says: 'Chosen by the sender; the response repeats it.',
      allowed: 'a string or a number; null is discouraged',
    },
  ],
  notification: [
    version,
    {
      name: 'method',
      need: 'required',
      says: 'The name of the notification.',
      allowed: 'a string that does not begin with rpc.',
    },
    { name: 'params', need: 'optional', says: params, allowed: 'an object or an array' },
    { name: 'id', need: 'not defined', says: 'A notification has no id, so it gets no response.' },
  ],
  response: [
    version,
    { name: 'result', need: 'required', says: 'The return value of the method.', allowed: 'any value' },
    { name: 'error', need: 'not defined', says: 'Only in error responses, which have no result.' },
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request that this response belongs to.',
      allowed: 'the id of the request',
    },
  ],
  error: [
    version,
    { name: 'result', need: 'not defined', says: 'Only in successful responses, which have no error.' },
    { name: 'error', need: 'required', says: 'The error that occurred.', allowed: 'an object with code and message' },
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request that this error belongs to; null when it could not be read.',
      allowed: 'the id of the request, or null',
    },
  ],
};

/** Members of an error object. */
export const errorObject: Amendment['errorObject'] = [
  { name: 'code', need: 'required', says: 'The error code, for programs.', allowed: 'an integer' },
  {
    name: 'message',
    need: 'required',
    says: 'A short description of the error in one sentence, for people.',
    allowed: 'a string',
  },
  { name: 'data', need: 'optional', says: 'Additional information about the error.', allowed: 'any value' },
];
