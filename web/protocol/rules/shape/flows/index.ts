/** The rules of this area, in the order in which they run. */
import type { ShapeRule } from '../define.ts';
import { capabilityByMethod, experimental } from './capabilities.ts';
import { discoverParams } from './discover-params.ts';
import { discoverLeftovers, versionsEmpty } from './discover.ts';
import { capabilityKey, settings } from './extension.ts';
import { immediateResponse } from './immediate-response.ts';
import { initialStatus } from './initial-status.ts';
import { emptyRequests, nothingRequired, readableState } from './input-required.ts';
import { filterEmpty, filterField } from './listen-filter.ts';
import { pollInterval } from './poll-interval.ts';
import { progressOnListen } from './progress-on-listen.ts';
import { relatedTask } from './related-task.ts';
import { requestorChosenId } from './requestor-id.ts';
import { subscriptionId } from './subscription-id.ts';
import { timestampsOrder } from './timestamps-order.ts';
import { unsupportedMethod } from './unsupported-method.ts';

/** All of them. */
export const flowsRules: readonly ShapeRule[] = [
  relatedTask,
  requestorChosenId,
  unsupportedMethod,
  initialStatus,
  immediateResponse,
  timestampsOrder,
  experimental,
  capabilityByMethod,
  capabilityKey,
  settings,
  pollInterval,
  progressOnListen,
  discoverParams,
  discoverLeftovers,
  versionsEmpty,
  nothingRequired,
  emptyRequests,
  readableState,
  filterField,
  filterEmpty,
  subscriptionId,
];
