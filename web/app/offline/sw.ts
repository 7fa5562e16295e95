/**
 * The service worker: offline access to the page, where each page uses the files of its own build. Built by
 * `scripts/service-worker.mjs`.
 */
import { answerTo, languageFiles, pathBelow } from './answers.ts';
import type { Build } from './answers.ts';
import type { ServiceScope } from './scope.ts';
import { createStores } from './stores.ts';
import type { FromService } from './service-messages.ts';
import { readToService } from './service-messages.ts';

/** Inserted before this code by the build. */
declare const PLAYGROUND_BUILD: Build;
declare const self: ServiceScope;

const build = PLAYGROUND_BUILD;
const { scope } = self.registration;
const stores = createStores(build, scope);
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', (event) => event.waitUntil(stores.precache()));

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await stores.tidy(await windows());
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { url, method, mode, headers } = request;
  const answer = answerTo({ url, method, mode, part: headers.has('range') }, scope, build);
  if (answer.from === 'network') return;
  if (answer.from === 'former') event.respondWith(stores.former(request));
  else if (answer.from === 'first') event.respondWith(stores.first(answer.path, request));
  else event.respondWith(stores.seldom(answer.path, request, (work) => event.waitUntil(work)));
});

self.addEventListener('message', (event) => {
  const message = readToService(event.data);
  if (message?.say === 'take over') event.waitUntil(self.skipWaiting());
  if (message?.say !== 'here') return;
  const other: FromService = { say: 'another build' };
  const module = pathBelow(scope, message.module);
  if (module !== null && !Object.hasOwn(build.first, module) && !Object.hasOwn(build.seldom, module))
    event.source?.postMessage(other);
  event.waitUntil(windows().then((all) => stores.tidy(all)));
  event.waitUntil(stores.keepLoaded(message.loaded));
  const language = languageFiles(build, module ?? '');
  event.waitUntil(stores.keepLoaded(language.map((path) => new URL(path, scope).href)));
});
