/** Conversations about pings without a response. */
import { client, server } from '../../../../testing/conversation.ts';
import { agrees, requests, CONFIRMS } from '../examples.ts';
import { OLD, OPEN, ping, tools, list, at, one, type Transcript } from './example-messages.ts';

/** Each with its findings. */
export const pings: readonly Transcript[] = [
  one(
    'a ping that is skipped',
    OLD,
    ['responses/unanswered-request in 4'],
    OPEN,
    client(ping('1')),
    client(list('2')),
    server(tools('2')),
  ),
  one(
    'a server ping that a client ignores',
    OLD,
    ['ping/unanswered in 4'],
    OPEN,
    server(ping('"s"')),
    client(list('1')),
    server(tools('1')),
    client(list('2')),
  ),
  one('a ping at the end of a text', OLD, [], OPEN, client(list('1')), server(tools('1')), server(ping('1'))),
  one(
    'a ping whose response may still arrive, by its timestamp',
    OLD,
    [],
    at(1, requests('0', OLD)),
    at(1, agrees('0', OLD, '{"tools":{}}')),
    at(1, CONFIRMS),
    at(2, server(ping('"s"'))),
    at(2, client(list('1'))),
    at(3, server(tools('1'))),
  ),
];
