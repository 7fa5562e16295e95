/** Resources that are there and others, and the answers to their readers. */
import { talk } from '../../../testing/talk.ts';
import type { SessionRule } from '../define.ts';
import { ask, askModern, FIRST, HINTS, LAST, MODERN, refuse, SECOND, tell, tellModern, THIRD } from './texts.ts';

const READ = ask(1, 'resources/read', '"uri":"file:///no.txt"');
const READ_MODERN = askModern(1, 'resources/read', '"uri":"file:///no.txt"');
const DATA = ',"data":{"uri":"file:///no.txt"}';
const LIST = talk(
  askModern(2, 'resources/list'),
  tellModern(2, `"resources":[{"uri":"file:///no.txt","name":"no"}],${HINTS}`),
);

/** Good and bad ones. */
export const resourceAnswerExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(READ, refuse(1, -32002, 'Resource not found', DATA)) },
    { revision: MODERN, text: talk(READ_MODERN, refuse(1, -32602, 'Resource not found', DATA)) },
    { revision: SECOND, text: talk(READ, refuse(1, -32603, 'Database is down')) },
    {
      revision: LAST,
      text: talk(READ, refuse(1, -32603, 'Failed to read the resource: a driver was not found')),
      says: 'Something else was not found.',
    },
    { revision: FIRST, text: talk(READ, refuse(1, -32601, 'Method not found')) },
    {
      revision: MODERN,
      text: talk(LIST, READ_MODERN, tellModern(1, `"contents":[],${HINTS}`)),
      says: 'The resource is listed: it is there, and empty.',
    },
    { revision: THIRD, text: talk(READ, tell(1, '"contents":[]')) },
  ],
  bad: [
    { revision: LAST, text: talk(READ, refuse(1, '⟦-32603⟧', 'No such file', DATA)) },
    { revision: FIRST, text: talk(READ, refuse(1, '⟦-32602⟧', 'The file does not exist', DATA)) },
    { revision: MODERN, text: talk(READ_MODERN, refuse(1, '⟦-32603⟧', 'No such file', DATA)) },
    {
      revision: THIRD,
      text: talk(READ, refuse(1, -32002, 'Resource not found')).replace(/"error"(?=[^"]*"code")/u, '⟦"error"⟧'),
    },
    {
      revision: LAST,
      text: talk(READ, refuse(1, -32002, 'Resource not found', ',"data":{"uri":⟦"file:///other.txt"⟧}')),
    },
    { revision: MODERN, text: talk(READ_MODERN, tellModern(1, `"contents":⟦[]⟧,${HINTS}`)) },
  ],
};
