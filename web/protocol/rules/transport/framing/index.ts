/** Rules about lines on stdio and events of a stream. */
import type { WireRule } from '../define.ts';
import { missingBlankLine } from './blank-line.ts';
import { clientResponse } from './client-response.ts';
import { closing } from './closing.ts';
import { dataNotMessage } from './data.ts';
import { duplicateKey } from './duplicate-key.ts';
import { notUtf8 } from './encoding.ts';
import { legacyStream } from './legacy.ts';
import { oneLineEach } from './lines.ts';
import { pollution } from './pollution.ts';
import { eventIdUse } from './priming.ts';
import { rawNewlineInData } from './raw-newline.ts';

/** All rules of this area. */
export const framingRules: readonly WireRule[] = [
  rawNewlineInData,
  missingBlankLine,
  dataNotMessage,
  closing,
  eventIdUse,
  legacyStream,
  oneLineEach,
  pollution,
  notUtf8,
  clientResponse,
  duplicateKey,
];
