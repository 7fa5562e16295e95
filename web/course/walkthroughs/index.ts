/** The walkthroughs, in the order of the chapters. */
import type { Walkthrough } from '../walkthrough.ts';
import { apps } from './apps.ts';
import { batches } from './batches.ts';
import { chooseTransport } from './choose-transport.ts';
import { errors } from './errors.ts';
import { getAToken } from './get-a-token.ts';
import { handshake } from './handshake.ts';
import { keepAccess } from './keep-access.ts';
import { longWork } from './long-work.ts';
import { pages } from './pages.ts';
import { prompts } from './prompts.ts';
import { readingALog } from './reading-a-log.ts';
import { resources } from './resources.ts';
import { serverRequests } from './server-asks.ts';
import { threeKinds } from './three-kinds.ts';
import { tools } from './tools.ts';
import { tutorialMistakes } from './tutorial-mistakes.ts';
import { overHttp, overStdio } from './transports.ts';
import { versions } from './versions.ts';
import { whyJsonRpc } from './why-json-rpc.ts';
import { withoutHandshake } from './without-handshake.ts';

/** All of them. */
export const WALKTHROUGHS: readonly Walkthrough[] = [
  threeKinds,
  whyJsonRpc,
  handshake,
  versions,
  tools,
  pages,
  resources,
  prompts,
  longWork,
  errors,
  batches,
  serverRequests,
  overStdio,
  overHttp,
  chooseTransport,
  getAToken,
  keepAccess,
  withoutHandshake,
  apps,
  readingALog,
  tutorialMistakes,
];
