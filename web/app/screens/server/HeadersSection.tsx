/** “HTTP headers”: the headers of the composed message, one a row: to change, to leave out, to add. Only over HTTP. */
import { useEffect, useRef, useState } from 'react';
import { Plus, RotateCcw, X } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import { useFocusKeep } from '../../parts/focusKeep.ts';
import { useCompose } from './compose.ts';
import { addHeaders, changeHeader, isHeaderName, isHeaderValue, resetHeaders, useHeaders } from './header-store.ts';
import css from './Headers.module.css';
import { board, engine, useBoard } from './server-store.ts';
import { oneLine } from '../../../simulator/one-line.ts';

/** The headers that the page would send with the current message. */
function usePlanned(): Readonly<Record<string, string>> {
  const text = useCompose((state) => state.text);
  const run = useBoard((state) => state.run);
  const [planned, setPlanned] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const { setup, inputs } = board.getState();
    if (!run) return;
    const plan = async (): Promise<void> => {
      const next = await engine.headers(setup, inputs, oneLine(text));
      if (next) setPlanned(next.headers);
    };
    void plan();
  }, [text, run]);
  return planned;
}

/** The section. */
export function HeadersSection() {
  const planned = usePlanned();
  const { changes, added } = useHeaders();
  const add = useRef<HTMLButtonElement>(null);
  const keep = useFocusKeep(() => add.current);
  const unchanged = added.length === 0 && Object.keys(changes).length === 0;
  // A changed header of an earlier message still applies, even if the page would not send it with this one.
  const names = [...new Set([...Object.keys(planned), ...Object.keys(changes)])];
  return (
    <PaneSection
      title="HTTP headers"
      minor
      tools={
        <Button look="link" disabled={unchanged} onClick={resetHeaders}>
          Reset the headers
        </Button>
      }
    >
      <ul {...keep} className={css.rows} aria-label="Headers of the message">
        {names.map((name) => (
          <Sent key={name} name={name} planned={planned[name] ?? ''} change={changes[name]} />
        ))}
        {added.map((_, at) => (
          <Added key={at} at={at} />
        ))}
      </ul>
      <Button ref={add} icon={<Plus />} onClick={() => addHeaders([...added, { name: '', value: '' }])}>
        Add a header
      </Button>
      {unchanged ? null : <p className={css.note}>Your changes apply to each message that you send.</p>}
    </PaneSection>
  );
}

/** A header that the page sends. */
function Sent({ name, planned, change }: { name: string; planned: string; change: string | null | undefined }) {
  const out = change === null;
  return (
    <li className={css.row} data-out={out || undefined}>
      <code>{name}</code>
      <input
        aria-label={`Value of ${name}`}
        spellCheck={false}
        disabled={out}
        value={out ? 'left out' : (change ?? planned)}
        onChange={({ currentTarget: { value } }) => {
          if (isHeaderValue(value)) changeHeader(name, value === planned ? undefined : value);
        }}
      />
      <Button
        look="quiet"
        square
        aria-label={`${out ? 'Restore' : 'Leave out'} ${name}`}
        title={out ? 'Restore' : 'Leave out'}
        onClick={() => changeHeader(name, out ? undefined : null)}
      >
        {out ? <RotateCcw /> : <X />}
      </Button>
    </li>
  );
}

/** A row for another header. */
function Added({ at }: { at: number }) {
  const { added } = useHeaders();
  const { name = '', value = '' } = added[at] ?? {};
  const wrong = name !== '' && !isHeaderName(name);
  const put = (change: { name?: string; value?: string }): void =>
    addHeaders(added.with(at, { name, value, ...change }));
  return (
    <li className={css.row}>
      <input
        aria-label={`Name of added header ${at + 1}`}
        placeholder="name"
        spellCheck={false}
        aria-invalid={wrong || undefined}
        value={name}
        onChange={(event) => put({ name: event.currentTarget.value.trim() })}
      />
      <input
        aria-label={`Value of added header ${at + 1}`}
        placeholder="value"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          if (isHeaderValue(event.currentTarget.value)) put({ value: event.currentTarget.value });
        }}
      />
      <Button
        look="quiet"
        square
        aria-label={`Remove added header ${at + 1}`}
        title="Remove"
        onClick={() => addHeaders(added.toSpliced(at, 1))}
      >
        <X />
      </Button>
      {wrong ? <p className={css.note}>A header name has letters, digits and hyphens, without spaces.</p> : null}
    </li>
  );
}
