/** Rules about the meaning of an envelope: methods, senders, errors, `_meta`, versions. In order of execution. */
import type { Rule } from '../define.ts';
import { cancellationMisspelledMethod } from './cancellation-misspelled-method.ts';
import { deprecatedFeatures } from './deprecated-features.ts';
import { directionSender } from './direction-sender.ts';
import { errorsCodeForm } from './errors-code-form.ts';
import { errorsCodeMeaning } from './errors-code-meaning.ts';
import { errorsMissingCapability, errorsUrlElicitationData } from './errors-data.ts';
import { errorsObject } from './errors-object.ts';
import { errorsUnknownMember } from './errors-unknown-member.ts';
import { errorsWording } from './errors-wording.ts';
import { inputEntries } from './input-entries.ts';
import { lifecycleNoShutdownMessage } from './lifecycle-no-shutdown-message.ts';
import { metaKeyNames } from './meta-key-names.ts';
import { metaShape, metaTopLevel } from './meta-shape.ts';
import { methodsAvailability } from './methods-availability.ts';
import { methodsCase } from './methods-case.ts';
import { methodsNotificationPrefix } from './methods-notification-prefix.ts';
import { methodsUnknownNotification, methodsUnknownRequest } from './methods-unknown.ts';
import { pingParams } from './ping-params.ts';
import { resultType } from './result-type.ts';
import { statelessMeta } from './stateless-meta.ts';
import { statelessRequestKeys } from './stateless-request-keys.ts';
import { statelessRequestValues } from './stateless-request-values.ts';
import { statelessServerInfo } from './stateless-server-info.ts';
import { versionNamed } from './version-named.ts';
import { versionUnsupported } from './version-unsupported.ts';

/** Rules of the envelope phase that depend on the method table, the error codes and the keys of `_meta`. */
export const meaningRules: readonly Rule[] = [
  methodsAvailability,
  methodsCase,
  methodsNotificationPrefix,
  cancellationMisspelledMethod,
  lifecycleNoShutdownMessage,
  methodsUnknownRequest,
  methodsUnknownNotification,
  directionSender,
  pingParams,
  errorsObject,
  errorsCodeForm,
  errorsCodeMeaning,
  errorsWording,
  errorsUnknownMember,
  errorsUrlElicitationData,
  errorsMissingCapability,
  versionUnsupported,
  resultType,
  statelessMeta,
  statelessRequestKeys,
  statelessRequestValues,
  statelessServerInfo,
  metaShape,
  metaKeyNames,
  metaTopLevel,
  versionNamed,
  deprecatedFeatures,
  inputEntries,
];
