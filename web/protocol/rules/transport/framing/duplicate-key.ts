import { answer, requestBody, blocks, post } from '../../../testing/wire.ts';
import { get, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Part } from '../define.ts';

const result = (inputs: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{${inputs}},"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}`;
const ROOTS = '{"method":"roots/list"}';
const CALL = post('2026-07-28', requestBody('2026-07-28', 1, 'tools/call', '"name":"build","arguments":{}'));
const BESIDES = ['deprecated/roots-input-request', 'mrtr/roots-undeclared'];

/** Every input request of a server needs a unique key. */
export const duplicateKey = defineWireRule({
  id: 'mrtr/duplicate-key',
  requirements: ['mrtr/duplicate-key'],
  class: 'spec',
  title: 'Every input request {must} have a unique key',
  why: 'JSON parsers keep only one of two members with the same key, so the other request is lost.',
  how: 'Give every entry of `inputRequests` a different key.',
  examples: {
    good: [
      {
        revision: '2026-07-28',
        text: `${result(`"a":${ROOTS},"b":${ROOTS}`)}\n`,
        transport: 'stdio',
        besides: BESIDES,
      },
      { revision: '2026-07-28', text: blocks(CALL, answer('200 OK', result(`"a":${ROOTS}`))), besides: BESIDES },
    ],
    bad: [
      {
        revision: '2026-07-28',
        text: `${result(`"a":${ROOTS},⟦"a"⟧:${ROOTS}`)}\n`,
        transport: 'stdio',
        besides: BESIDES,
      },
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('200 OK', result(`"a":${ROOTS},⟦"a"⟧:${ROOTS}`))),
        besides: BESIDES,
      },
    ],
  },
  begin(view, report) {
    const observe = (part: Part): void => {
      for (const message of part.messages) {
        const { kind, ref, altered } = message;
        if (kind !== 'response' || altered || !isObject(get(message.result, 'inputRequests'))) continue;
        const path = ['result', 'inputRequests'];
        for (const name of view.repeated(ref, path)) {
          report({
            requirement: 'mrtr/duplicate-key',
            at: part,
            place: { of: 'message', at: ref, path: [...path, name], mark: 'key' },
            what: `${part.name} has two input requests with the key ${named(name)}; only the last one is read.`,
            instead: ['json-duplicate-key'],
          });
        }
      }
    };
    return { line: observe, response: observe, event: observe };
  },
});
