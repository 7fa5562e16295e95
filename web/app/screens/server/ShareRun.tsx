/** “Share” on the Server screen: a link to the run, without redacted secrets. Loaded on demand. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { VERSION } from '../../../protocol/product.ts';
import { createClient, newWorker } from '../../engine/client.ts';
import type { SecretSort } from '../../engine/types.ts';
import { ShareText } from '../../parts/ShareText.tsx';
import type { LinkState, ShareTextProps } from '../../parts/ShareText.tsx';
import { revisionName } from '../../parts/text.ts';
import { formatRoute } from '../../state/route.ts';
import { LINK_FITS, MAX_LINK_LENGTH, packText } from '../../state/share.ts';
import type { SecretKind } from '../../state/export.ts';
import { store } from '../../state/store.ts';
import { writeRun } from './run-link.ts';
import { board } from './server-store.ts';

async function linkTo(text: string, base: string): Promise<LinkState> {
  const run = await packText(text);
  if (run === null) return { state: 'unable' };
  const { serverSetup } = store.getState();
  const { revision, transport } = board.getState().setup;
  const { server, faults } = serverSetup;
  const carrier = transport === 'http' ? { transport } : {};
  const at = { screen: 'server', embed: false, revision, server, faults, ...carrier } as const;
  const link = base + formatRoute({ ...at, version: VERSION, run });
  return link.length > MAX_LINK_LENGTH ? { state: 'long' } : { state: 'ready', link, fits: link.length <= LINK_FITS };
}

/** A separate engine for the text of the run, while the dialog is open. */
function useEngine(text: string) {
  const engine = useRef<ReturnType<typeof createClient> | null>(null);
  useEffect(() => {
    const mine = createClient(newWorker, () => undefined);
    mine.setText(text, 1);
    engine.current = mine;
    return () => mine.stop();
  }, [text]);
  return engine;
}

/** The content of the dialog; `without` is shown while there is no run to share. */
export function ShareRun(props: Pick<ShareTextProps, 'onCopy'> & { base: string; without: ReactNode }) {
  const { setup, inputs } = board.getState();
  return inputs.length === 0 && setup.definition === null ? props.without : <Run {...props} />;
}

function Run({ base, onCopy }: Pick<ShareTextProps, 'onCopy'> & { base: string }) {
  const [text] = useState(() => {
    const { setup, inputs, secret } = board.getState();
    return writeRun({ setup, inputs, secret });
  });
  const engine = useEngine(text);
  const [sorts, setSorts] = useState<readonly SecretSort[] | 'unknown' | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<SecretKind>>(new Set());
  const [made, setMade] = useState<{ without: ReadonlySet<SecretKind>; link: LinkState } | null>(null);
  useEffect(() => {
    let current = true;
    void engine.current?.secrets(1).then((found) => {
      if (!current) return;
      setHidden(new Set(found?.map(({ kind }) => kind)));
      setSorts(found ?? 'unknown');
    });
    return () => {
      current = false;
    };
  }, [engine]);
  const known = sorts !== null;
  useEffect(() => {
    if (!known) return undefined;
    let current = true;
    const make = async (): Promise<void> => {
      const shared = hidden.size === 0 ? text : await engine.current?.redact([...hidden], 1);
      const link: LinkState =
        shared === undefined || shared === null ? { state: 'unable' } : await linkTo(shared, base);
      if (current) setMade({ without: hidden, link });
    };
    void make();
    return () => {
      current = false;
    };
  }, [base, engine, hidden, known, text]);
  const { revision, transport } = board.getState().setup;
  return (
    <ShareText
      run
      link={made?.without === hidden ? made.link : { state: 'making' }}
      secrets={sorts === null || sorts === 'unknown' ? sorts : { sorts, hidden, onHidden: setHidden }}
      pins={`${revisionName(revision)} over ${transport === 'http' ? 'HTTP' : 'stdio'}, and runs it when the recipient presses “Run it”`}
      onCopy={onCopy}
    />
  );
}
