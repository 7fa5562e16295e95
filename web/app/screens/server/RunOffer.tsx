/** A run from a link: what it contains, and the button that runs it. Nothing of it runs before. */
import { useEffect, useState } from 'react';
import { isOwn } from '../../../simulator/inputs.ts';
import { Button } from '../../parts/Button.tsx';
import { count, revisionName } from '../../parts/text.ts';
import { renewRoute } from '../../state/address.ts';
import { put } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { restoreRun } from './restore.ts';
import { readRun } from './run-link.ts';
import type { SharedRun } from './run-link.ts';
import css from './Server.module.css';
import { definitionNow, engine, faultsNow, useBoard } from './server-store.ts';

type Found = { run: SharedRun } | { because: string };

const DAMAGED = 'The run in this link is damaged or was made by a newer version of this page. Ask for the link again.';

async function open(packed: string): Promise<Found> {
  try {
    const { unpackText, WHY_NOT } = await import('../../state/share.ts');
    const unpacked = await unpackText(packed);
    if (unpacked.text === null) return { because: WHY_NOT[unpacked.because] };
    const run = await readRun(unpacked.text, async (text) => (await engine.define(text, false))?.definition ?? null);
    return run ? { run } : { because: DAMAGED };
  } catch {
    return { because: 'A part of the page did not load, so the run of the link was not opened. Reload the page.' };
  }
}

/** Below the toolbar of the wire while a link’s run waits; otherwise nothing. */
export function RunOffer() {
  const packed = useApp((state) => state.runLink);
  const servers = useBoard((state) => state.run?.servers);
  const replaces = useBoard((state) => state.inputs.some(isOwn));
  const [opened, setOpened] = useState<{ packed: string; found: Found } | null>(null);
  useEffect(() => {
    if (packed !== null) void open(packed).then((found) => setOpened({ packed, found }));
  }, [packed]);
  if (packed === null || opened?.packed !== packed || !servers) return null;
  const { found } = opened;
  const done = (): void => {
    put({ runLink: null });
    renewRoute();
  };
  const server = 'run' in found ? servers.find(({ id }) => id === found.run.setup.server) : undefined;
  if (!('run' in found) || !server) {
    return (
      <div className={css.offer} role="group" aria-label="Run from a link">
        <p>{'run' in found ? DAMAGED : found.because}</p>
        <Button onClick={done}>Close</Button>
      </div>
    );
  }
  return (
    <div className={css.offer} role="group" aria-label="Run from a link">
      <h3>This link contains a run</h3>
      <p>
        {contents(found.run, server.title)} Nothing of it runs until you press the button.
        {replaces ? ' It replaces the conversation below.' : ''}
      </p>
      <div className={css.links}>
        <Button
          onClick={() => {
            put({ runLink: null });
            void restoreRun(found.run);
          }}
        >
          Run it
        </Button>
        <Button look="quiet" onClick={done}>
          Ignore it
        </Button>
      </div>
    </div>
  );
}

/** “3 messages to the server “Notes”, MCP 2025-11-25 over HTTP, with an edited definition and 1 fault.” */
function contents(run: SharedRun, server: string): string {
  const sent = run.inputs.filter(({ kind }) => kind === 'send').length;
  const faults = faultsNow(run).length;
  const { transport, revision } = run.setup;
  const extras = [
    ...(definitionNow(run) === null ? [] : ['an edited definition']),
    ...(faults === 0 ? [] : [count(faults, 'fault')]),
  ];
  const over = transport === 'http' ? 'HTTP' : 'stdio';
  const more = extras.length === 0 ? '' : `, with ${extras.join(' and ')}`;
  return `${count(sent, 'message')} to the server “${server}”, ${revisionName(revision)} over ${over}${more}.`;
}
