/** Messages in a stream are spread over lines. */
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { STREAMABLE } from './tools.ts';

/** JSON laid out for people; what is none stays as it is. */
function spread(text: string): string {
  try {
    const value: Json = JSON.parse(text);
    return JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}

/** Line breaks inside of an event. */
export const httpRawLines: Fault = {
  id: 'http-raw-lines',
  title: 'Messages in a stream are spread over lines',
  says: 'The server writes its JSON with line breaks behind one `data:`. Lines without the name of a field are thrown away, so half a message arrives; a right server writes `data:` before every line, or the message in one.',
  rule: 'sse/raw-newline-in-data',
  requirement: 'sse/raw-newline-in-data',
  revisions: STREAMABLE,
  http: {
    alter: (outputs) =>
      outputs.map((output) =>
        output.kind === 'chunk' && /^(?:id|event|data):/u.test(output.text)
          ? { ...output, text: output.text.replace(/^data: (\{.*\})$/mu, (_, text: string) => `data: ${spread(text)}`) }
          : output,
      ),
  },
  shows: {
    server: 'everything',
    client: [
      {
        id: 1,
        method: 'tools/call',
        params: { name: 'long_work', arguments: { steps: 2, ms: 20 }, _meta: { progressToken: 'work' } },
      },
      100,
    ],
  },
};
