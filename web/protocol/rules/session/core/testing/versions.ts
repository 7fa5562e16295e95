/** Conversations about versions. */
import { server } from '../../../../testing/conversation.ts';
import { agrees, requests, CONFIRMS, LISTED, requestIn } from '../examples.ts';
import { OLD, NEW, fails, refused, one, type Transcript } from './example-messages.ts';

/** Each with its findings. */
export const versions: readonly Transcript[] = [
  one(
    'an older version offered',
    '2025-03-26',
    ['version/counter-offer in 2'],
    requests('0', OLD),
    agrees('0', '2025-03-26'),
    CONFIRMS,
  ),
  one(
    'a newer version offered',
    '2024-11-05',
    ['version/newer-counter-offer in 2'],
    requests('0', '2024-11-05'),
    agrees('0', '2025-03-26'),
  ),
  one(
    'a version rejected instead of a counteroffer',
    OLD,
    ['version/error-instead-of-offer in 2'],
    requests('1', '2025-11-25'),
    server(fails('1', -32602, 'Unsupported protocol version', '{"expected":"2025-06-18"}')),
  ),
  one(
    'a version rejected with a server-specific code',
    '2024-11-05',
    ['version/error-instead-of-offer in 2'],
    requests('1', OLD),
    server(fails('1', -32600, 'Protocol version mismatch: expected 2024-11-05')),
  ),
  one(
    'an error about something else',
    OLD,
    [],
    requests('1', OLD),
    server(fails('1', -32603, 'Node version 16 is not supported')),
  ),
  one(
    'an unknown version served',
    NEW,
    ['version/unsupported-accepted in 2'],
    requestIn('1', '2027-12-24'),
    server(`"id":1,${LISTED}`),
  ),
  one('a draft served', NEW, [], requestIn('1', 'DRAFT-2027-v1'), server(`"id":1,${LISTED}`)),
  one(
    'an unknown version rejected with a server-specific code',
    NEW,
    ['version/unsupported-wrong-code in 2'],
    requestIn('1', '1900-01-01'),
    server(fails('1', -32603, 'Protocol version 1900-01-01 is not supported')),
  ),
  one(
    'a version other than the rejected one',
    NEW,
    ['version/unsupported-requested-mismatch in 2'],
    requestIn('1', '1900-01-01'),
    refused('1', '["2026-07-28"]', '1900-01-02'),
  ),
  one(
    'another version that is not in the list',
    NEW,
    ['version/retry-unlisted in 3'],
    requestIn('1', '1900-01-01'),
    refused('1', '["2026-07-28"]', '1900-01-01'),
    requestIn('2', '1901-01-01'),
  ),
  one(
    'the version from the list',
    NEW,
    [],
    requestIn('1', '1900-01-01'),
    refused('1', '["2026-07-28"]', '1900-01-01'),
    requestIn('2', NEW),
    server(`"id":2,${LISTED}`),
  ),
];
