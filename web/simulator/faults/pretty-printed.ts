/** Messages are spread over several lines. */
import type { Fault } from './define.ts';

/** Line breaks inside of messages. */
export const prettyPrinted: Fault = {
  id: 'pretty-printed',
  title: 'Messages are spread over several lines',
  says: 'The server lays its JSON out for people, with line breaks. Over stdio every line is a message, so the client reads a dozen broken ones; a right server writes each message in one line.',
  rule: 'stdio/one-line-each',
  requirement: 'stdio/embedded-newline',
  alter: (outputs, { state }) =>
    outputs.map((output) =>
      output.message !== null && output.channel === 'message' && state.settings.transport === 'stdio'
        ? { ...output, text: JSON.stringify(output.message, null, 2) }
        : output,
    ),
  shows: {
    server: 'calculator',
    client: [{ id: 1, method: 'tools/call', params: { name: 'add', arguments: { a: 1, b: 2 } } }],
  },
};
