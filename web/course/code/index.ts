/** All code exercises. */
import { batchManager } from './batch-manager.ts';
import { buildRequest } from './build-request.ts';
import type { CodeExercise } from './define.ts';
import { errorHandlingClient } from './error-handling-client.ts';
import { errorResponses } from './error-responses.ts';
import { httpClient } from './http-client.ts';
import { listToolsRequest } from './list-tools-request.ts';
import { messageValidator } from './message-validator.ts';
import { notificationDispatcher } from './notification-dispatcher.ts';
import { parseResponse } from './parse-response.ts';
import { requestBuilder } from './request-builder.ts';
import { responseHandler } from './response-handler.ts';
import { serverHandler } from './server-handler.ts';
import { wholeClient } from './whole-client.ts';

/** In the order of the chapters. */
export const CODE_EXERCISES: readonly CodeExercise[] = [
  buildRequest,
  parseResponse,
  messageValidator,
  requestBuilder,
  responseHandler,
  listToolsRequest,
  notificationDispatcher,
  errorResponses,
  errorHandlingClient,
  serverHandler,
  batchManager,
  wholeClient,
  httpClient,
];

/** The exercise with this id; null if there is none. */
export function codeExerciseNamed(id: string): CodeExercise | null {
  return CODE_EXERCISES.find((one) => one.id === id) ?? null;
}
