/** How MCP narrows the envelopes of JSON-RPC: no null ids, `params` and `result` are objects. */
import type { Amendment } from '../amend.ts';
import type { EnvelopeMember } from '../define.ts';

const params: EnvelopeMember = {
  name: 'params',
  need: 'optional',
  says: 'The input of the method, by name. Left out when there is none.',
  allowed: 'an object',
};

/** Members that change against JSON-RPC 2.0. */
export const envelope: Amendment['envelope'] = {
  request: [
    params,
    {
      name: 'id',
      need: 'required',
      says: 'Chosen by the sender, once in a session; the answer carries the same one.',
      allowed: 'a string or a whole number',
    },
  ],
  notification: [params],
  response: [
    { name: 'result', need: 'required', says: 'What the method gives back.', allowed: 'an object' },
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request this answers.',
      allowed: 'the id of the request, with its type',
    },
  ],
  error: [
    {
      name: 'id',
      need: 'required',
      says: 'The id of the request this answers; never null.',
      allowed: 'the id of the request, with its type',
    },
  ],
};
