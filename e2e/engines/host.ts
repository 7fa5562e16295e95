/** The hosts of a journey: the build with an observer of errors, a course on another origin, and one that nobody may reach. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../scripts/policy.mjs';
import { writeServiceWorker } from '../../scripts/service-worker.mjs';
import type { Handler, Listening } from '../../scripts/static-files.mjs';
import { fileHandler, listen } from '../../scripts/static-files.mjs';

/** Runs before all other scripts of the page, and collects what no page may cause. */
const OBSERVER = `
globalThis.observed = [];
const note = (text) => void globalThis.observed.push(text);
addEventListener('error', ({ message }) => note('error: ' + message));
addEventListener('unhandledrejection', ({ reason }) => note('rejection: ' + reason));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  note('policy violation: ' + violatedDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...args) => { note('console: ' + args.join(' ')); error.apply(console, args); };
globalThis.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    this.addEventListener('error', ({ message }) => note('worker: ' + message));
  }
};
`;

/** The hosts, all on this machine. */
export interface Hosts {
  /** The address of the page. */
  home: string;
  /** Requests to the host of the page that failed since the last call. */
  takeMissing(): readonly string[];
  /** Stops the host of the page. */
  goOffline(): Promise<void>;
  /** Starts it again at the same address. */
  goOnline(): Promise<void>;
  /** The address of a page that embeds another one and collects its messages; another site for the browser. */
  courseWith(lesson: string): string;
  /** A host that counts the requests it receives. */
  forbidden: { url: string; hits: () => number };
  close(): Promise<void>;
}

/** A course page with a lesson in a frame. */
const courseOf = (lesson: string): string => `<!doctype html><title>Course</title><link rel="icon" href="data:,">
<script>heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
<iframe title="Lesson" src="${lesson}" width="900" height="700"></iframe>`;

/** Copies the build to a folder and serves it. The observer is an ordinary script of the same origin, so the policy stays as built. */
export async function startHosts(folder: string): Promise<Hosts> {
  const dist = process.env['PLAYGROUND_DIST'] ?? 'dist';
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build to test: run npm run build');
  cpSync(dist, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<meta charset="utf-8" />', '$&<script src="./observer.js"></script>'));
  writeFileSync(join(folder, 'observer.js'), OBSERVER);
  await writeServiceWorker(folder);
  const missing: string[] = [];
  const files = fileHandler({ folder, headersOf, quality: 1 });
  const handler: Handler = async (request, response) => {
    response.once('finish', () => {
      if (response.statusCode >= 400) missing.push(`${response.statusCode}: ${request.url}`);
    });
    await files(request, response);
  };
  const first = await listen(handler);
  let site: Pick<Listening, 'close'> = first;
  let hits = 0;
  const forbidden = await listen(async (_, response) => {
    hits += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  const course = await listen(async ({ url = '' }, response) => {
    const lesson = new URL(url, first.url).searchParams.get('lesson') ?? '';
    response.setHeader('Content-Type', 'text/html').end(courseOf(lesson));
  });
  return {
    home: first.url,
    takeMissing: () => missing.splice(0),
    goOffline: () => site.close(),
    goOnline: async () => {
      site = await listen(handler, { port: first.port });
    },
    courseWith: (lesson) => `http://localhost:${course.port}/?lesson=${encodeURIComponent(lesson)}`,
    forbidden: { url: forbidden.url, hits: () => hits },
    close: async () => {
      await Promise.all([site.close(), forbidden.close(), course.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
