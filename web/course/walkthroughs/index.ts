/** The walkthroughs, in the order of the chapters. */
import type { Walkthrough } from '../walkthrough.ts';
import { apps } from './apps.ts';
import { batches } from './batches.ts';
import { bothDirections } from './both-directions.ts';
import { chooseTransport } from './choose-transport.ts';
import { errorData } from './error-data.ts';
import { errors } from './errors.ts';
import { getAToken } from './get-a-token.ts';
import { handshake } from './handshake.ts';
import { httpErrors } from './http-errors.ts';
import { keepAccess } from './keep-access.ts';
import { longWork } from './long-work.ts';
import { ownServer } from './own-server.ts';
import { pages } from './pages.ts';
import { prompts } from './prompts.ts';
import { readingALog } from './reading-a-log.ts';
import { resources } from './resources.ts';
import { resumeStream } from './resume-stream.ts';
import { serverRequests } from './server-asks.ts';
import { taskExtension } from './task-extension.ts';
import { tasks } from './tasks.ts';
import { threeKinds } from './three-kinds.ts';
import { timeOuts } from './time-outs.ts';
import { tools } from './tools.ts';
import { tutorialMistakes } from './tutorial-mistakes.ts';
import { overHttp, overStdio } from './transports.ts';
import { validateSchemas } from './validate-schemas.ts';
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
  timeOuts,
  errors,
  errorData,
  validateSchemas,
  batches,
  serverRequests,
  overStdio,
  overHttp,
  chooseTransport,
  httpErrors,
  resumeStream,
  getAToken,
  keepAccess,
  withoutHandshake,
  tasks,
  taskExtension,
  apps,
  readingALog,
  bothDirections,
  tutorialMistakes,
  ownServer,
];
