/** The ordered list of rules of this area. */
import type { ShapeRule } from '../define.ts';
import { annotationsInside } from './annotations-inside.ts';
import { cancelled } from './cancelled.ts';
import { capabilityKeys } from './capability-keys.ts';
import { emptyCursor } from './empty-cursor.ts';
import { extensionIds } from './extension-ids.ts';
import { iconKinds } from './icon-kinds.ts';
import { iconScripts } from './icon-scripts.ts';
import { iconSizes } from './icon-sizes.ts';
import { iconSrc } from './icon-src.ts';
import { logLevelKey, logSubscription } from './log-keys.ts';
import { logSecrets } from './log-secrets.ts';
import { cursorElsewhere, pageSize } from './pagination.ts';
import { progressValues } from './progress-values.ts';
import { tokenPlacement } from './token-placement.ts';
import { traceContext } from './trace-context.ts';
import { traceKeys } from './trace-keys.ts';
import { websiteUrl } from './website-url.ts';

/** Rules in the order in which their findings are reported. */
export const baseRules: readonly ShapeRule[] = [
  capabilityKeys,
  extensionIds,
  websiteUrl,
  iconSrc,
  iconKinds,
  iconScripts,
  iconSizes,
  annotationsInside,
  cancelled,
  tokenPlacement,
  progressValues,
  logLevelKey,
  logSubscription,
  logSecrets,
  pageSize,
  cursorElsewhere,
  emptyCursor,
  traceContext,
  traceKeys,
];
