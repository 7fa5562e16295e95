import { answer, requestBody, blocks, events, noTools, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { isSuccess } from '../reading.ts';

const HEADER = 'X-Accel-Buffering';
const CALL = post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list'));
const STREAM = events(noTools('2026-07-28', 1));

/** A stream should prevent buffering by proxies. */
export const bufferingHeader = defineWireRule({
  id: 'sse/buffering-header',
  requirements: ['sse/buffering-header'],
  class: 'spec',
  title: 'A stream {must} disable proxy buffering',
  why: 'Proxies such as nginx collect a server’s output until a buffer is full, so events arrive late and all at once.',
  how: 'Send `X-Accel-Buffering: no` with every event stream.',
  examples: {
    good: [
      { revision: '2026-07-28', text: blocks(CALL, answer('200 OK', STREAM, { [HEADER]: 'no' })) },
      {
        revision: '2026-07-28',
        text: blocks(CALL, answer('200 OK', noTools('2026-07-28', 1))),
        says: 'JSON is sent as a whole.',
      },
    ],
    bad: [
      { revision: '2026-07-28', text: blocks(CALL, answer('200 OK', STREAM, { '': '⟦HTTP/1.1 200 OK⟧' })) },
      { revision: '2026-07-28', text: blocks(CALL, answer('200 OK', STREAM, { [HEADER]: '⟦yes⟧' })) },
    ],
  },
  begin: (_, report) => ({
    response(response) {
      if (!response.stream || response.type !== 'text/event-stream' || !isSuccess(response)) return;
      const header = response.header(HEADER);
      if (header?.value.toLowerCase() === 'no') return;
      report({
        requirement: 'sse/buffering-header',
        at: response,
        place: header ? { of: 'header', header } : { of: 'head' },
        what: header
          ? `${response.name} is a stream with ${named(`${HEADER}: ${header.value}`)}, so proxies may hold it back.`
          : `${response.name} is a stream without ${named(HEADER)}, so proxies may hold it back.`,
        fix: {
          says: 'Disable proxy buffering.',
          safety: 'safe',
          steps: [{ do: 'set', header: HEADER, value: 'no' }],
        },
      });
    },
  }),
});
