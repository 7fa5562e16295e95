/** How MCP narrows the JSON-RPC envelopes: ids are never null, `params` and `result` are objects. */
import type { Amendment } from '../amend.ts';
import type { EnvelopeMember } from '../define.ts';

const params: EnvelopeMember = {
  name: 'params',
  need: 'optional',
  says: 'The parameters of the method, by name. Omitted when there are none.',
  allowed: 'an object',
};

/** Members that differ from JSON-RPC 2.0. */
export const envelope: Amendment['envelope'] = {
  request: [
    params,
    {
      name: 'id',
      need: 'required',
      says: 'Chosen by the sender and unique within the session; the response repeats it.',
      allowed: 'a string or an integer',
    },
  ],
  notification: [params],
  response: [
    { name: 'result', need: 'required', says: 'The return value of the method.', allowed: 'an object' },
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request that this response belongs to.',
      allowed: 'the id of the request, with the same JSON type',
    },
  ],
  error: [
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request that this error belongs to; never null.',
      allowed: 'the id of the request, with the same JSON type',
    },
  ],
};
