/** Rules about the structure of a message: envelope, ids, requests, responses, batches. In order of execution. */
import type { Rule } from '../define.ts';
import { batchDuplicateId } from './batch-duplicate-id.ts';
import { batchEmptyArray } from './batch-empty-array.ts';
import { batchInitializeInside } from './batch-initialize-inside.ts';
import { batchMixedKinds } from './batch-mixed-kinds.ts';
import { batchMixedSenders } from './batch-mixed-senders.ts';
import { batchNested } from './batch-nested.ts';
import { batchNotSupported } from './batch-not-supported.ts';
import { envelopeJsonObject } from './envelope-json-object.ts';
import { envelopeJsonrpcMissing } from './envelope-jsonrpc-missing.ts';
import { envelopeJsonrpcNumber } from './envelope-jsonrpc-number.ts';
import { envelopeJsonrpcVersion } from './envelope-jsonrpc-version.ts';
import { envelopeMemberCase } from './envelope-member-case.ts';
import { envelopeMixedKinds } from './envelope-mixed-kinds.ts';
import { envelopeUnclassifiable } from './envelope-unclassifiable.ts';
import { envelopeUnknownMember } from './envelope-unknown-member.ts';
import { idsFractional } from './ids-fractional.ts';
import { idsLargeInteger } from './ids-large-integer.ts';
import { idsMissingId } from './ids-missing-id.ts';
import { idsNotificationNullId } from './ids-notification-null-id.ts';
import { idsNotificationWithId } from './ids-notification-with-id.ts';
import { idsNullId } from './ids-null-id.ts';
import { idsType } from './ids-type.ts';
import { requestsMethodMissing } from './requests-method-missing.ts';
import { requestsMethodType } from './requests-method-type.ts';
import { requestsParamsByPosition } from './requests-params-by-position.ts';
import { requestsParamsNull } from './requests-params-null.ts';
import { requestsParamsPrimitive } from './requests-params-primitive.ts';
import { requestsReservedRpcPrefix } from './requests-reserved-rpc-prefix.ts';
import { responsesBothResultAndError } from './responses-both-result-and-error.ts';
import { responsesErrorIdNullJsonrpc } from './responses-error-id-null-jsonrpc.ts';
import { responsesErrorIdNullMcp } from './responses-error-id-null-mcp.ts';
import { responsesErrorIdRequired } from './responses-error-id-required.ts';
import { responsesErrorInsideResult } from './responses-error-inside-result.ts';
import { responsesIdMissing } from './responses-id-missing.ts';
import { responsesIdNull } from './responses-id-null.ts';
import { responsesNeitherResultNorError } from './responses-neither-result-nor-error.ts';
import { responsesNullErrorBesideResult } from './responses-null-error-beside-result.ts';
import { responsesNullResultBesideError } from './responses-null-result-beside-error.ts';
import { responsesResultNotObject } from './responses-result-not-object.ts';
import { responsesResultNull } from './responses-result-null.ts';

/** All structure rules; a rule may query the findings of earlier ones. */
export const structureRules: readonly Rule[] = [
  batchNotSupported,
  batchEmptyArray,
  batchNested,
  batchMixedSenders,
  batchInitializeInside,
  batchMixedKinds,
  batchDuplicateId,
  envelopeJsonObject,
  envelopeUnclassifiable,
  envelopeMemberCase,
  envelopeJsonrpcMissing,
  envelopeJsonrpcNumber,
  envelopeJsonrpcVersion,
  requestsMethodMissing,
  requestsMethodType,
  responsesNeitherResultNorError,
  responsesBothResultAndError,
  responsesNullErrorBesideResult,
  responsesNullResultBesideError,
  idsNotificationNullId,
  idsNotificationWithId,
  idsMissingId,
  idsNullId,
  idsType,
  idsFractional,
  idsLargeInteger,
  responsesIdMissing,
  responsesIdNull,
  responsesErrorIdNullJsonrpc,
  responsesErrorIdNullMcp,
  responsesErrorIdRequired,
  requestsParamsNull,
  requestsParamsByPosition,
  requestsParamsPrimitive,
  requestsReservedRpcPrefix,
  responsesResultNull,
  responsesResultNotObject,
  responsesErrorInsideResult,
  envelopeMixedKinds,
  envelopeUnknownMember,
];
