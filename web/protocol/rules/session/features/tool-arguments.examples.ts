/** Calls with arguments that fit and others, and their answers. */
import { talk } from '../../../testing/talk.ts';
import type { SessionRule } from '../define.ts';
import {
  ask,
  askModern,
  content,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  tell,
  tellModern,
} from './texts.ts';

const CITY =
  '"tools":[{"name":"rain","inputSchema":{"type":"object","properties":{"city":{"type":"string"},"days":{"type":"integer"}},"required":["city"]}}]';
const LISTED = talk(opened('{"tools":{}}'), ask(1, 'tools/list'), tell(1, CITY));
const calling = (given: string): string => ask(2, 'tools/call', `"name":"rain","arguments":${given}`);
const FITTING = '{"city":"Lima"}';
const ODD = '{"city":"Lima","days":"two"}';
const FAILED = ',"isError":true';
const besides = ['tools/call-arguments-mismatch', 'errors/application-code'];
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Good and bad ones. */
export const toolArgumentExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, calling(FITTING), tell(2, content('dry'))) },
    { revision: LAST, text: talk(LISTED, calling(ODD), tell(2, content('`days` is a number', FAILED))), besides },
    { revision: LAST, text: talk(LISTED, calling(FITTING), tell(2, content('Too many requests', FAILED))) },
    {
      revision: LAST,
      text: talk(LISTED, calling(FITTING), refuse(2, -32603, 'Out of memory')),
      says: 'Errors of the server itself are protocol errors.',
    },
    {
      revision: SECOND,
      text: talk(LISTED.replaceAll('2025-11-25', '2025-03-26'), calling(ODD), refuse(2, -32602, '`days` is a number')),
      besides,
      says: 'Before 2025-11-25 nobody said that this belongs into a result.',
    },
    {
      revision: LAST,
      text: talk(LISTED, calling(ODD), refuse(2, -32603, 'The database is away')),
      besides,
      says: 'Nothing shows that the arguments were the reason.',
    },
    {
      revision: LAST,
      text: talk(ask(1, 'tools/list'), tell(1, CITY), calling(ODD), refuse(2, -32602, '`days` is a number')),
      besides,
      says: 'Without the handshake it may be an older server.',
    },
    { revision: LAST, text: talk(calling(ODD), tell(2, content('dry'))), says: 'No list shows the schema.' },
    { revision: LAST, text: talk(LISTED, calling(FITTING), refuse(2, 401, 'Log in first')), besides },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        tellModern(1, `${CITY},${HINTS}`),
        askModern(2, 'tools/call', `"name":"rain","arguments":${ODD},"requestState":"abc"`),
        refuse(2, -32602, 'Invalid requestState'),
      ),
      besides,
      says: 'What is refused may be the state that the round brings.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(calling('{}'), refuse(2, '⟦-32603⟧', 'connect ECONNREFUSED 10.0.0.7:5432')) },
    { revision: LAST, text: talk(LISTED, calling(ODD), mark(tell(2, content('dry')))), besides },
    {
      revision: FIRST,
      text: talk(LISTED.replaceAll('2025-11-25', '2024-11-05'), calling('{}'), mark(tell(2, content('dry')))),
      besides,
    },
    { revision: LAST, text: talk(LISTED, calling(ODD), refuse(2, '⟦-32602⟧', '`days` is a number')), besides },
    {
      revision: MODERN,
      text: talk(
        askModern(1, 'tools/list'),
        tellModern(1, `${CITY},${HINTS}`),
        askModern(2, 'tools/call', `"name":"rain","arguments":${ODD}`),
        refuse(2, '⟦-32602⟧', '`days` is a number'),
      ),
      besides,
    },
    { revision: LAST, text: talk(LISTED, calling(FITTING), refuse(2, '⟦-31000⟧', 'Too many requests')), besides },
    { revision: LAST, text: talk(LISTED, calling(FITTING), refuse(2, '⟦-32002⟧', 'No such file')) },
  ],
};
