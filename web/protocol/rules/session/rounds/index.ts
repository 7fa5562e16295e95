/** Rules about sampling, elicitation, rounds of input, tasks and subscriptions across messages. */
import type { SessionRule } from '../define.ts';
import { answersUndeclared } from './answers-undeclared.ts';
import { conversation } from './conversation.ts';
import { elicitationIds } from './elicitation-ids.ts';
import { elicitationRefusals } from './elicitation-refusals.ts';
import { extDeclared } from './extension-declared.ts';
import { extensionInputRequests } from './extension-input-requests.ts';
import { extResults } from './extension-results.ts';
import { formAnswers } from './form-answers.ts';
import { headerArguments } from './header-arguments.ts';
import { inputErrors } from './input-errors.ts';
import { inputResponses } from './input-responses.ts';
import { listenIds } from './listen-ids.ts';
import { listenOrder } from './listen-order.ts';
import { listenTypes } from './listen-types.ts';
import { requestState } from './request-state.ts';
import { retry } from './retry.ts';
import { samplingRefusals } from './sampling-refusals.ts';
import { samplingTools } from './sampling-tools.ts';
import { unmatchedInput } from './unmatched-input.ts';
import { taskCancelled } from './task-cancelled.ts';
import { taskCapabilities } from './task-capabilities.ts';
import { taskCreation } from './task-creation.ts';
import { taskErrors } from './task-errors.ts';
import { taskLists } from './task-lists.ts';
import { taskProgress } from './task-progress.ts';
import { taskInputRequests } from './task-input-requests.ts';
import { taskRelated } from './task-related.ts';
import { taskResults } from './task-results.ts';
import { taskShapes } from './task-shapes.ts';
import { taskStates } from './task-states.ts';
import { taskTools } from './task-tools.ts';
import { undeclaredInput } from './undeclared-input.ts';
import { urlAnswers } from './url-answers.ts';
import { wrongMethod } from './wrong-method.ts';

/** All rules of this area. */
export const roundRules: readonly SessionRule[] = [
  undeclaredInput,
  wrongMethod,
  retry,
  requestState,
  inputResponses,
  inputErrors,
  unmatchedInput,
  formAnswers,
  urlAnswers,
  samplingTools,
  conversation,
  samplingRefusals,
  elicitationRefusals,
  elicitationIds,
  answersUndeclared,
  taskCapabilities,
  taskCreation,
  taskStates,
  taskResults,
  taskRelated,
  taskShapes,
  taskTools,
  taskErrors,
  taskInputRequests,
  taskProgress,
  taskLists,
  taskCancelled,
  extResults,
  extDeclared,
  extensionInputRequests,
  listenOrder,
  listenTypes,
  listenIds,
  headerArguments,
];
