/** The sources of all exercises, in the order of the chapters. */
import type { ExerciseSource } from '../source.ts';
import { answeredNotification } from './answered-notification.ts';
import { argumentMissing } from './argument-missing.ts';
import { requestTools } from './ask-for-tools.ts';
import { badJson } from './bad-json.ts';
import { bareRequest } from './bare-request.ts';
import { batchGone } from './batch-gone.ts';
import { bothMembers } from './both-members.ts';
import { callAdd } from './call-add.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancel } from './cancel.ts';
import { comments } from './comments.ts';
import { completeCity } from './complete-city.ts';
import { contentAsText } from './content-as-text.ts';
import { databaseDown } from './database-down.ts';
import { declined } from './declined.ts';
import { discover } from './discover.ts';
import { fillPrompt } from './fill-prompt.ts';
import { foreignOrigin } from './foreign-origin.ts';
import { forgottenPrint } from './forgotten-print.ts';
import { greet } from './greet.ts';
import { halfAccept } from './half-accept.ts';
import { halfDeclared } from './half-declared.ts';
import { handshakeOrder } from './handshake-order.ts';
import { initializedName } from './initialized-name.ts';
import { listen } from './listen.ts';
import { logLevel } from './log-level.ts';
import { logName } from './log-name.ts';
import { lostHeader } from './lost-header.ts';
import { lostSession } from './lost-session.ts';
import { maxTokens } from './max-tokens.ts';
import { nextPage } from './next-page.ts';
import { noMethod } from './no-method.ts';
import { noRequest } from './no-request.ts';
import { noResultType } from './no-result-type.ts';
import { noVersionHeader } from './no-version-header.ts';
import { noteMissingNow } from './note-missing-now.ts';
import { noteMissing } from './note-missing.ts';
import { nullId } from './null-id.ts';
import { oldAddress } from './old-address.ts';
import { oldVersion } from './old-version.ts';
import { oneLine } from './one-line.ts';
import { otherVersion } from './other-version.ts';
import { pagesOrder } from './pages-order.ts';
import { pingGone } from './ping-gone.ts';
import { politeStatus } from './polite-status.ts';
import { progressBack } from './progress-back.ts';
import { progress } from './progress.ts';
import { readNote } from './read-note.ts';
import { roots } from './roots.ts';
import { sameId } from './same-id.ts';
import { samplingOrder } from './sampling-order.ts';
import { secondRound } from './second-round.ts';
import { structured } from './structured.ts';
import { subscribeOrder } from './subscribe-order.ts';
import { textId } from './text-id.ts';
import { toolFailed } from './tool-failed.ts';
import { tornEvent } from './torn-event.ts';
import { twoAtOnce } from './two-at-once.ts';
import { undeclared } from './undeclared.ts';
import { unknownMethod } from './unknown-method.ts';
import { unknownTool } from './unknown-tool.ts';
import { usedTwice } from './used-twice.ts';
import { loggerOnStdout } from './logger-on-stdout.ts';
import { nullCursor } from './null-cursor.ts';
import { noContent } from './no-content.ts';
import { refusedName } from './refused-name.ts';
import { refusedSchema } from './refused-schema.ts';
import { writeChallenge } from './write-challenge.ts';
import { noServers } from './no-servers.ts';
import { tokenRequest } from './token-request.ts';
import { otherAudience } from './other-audience.ts';
import { forgottenToken } from './forgotten-token.ts';
import { moreScopes } from './more-scopes.ts';
import { refreshToken } from './refresh-token.ts';
import { declareApps } from './declare-apps.ts';
import { linkView } from './link-view.ts';
import { viewOrder } from './view-order.ts';
import { viewPolicy } from './view-policy.ts';
import { textFallback } from './text-fallback.ts';
import { missingDetails } from './missing-details.ts';
import { mismatchedResult } from './mismatched-result.ts';
import { impatientClient } from './impatient-client.ts';
import { errorBody } from './error-body.ts';
import { resumeRequest } from './resume-request.ts';
import { taskOrder } from './task-order.ts';
import { taskResult } from './task-result.ts';
import { taskRefused } from './task-refused.ts';
import { oneDirection } from './one-direction.ts';
import { ownTools } from './own-tools.ts';

/** All sources, in order. */
export const EXERCISE_SOURCES: readonly ExerciseSource[] = [
  requestTools,
  nullId,
  sameId,
  greet,
  handshakeOrder,
  otherVersion,
  undeclared,
  callAdd,
  nextPage,
  pagesOrder,
  structured,
  toolFailed,
  readNote,
  bothMembers,
  subscribeOrder,
  halfDeclared,
  fillPrompt,
  argumentMissing,
  completeCity,
  initializedName,
  progress,
  cancel,
  logLevel,
  progressBack,
  cancelOrder,
  impatientClient,
  unknownTool,
  badJson,
  noRequest,
  noMethod,
  noteMissing,
  unknownMethod,
  databaseDown,
  missingDetails,
  mismatchedResult,
  twoAtOnce,
  batchGone,
  maxTokens,
  declined,
  roots,
  samplingOrder,
  oneLine,
  forgottenPrint,
  politeStatus,
  halfAccept,
  lostHeader,
  noVersionHeader,
  tornEvent,
  lostSession,
  foreignOrigin,
  oldAddress,
  loggerOnStdout,
  errorBody,
  resumeRequest,
  writeChallenge,
  noServers,
  tokenRequest,
  otherAudience,
  forgottenToken,
  moreScopes,
  refreshToken,
  bareRequest,
  discover,
  noResultType,
  secondRound,
  listen,
  pingGone,
  noteMissingNow,
  taskOrder,
  taskResult,
  taskRefused,
  declareApps,
  linkView,
  viewOrder,
  viewPolicy,
  textFallback,
  textId,
  answeredNotification,
  usedTwice,
  nullCursor,
  noContent,
  refusedSchema,
  refusedName,
  oneDirection,
  oldVersion,
  comments,
  logName,
  contentAsText,
  ownTools,
];
