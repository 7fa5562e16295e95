/** Starts the page of a process: its records, its settings, and what can be done by hand. */
import type { RecordOptions, Target } from './arguments.ts';
import { transportOf } from './feed.ts';
import { HandConnections } from './hand-connections.ts';
import type { Hider } from './hide.ts';
import type { Entry, Journal } from './journal.ts';
import { Page } from './page.ts';
import { PageFiles } from './page-files.ts';

/** What the page shows. */
export interface Shown {
  readonly target: Target;
  /** The target as one line, without secrets. */
  readonly shown: string;
  readonly address: string | null;
  readonly journal: Journal;
  readonly hider: Hider;
  readonly port: RecordOptions['page'];
  note(text: string): void;
}

/** Begins to show; `add` receives each record. */
export function show({ target, shown, address, journal, hider, port, note }: Shown): {
  add(entry: Entry): void;
  end(): Promise<void>;
} {
  const connections = new HandConnections(target, shown, journal, hider);
  const page = new Page({
    info: { transport: transportOf(target), target: shown, hand: true },
    handActions: connections,
    files: new PageFiles(note),
    port: port?.port ?? 0,
    chosen: port?.chosen ?? false,
    note,
    settings: async () => (await import('./settings.ts')).settingsFor(target, hider, address),
  });
  return {
    add: (entry) => page.add(entry),
    async end() {
      await connections.end();
      await page.end();
    },
  };
}
