/** Door: the faults that a server can be given, and how they come about. */
import { isObject, type JsonValue } from '../../protocol/values.ts';
import { speaking } from '../lifecycle/receive.ts';
import type { Turn } from '../turn.ts';
import type { Input, Json, Output } from '../types.ts';
import type { AskedRequest, Fault, Scene } from './define.ts';
import { answersCancelled } from './answers-cancelled.ts';
import { answersNotifications } from './answers-notifications.ts';
import { answersTwice } from './answers-twice.ts';
import { asksDirectly } from './asks-directly.ts';
import { asksEarly } from './asks-early.ts';
import { asksUndeclared } from './asks-undeclared.ts';
import { batchIncomplete } from './batch-incomplete.ts';
import { blobUrlSafe } from './blob-url-safe.ts';
import { capabilityTrue } from './capability-true.ts';
import { completionTooLong } from './completion-too-long.ts';
import { contentAsText } from './content-as-text.ts';
import { cursorRefused } from './cursor-refused.ts';
import { echoesVersion } from './echoes-version.ts';
import { errorCodeText } from './error-code-text.ts';
import { errorNull } from './error-null.ts';
import { errorWithoutMessage } from './error-without-message.ts';
import { failureAsError } from './failure-as-error.ts';
import { failureAsSuccess } from './failure-as-success.ts';
import { headerNameUnfit } from './header-name-unfit.ts';
import { httpDoneEvent } from './http-done-event.ts';
import { httpEndedSession } from './http-ended-session.ts';
import { httpErrorOk } from './http-error-ok.ts';
import { httpEventsUnended } from './http-events-unended.ts';
import { httpGetPage } from './http-get-page.ts';
import { httpHeaderEncoded } from './http-header-encoded.ts';
import { httpNoAnswer } from './http-no-answer.ts';
import { httpNotificationOk } from './http-notification-ok.ts';
import { httpPlainText } from './http-plain-text.ts';
import { httpRawLines } from './http-raw-lines.ts';
import { httpRequestAccepted } from './http-request-accepted.ts';
import { httpSessionId } from './http-session-id.ts';
import { idAsText } from './id-as-text.ts';
import { imageAsAddress } from './image-as-address.ts';
import { isErrorText } from './is-error-text.ts';
import { jsonrpcMissing } from './jsonrpc-missing.ts';
import { listenWithoutId } from './listen-without-id.ts';
import { logLevelWarn } from './log-level-warn.ts';
import { logsOnStdout } from './logs-on-stdout.ts';
import { logsTooMuch } from './logs-too-much.ts';
import { logsUnasked } from './logs-unasked.ts';
import { neverAnswers } from './never-answers.ts';
import { nextCursorNull } from './next-cursor-null.ts';
import { noCacheHints } from './no-cache-hints.ts';
import { noResultType } from './no-result-type.ts';
import { noServerInfo } from './no-server-info.ts';
import { pagesRepeat } from './pages-repeat.ts';
import { pingRefused } from './ping-refused.ts';
import { prettyPrinted } from './pretty-printed.ts';
import { progressAfterAnswer } from './progress-after-answer.ts';
import { progressGoesBack } from './progress-goes-back.ts';
import { progressTokenText } from './progress-token-text.ts';
import { progressUnasked } from './progress-unasked.ts';
import { promptRoleSystem } from './prompt-role-system.ts';
import { refusesVersion } from './refuses-version.ts';
import { resourceCode } from './resource-code.ts';
import { resultAndError } from './result-and-error.ts';
import { resultNull } from './result-null.ts';
import { schemaWithoutType } from './schema-without-type.ts';
import { singleInArray } from './single-in-array.ts';
import { structureBroken } from './structure-broken.ts';
import { toolWithoutSchema } from './tool-without-schema.ts';
import { toolsUndeclared } from './tools-undeclared.ts';
import { twinTools } from './twin-tools.ts';
import { undeclaredChanges } from './undeclared-changes.ts';
import { unknownToolCode } from './unknown-tool-code.ts';
import { versionErrorBare } from './version-error-bare.ts';

export type { AskedRequest, Fault, HttpFault, Scene, Show } from './define.ts';
export { catcherOf } from './define.ts';

