/** Rules about HTTP requests, responses and sessions. */
import type { WireRule } from '../define.ts';
import { accept } from './accept.ts';
import { notificationAnswer } from './accepted.ts';
import { requestAnswered202 } from './answered.ts';
import { bodyNotJsonRpc } from './body.ts';
import { cursorAcrossSessions } from './cursor.ts';
import { fallback } from './fallback.ts';
import { getAccept } from './get-accept.ts';
import { getAnswer } from './get-answer.ts';
import { jsonAnswer } from './json-answer.ts';
import { responseInPostBody } from './legacy-answer.ts';
import { postToWrongEndpoint } from './legacy-endpoint.ts';
import { originRefusal } from './origin.ts';
import { reissueSameId } from './reissue.ts';
import { removed } from './removed.ts';
import { requestContentType } from './request-type.ts';
import { responseContentType } from './response-type.ts';
import { sessionEnd } from './session-end.ts';
import { sessionId } from './session-id.ts';
import { sessionUse } from './session-use.ts';
import { errorStatus } from './error-status.ts';
import { refusalBody } from './refusal-body.ts';
import { refusalNullId } from './refusal-id.ts';
import { messageNotPost } from './verb.ts';

/** All rules of this area. */
export const httpRules: readonly WireRule[] = [
  messageNotPost,
  bodyNotJsonRpc,
  accept,
  requestContentType,
  getAccept,
  getAnswer,
  responseContentType,
  notificationAnswer,
  requestAnswered202,
  jsonAnswer,
  errorStatus,
  refusalBody,
  refusalNullId,
  originRefusal,
  removed,
  reissueSameId,
  fallback,
  sessionId,
  sessionUse,
  sessionEnd,
  cursorAcrossSessions,
  responseInPostBody,
  postToWrongEndpoint,
];
