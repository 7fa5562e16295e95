/** Streams: lines of stdio, and events of HTTP. */
import type { HttpOutput } from '../transport/types.ts';
import type { Json } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, progressing, outputOf, STREAMABLE } from './tools.ts';

/** Pretty-printed JSON; anything else stays unchanged. */
function spread(text: string): string {
  try {
    const value: Json = JSON.parse(text);
    return JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}

/** Faults of stdio and of event streams. `index.ts` defines the display order of all faults. */
export const streamFaults: readonly Fault[] = [
  {
    id: 'logs-on-stdout',
    title: 'Logs go to stdout',
    says: 'The server prints log lines to stdout, where clients parse every line as a message. A client stops at the first one, or drops it. A correct server writes logs to stderr.',
    rule: 'stdio/pollution',
    requirement: 'stdio/log-on-stdout',
    alter: (outputs, scene) => {
      const { received, state } = scene;
      if (typeof received?.method !== 'string' || state.settings.transport !== 'stdio') return outputs;
      const line = outputOf({}, scene);
      return [{ ...line, message: null, text: `[INFO] handling ${received.method}` }, ...outputs];
    },
    shows: CALLS_ADD,
  },
  {
    id: 'pretty-printed',
    title: 'Messages span several lines',
    says: 'The server pretty-prints its JSON, with line breaks. Over stdio every line is a message, so the client reads many broken ones. A correct server writes each message on one line.',
    rule: 'stdio/one-line-each',
    requirement: 'stdio/embedded-newline',
    alter: (outputs, { state }) =>
      outputs.map((output) =>
        output.message !== null && output.channel === 'message' && state.settings.transport === 'stdio'
          ? { ...output, text: JSON.stringify(output.message, null, 2) }
          : output,
      ),
    shows: CALLS_ADD,
  },
  {
    id: 'http-events-unended',
    title: 'Events are not separated by empty lines',
    says: 'The server omits the empty line after each event of a stream. Clients then join two messages into one that they cannot parse. A correct server ends each event with an empty line.',
    rule: 'sse/missing-blank-line',
    requirement: 'sse/missing-blank-line',
    revisions: STREAMABLE,
    http: {
      alter: (outputs) =>
        outputs.map((output) =>
          output.kind === 'chunk' && output.text.includes('notifications/')
            ? { ...output, text: output.text.replace(/\n\n$/u, '\n') }
            : output,
        ),
    },
    shows: progressing(2, 'work'),
  },
  {
    id: 'http-done-event',
    title: 'A stream ends with `[DONE]`',
    says: 'The server sends `data: [DONE]` at the end of a stream, as some model APIs do. Every event in MCP contains a message, and this one does not. A correct server closes the stream after the response.',
    rule: 'sse/data-not-message',
    requirement: 'sse/data-not-message',
    revisions: STREAMABLE,
    http: {
      alter: (outputs) =>
        outputs.flatMap((output, index): HttpOutput[] => {
          const before = outputs[index - 1];
          if (output.kind !== 'end' || before?.kind !== 'chunk' || !/^(?:id|event|data):/u.test(before.text))
            return [output];
          const { at, exchange } = output;
          return [{ kind: 'chunk', at, exchange, text: 'data: [DONE]\n\n' }, output];
        }),
    },
    shows: progressing(2, 'work'),
  },
  {
    id: 'http-raw-lines',
    title: 'Messages in a stream contain line breaks',
    says: 'The server writes its JSON with line breaks after a single `data:`. Parsers ignore lines without a field name, so half a message arrives. A correct server writes `data:` before every line, or the message on one line.',
    rule: 'sse/raw-newline-in-data',
    requirement: 'sse/raw-newline-in-data',
    revisions: STREAMABLE,
    http: {
      alter: (outputs) =>
        outputs.map((output) =>
          output.kind === 'chunk' && /^(?:id|event|data):/u.test(output.text)
            ? {
                ...output,
                text: output.text.replace(/^data: (\{.*\})$/mu, (_, text: string) => `data: ${spread(text)}`),
              }
            : output,
        ),
    },
    shows: progressing(2, 'work'),
  },
  {
    id: 'http-no-answer',
    title: 'A stream ends without a response',
    says: 'The server reports progress and closes the stream before the response. The client does not know whether the work was done. A correct server sends the response last and then closes the stream.',
    rule: 'sse/response',
    requirement: 'sse/no-response',
    revisions: ['2025-03-26', '2025-06-18'],
    http: {
      alter: (outputs) =>
        outputs.filter(
          (output) =>
            output.kind !== 'chunk' ||
            !/^(?:id|event|data):/u.test(output.text) ||
            !/^data:.*"result":/mu.test(output.text),
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
        { id: 2, method: 'tools/list' },
      ],
    },
  },
];
