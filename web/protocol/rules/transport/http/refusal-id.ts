import { answer, requestBody, blocks, post } from '../../../testing/wire.ts';
import { get, has } from '../../../json/object.ts';
import { defineWireRule } from '../define.ts';
import { statusOf } from '../reading.ts';

const R = '2025-06-18';
const CALL = post(R, requestBody(R, 1, 'tools/list'));
const refusal = (id: string): string => `{"jsonrpc":"2.0","error":{"code":-32600,"message":"No"}${id}}`;

/** The status of an HTTP refusal reports the failure, so the null id of the error in its body weighs less than elsewhere. */
export const refusalNullId = defineWireRule({
  id: 'http/refusal-null-id',
  requirements: ['responses/error-id-null-mcp'],
  // The client learns of the failure from the status.
  class: 'host',
  title: 'The `id` of an error response {must} not be null in MCP',
  why: 'MCP message types allow only strings and integers, so strict clients drop the body, and with it the reason of the refusal.',
  how: 'Copy the id of the request, or omit the error from the body.',
  examples: {
    good: [
      { revision: R, text: blocks(CALL, answer('400 Bad Request', refusal(',"id":1'))) },
      { revision: R, text: blocks(CALL, answer('400 Bad Request')) },
    ],
    bad: [{ revision: R, text: blocks(CALL, answer('400 Bad Request', refusal(',⟦"id":null⟧'))) }],
  },
  begin: (_, report) => ({
    response(response) {
      if (response.status < 400) return;
      const error = response.messages.find(({ kind, object }) => kind === 'error' && has(object, 'id'));
      if (!error || get(error.object, 'id') !== null) return;
      report({
        requirement: 'responses/error-id-null-mcp',
        at: response,
        place: { of: 'message', at: error.ref, path: ['id'], mark: 'member' },
        what: `${response.name} has the status ${statusOf(response)}, and its body is an error with \`"id": null\`.`,
        instead: ['responses/error-id-null-mcp'],
      });
    },
  }),
});
