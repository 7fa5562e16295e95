/** The thread that records: what passed becomes records, which go to the file and to the page. */
import type { MessagePort } from 'node:worker_threads';
import type { Answer, Feed, RecorderSetup, StdioFeed } from './feed.ts';
import { RecordFile, lastNumbers } from './file.ts';
import { Hider } from './hide.ts';
import { HttpRecords, type HttpRuns } from './http-records.ts';
import { Journal, tailOf, type Entry } from './journal.ts';
import { ProcessRecords } from './process-records.ts';

/** Bytes after which the other thread learns what was taken. */
const TAKEN = 1024 * 1024;
/** The cost of one event besides its bytes, as the other thread counts it. */
const EVENT = 200;

/** Records until the other thread ends. */
export function record(port: MessagePort, { target, record: options, address }: RecorderSetup): void {
  const say = (answer: Answer): void => port.postMessage(answer);
  const note = (text: string): void => say({ kind: 'note', text });
  process.on('uncaughtException', (error) => note(`ignored an internal error: ${String(error)}`));
  process.on('unhandledRejection', (error) => note(`ignored an internal error: ${String(error)}`));

  const hider = new Hider();
  const shown = hider.target(target);
  const file = options.out ? new RecordFile(options.out.file, options.out.max, note) : null;
  const last = options.out ? lastNumbers(options.out.file) : { seq: 0, run: 0 };
  const journal = new Journal(last.seq, last.run);
  if (file) journal.onEntry((entry) => file.add(entry));
  const takes =
    target.over === 'stdio'
      ? processTaker(journal, shown)
      : httpTaker(journal, hider, shown, new URL(target.url).pathname);
  // Records that are written before the page is loaded.
  const early: Entry[] = [];
  let toPage = (entry: Entry): void => void early.push(entry);
  if (options.page) journal.onEntry((entry) => toPage(entry));
  const page = options.page
    ? import('./show.ts').then(({ show }) => {
        const shows = show({ target, shown, address, journal, hider, port: options.page, note });
        toPage = shows.add;
        early.splice(0).forEach(shows.add);
        return shows;
      })
    : null;
  page?.catch((error: unknown) => note(`there is no page: ${String(error)}; the session goes on`));

  let unreported = 0;
  const report = (): void => {
    if (unreported > 0) say({ kind: 'taken', bytes: unreported });
    unreported = 0;
  };
  port.on('message', (event: Feed) => {
    if (event.kind === 'finish') {
      takes.finish();
      file?.flush();
      void Promise.resolve(page)
        .then((shows) => shows?.end())
        .catch(() => undefined)
        .then(() => {
          file?.flush();
          say({ kind: 'finished' });
        });
      return;
    }
    unreported += EVENT + ('bytes' in event && typeof event.bytes !== 'number' ? event.bytes.byteLength : 0);
    if (unreported >= TAKEN) report();
    else if (unreported > 0) setImmediate(report);
    takes.take(event);
  });
}

/** Turns events into records. */
interface Taker {
  take(event: Exclude<Feed, { kind: 'finish' }>): void;
  finish(): void;
}

function processTaker(journal: Journal, target: string): Taker {
  const records = new ProcessRecords(journal, { target, by: 'host' });
  return { take: (event) => (isStdio(event) ? records.take(event) : undefined), finish: () => undefined };
}

function httpTaker(journal: Journal, hider: Hider, target: string, path: string): Taker {
  const runs: HttpRuns = {
    begin: (at, transport) => journal.begin(at, { transport, target, by: 'host' }),
    end: (run, at, ending) => journal.add(run, at, tailOf({ kind: 'end', ...ending })),
  };
  const records = new HttpRecords(journal, hider, runs, path);
  return {
    take: (event) => (isStdio(event) ? undefined : records.take(event)),
    finish: () => records.end(Date.now(), { by: 'host' }),
  };
}

const isStdio = (event: Feed): event is StdioFeed => ['start', 'bytes', 'lost', 'over'].includes(event.kind);
