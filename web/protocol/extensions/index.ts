/** All rules of extensions, in order. */
import { appsDeclared } from './apps/capability.ts';
import { hostContext } from './apps/context.ts';
import { viewDocuments } from './apps/html.ts';
import { appsOffered } from './apps/offered.ts';
import { viewResources } from './apps/resources.ts';
import { viewResults } from './apps/results.ts';
import { toolLinks } from './apps/tools.ts';
import { viewCapabilities, viewGrants } from './apps/view-capabilities.ts';
import { viewMessages } from './apps/view-messages.ts';
import { viewData } from './apps/view-data.ts';
import { viewOrder } from './apps/view-order.ts';
import { authorizationDeclared } from './auth/capability.ts';
import { clientCredentialFaults } from './auth/credentials.ts';
import { enterpriseFaults } from './auth/enterprise.ts';
import type { ExtensionRule, WireRule } from './define.ts';
import { taskHeaders } from './tasks/headers.ts';
import { skillEntries } from './skills/entries.ts';
import { skillMethods } from './skills/methods.ts';
import { skillResources } from './skills/resources.ts';
import { skillSession } from './skills/session.ts';
import { taskMessages } from './tasks/messages.ts';
import { taskSession, tasksTooEarly } from './tasks/session.ts';

/** Rules about messages. */
export const extensionRules: readonly ExtensionRule[] = [
  appsDeclared,
  toolLinks,
  viewResources,
  viewDocuments,
  viewResults,
  appsOffered,
  viewMessages,
  hostContext,
  viewOrder,
  viewData,
  viewCapabilities,
  viewGrants,
  skillEntries,
  skillResources,
  skillMethods,
  skillSession,
  taskMessages,
  taskSession,
  tasksTooEarly,
  authorizationDeclared,
];

/** Rules about the HTTP of an authorization. */
export const wireFaultRules: readonly WireRule[] = [taskHeaders, enterpriseFaults, clientCredentialFaults];
