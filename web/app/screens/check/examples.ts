/** Texts to look at: right ones, and the mistakes people make. */
import type { RevisionChoice } from '../../../protocol/types.ts';
import { FIRST_TEXT } from '../../state/first.ts';

/** One example. */
export interface CheckExample {
  id: string;
  /** Heading it stands under. */
  group: string;
  title: string;
  /** One line on what it shows. */
  says: string;
  text: string;
  /** The revision to judge by; left to the text when absent. */
  revision?: RevisionChoice;
}

/** In the order of the list. */
export const EXAMPLES: readonly CheckExample[] = [
  {
    id: 'handshake-two-mistakes',
    group: 'Classic mistakes',
    title: 'A handshake with two mistakes',
    says: 'A shortened method name, and a request whose id is null.',
    text: FIRST_TEXT,
  },
  {
    id: 'tools-call',
    group: 'Right as it is',
    title: 'Call a tool',
    says: 'A request and its answer.',
    text: `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_forecast","arguments":{"city":"Oslo"}}}
{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Light rain, 7 °C"}],"isError":false}}
`,
  },
  {
    id: 'python-dict',
    group: 'Classic mistakes',
    title: 'A Python dictionary',
    says: 'Single quotes, True and None are not JSON.',
    text: `{'jsonrpc': '2.0', 'id': 7, 'method': 'tools/call', 'params': {'name': 'search', 'arguments': {'exact': True, 'limit': None}}}
`,
  },
];
