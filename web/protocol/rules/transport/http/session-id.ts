import { answer, requestBody, blocks, noTools, opening, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { begins, sessionHeader } from '../reading.ts';

const HEADER = 'Mcp-Session-Id';
const given = (id: string): string =>
  opening('2025-06-18', 'X').replace(`${HEADER}: X`, `${HEADER}: ⟦${id}⟧`).replaceAll(': X', `: ${id}`);
/** Guessable ids: short words, counters and timestamps. */
const GUESSABLE =
  /^(?:\d{1,13}|[a-z]{1,15}|(?:session|sess|sid|id|user|client|conn|connection|mcp|test)[-_.:]?\d{0,13}|(.)\1*)$/i;

/** The characters of a session id, and when it is assigned. */
export const sessionId = defineWireRule({
  id: 'http-session/id',
  requirements: ['http-session/id-charset', 'http-session/id-guessable', 'http-session/id-assigned-late'],
  class: 'spec',
  title: 'A session id {must} be visible ASCII and hard to guess',
  why: 'The id is sent as a header value and gives access to the session: other characters can be lost, and short words can be guessed.',
  how: 'Assign a random UUID, a token or a hash in the response to `initialize`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: opening('2025-06-18') },
      { revision: '2025-11-25', text: opening('2025-11-25', 'eyJhbGciOiJub25lIn0.eyJzIjoxfQ.') },
      { revision: '2025-06-18', text: opening('2025-06-18', null), says: 'A server is not required to have sessions.' },
    ],
    bad: [
      { revision: '2025-06-18', text: given('Sitzung für 7f3a9c') },
      { revision: '2025-06-18', text: given('4711') },
      { revision: '2025-06-18', text: given('session-2') },
      {
        revision: '2025-06-18',
        text: blocks(
          opening('2025-06-18', null),
          post('2025-06-18', requestBody('2025-06-18', 1, 'tools/list')),
          answer('200 OK', noTools('2025-06-18', 1), { [`⟦${HEADER}`]: '1868a90c-5f2e-4b1d-9c63-0f0d8e2b7a11⟧' }),
        ),
      },
    ],
  },
  begin(_, report) {
    const seen = new Set<string>();
    /** Sessions whose `initialize` has a response; true if it has a session id. */
    const opened = new Map<number, boolean>();
    return {
      response(response) {
        const header = sessionHeader(response);
        const { request, session } = response;
        const opens = begins(request);
        if (opens) opened.set(session, header !== null);
        if (!header || header.value === '' || seen.has(header.value)) return;
        seen.add(header.value);
        const place = { of: 'header', header } as const;
        const odd = header.value.search(/[^!-~]/);
        if (odd >= 0) {
          const character = header.value.charAt(odd);
          const what = `The session id in ${response.description} contains ${character === ' ' ? 'a space' : named(character)}, which is not a visible ASCII character.`;
          report({ requirement: 'http-session/id-charset', at: response, place, what });
        } else if (GUESSABLE.test(header.value)) {
          const what = `The session id ${named(header.value)} in ${response.description} can be guessed.`;
          report({ requirement: 'http-session/id-guessable', at: response, place, what });
        }
        if (opens || opened.get(session) !== false || !request || sessionHeader(request)) return;
        report({
          requirement: 'http-session/id-assigned-late',
          at: response,
          place: { of: 'header', header, mark: 'whole' },
          title: 'This session id is assigned after the response to `initialize`',
          why: 'Clients read the header only in that response.',
          what: `${response.name} assigns a session id; the response to \`initialize\` had none.`,
          ties: [{ at: request }],
        });
      },
    };
  },
});