/** All faults: those of messages, the ones that are seen most often first, then those that only HTTP shows. */
export const FAULTS: readonly Fault[] = [
  answersNotifications,
  idAsText,
  logsOnStdout,
  contentAsText,
  failureAsSuccess,
  unknownToolCode,
  refusesVersion,
  echoesVersion,
  errorNull,
  toolsUndeclared,
  schemaWithoutType,
  singleInArray,
  nextCursorNull,
  neverAnswers,
  failureAsError,
  noResultType,
  progressUnasked,
  progressTokenText,
  progressGoesBack,
  logLevelWarn,
  imageAsAddress,
  undeclaredChanges,
  answersTwice,
  resultAndError,
  jsonrpcMissing,
  answersCancelled,
  structureBroken,
  asksUndeclared,
  asksEarly,
  capabilityTrue,
  noServerInfo,
  resourceCode,
  toolWithoutSchema,
  twinTools,
  prettyPrinted,
  isErrorText,
  errorCodeText,
  errorWithoutMessage,
  resultNull,
  progressAfterAnswer,
  logsTooMuch,
  logsUnasked,
  pagesRepeat,
  cursorRefused,
  blobUrlSafe,
  asksDirectly,
  headerNameUnfit,
  noCacheHints,
  listenWithoutId,
  versionErrorBare,
  promptRoleSystem,
  completionTooLong,
  pingRefused,
  batchIncomplete,
  httpPlainText,
  httpNotificationOk,
  httpSessionId,
  httpEndedSession,
  httpHeaderEncoded,
  httpEventsUnended,
  httpDoneEvent,
  httpRawLines,
  httpGetPage,
  httpRequestAccepted,
  httpErrorOk,
  httpNoAnswer,
];

const byId = new Map(FAULTS.map((fault) => [fault.id, fault]));

/** A fault by its id; null where there is none. */
export function faultNamed(id: string): Fault | null {
  return byId.get(id) ?? null;
}

/** The fault that makes the server pass over what came in; null where none does. */
export function deafTo(turn: Turn, input: Input): string | null {
  const faults = turn.state.settings.faults.flatMap((id) => faultNamed(id) ?? []).filter(({ deaf }) => deaf);
  const heard = faults.length > 0 ? valueIn(input) : null;
  if (!isObject(heard)) return null;
  const revision = speaking(turn);
  const one = faults.find(({ deaf, revisions }) => (!revisions || revisions.includes(revision)) && deaf?.(heard));
  return one?.id ?? null;
}

/** What is said with the faults of the state's settings on. Outputs before `from` come from work that was due earlier, and are altered alike. */
export function misbehave(turn: Turn, input: Input, from: number): readonly Output[] {
  const { before, state } = turn;
  const value = valueIn(input);
  const open = [...before.running, ...before.listening].map(({ exchange, id, method }) => ({
    exchange,
    id,
    method,
    params: before.running.find((one) => one.id === id && one.exchange === exchange)?.params ?? {},
  }));
  const heard = isObject(value) ? value : null;
  const scene: Scene = {
    input,
    heard,
    asked: [...askedIn(value, input), ...open],
    before,
    state,
    revision: speaking(turn),
  };
  const quiet: Scene = { ...scene, heard: null, asked: open };
  let early: readonly Output[] = turn.outputs.slice(0, from);
  let now: readonly Output[] = turn.outputs.slice(from);
  for (const id of state.settings.faults) {
    const fault = faultNamed(id);
    if (!fault?.alter || (fault.revisions && !fault.revisions.includes(scene.revision))) continue;
    if (early.length > 0) early = marked(early, fault.alter(early, quiet), id);
    const after = marked(now, fault.alter(now, scene), id);
    // What is not said leaves its mark at what came in.
    if (after.length < now.length) turn.why = { says: 'The server says less than it should.', ...turn.why, fault: id };
    now = after;
  }
  return [...early, ...now];
}

function marked(before: readonly Output[], after: readonly Output[], fault: string): readonly Output[] {
  return after.map((output) => (before.includes(output) ? output : { ...output, why: { ...output.why, fault } }));
}

function valueIn(input: Input): JsonValue | null {
  if (input.kind !== 'message') return null;
  try {
    const value: JsonValue = JSON.parse(input.text);
    return value;
  } catch {
    return null;
  }
}

/** The requests in what came in: one, or those of a batch. */
function askedIn(value: Json, input: Input): AskedRequest[] {
  const exchange = input.kind === 'message' ? (input.exchange ?? '') : '';
  return (Array.isArray(value) ? value : [value]).flatMap((one) => {
    if (!isObject(one)) return [];
    const { id, method, params } = one;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof method !== 'string') return [];
    return [{ exchange, id, method, params: isObject(params) ? params : {} }];
  });
}
