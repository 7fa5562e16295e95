/** Rules about ids, responses, handshake, versions, progress and cancellation across messages. */
import type { SessionRule } from '../define.ts';
import { batchAnswers } from './batch-answers.ts';
import { batchExtras } from './batch-extras.ts';
import { batchRejected } from './batch-rejected.ts';
import { cancellationAfter } from './cancellation-after.ts';
import { cancellationNotice } from './cancellation-notice.ts';
import { discoverProbe } from './discover-probe.ts';
import { discoverAnswers } from './discover-answers.ts';
import { errorsCodes } from './errors-codes.ts';
import { errorsInvalidRequest } from './errors-invalid-request.ts';
import { idsOpposite } from './ids-opposite.ts';
import { idsReused } from './ids-reused.ts';
import { lifecycleAgain } from './lifecycle-again.ts';
import { lifecycleBefore } from './lifecycle-before.ts';
import { lifecycleFirst } from './lifecycle-first.ts';
import { lifecycleInitialized } from './lifecycle-initialized.ts';
import { pingAnswers } from './ping-answers.ts';
import { progressNotice } from './progress-notice.ts';
import { responsesId } from './responses-id.ts';
import { responsesNameless } from './responses-nameless.ts';
import { responsesTwice } from './responses-twice.ts';
import { responsesUnanswered } from './responses-unanswered.ts';
import { statelessMalformed } from './stateless-malformed.ts';
import { versionChoice } from './version-choice.ts';
import { versionEras } from './version-eras.ts';
import { versionOffer } from './version-offer.ts';
import { versionRefusal } from './version-refusal.ts';

/** All rules of this area. */
export const coreRules: readonly SessionRule[] = [
  idsReused,
  idsOpposite,
  responsesId,
  responsesTwice,
  responsesNameless,
  responsesUnanswered,
  batchAnswers,
  batchExtras,
  batchRejected,
  lifecycleFirst,
  lifecycleBefore,
  lifecycleInitialized,
  lifecycleAgain,
  versionOffer,
  versionChoice,
  versionRefusal,
  versionEras,
  discoverProbe,
  discoverAnswers,
  statelessMalformed,
  pingAnswers,
  errorsCodes,
  errorsInvalidRequest,
  cancellationNotice,
  cancellationAfter,
  progressNotice,
];
