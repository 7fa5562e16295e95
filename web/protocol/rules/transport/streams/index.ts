/** Rules about event streams over HTTP. */
import type { WireRule } from '../define.ts';
import { broadcast } from './broadcast.ts';
import { bufferingHeader } from './buffering.ts';
import { eventIds } from './event-ids.ts';
import { listeningStream } from './listening.ts';
import { relatedMessages } from './related.ts';
import { streamResponse } from './response.ts';

/** All rules of this area. */
export const streamRules: readonly WireRule[] = [
  streamResponse,
  listeningStream,
  relatedMessages,
  broadcast,
  eventIds,
  bufferingHeader,
];
