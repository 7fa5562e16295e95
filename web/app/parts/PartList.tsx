import type { ConvertChoice, ShownPart } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { Linked } from './Linked.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { count, grouped } from './text.ts';
import css from './PartList.module.css';

/** Props of the list of parts. */
export interface PartListProps {
  parts: readonly ShownPart[];
  /** The hosts that a part can be converted for, by its index. */
  hosts: ReadonlyMap<number, readonly ConvertChoice[]>;
  /** Reveals a part in the editor. */
  onGo: (index: number) => void;
  onEdit: (index: number, action: 'wrap' | 'call') => void;
  onConvert: (index: number, host: ConvertChoice) => void;
}

/** What the text consists of: each part with its kind, its lines, its findings, and what can be done with it. */
export function PartList({ parts, hosts, onGo, onEdit, onConvert }: PartListProps) {
  return (
    <ol className={css.list} aria-label="Parts of the text">
      {parts.map((part, index) => (
        <li key={index} className={isAside(part, parts) ? `${css.part} ${css.text}` : css.part}>
          <div className={css.head}>
            <h3>
              <button type="button" onClick={() => onGo(index)}>
                <Inline text={part.title} />
              </button>
            </h3>
            <span className={css.place}>{placeText(part)}</span>
          </div>
          {isAside(part, parts) ? null : <About part={part} />}
          <Actions
            part={part}
            hosts={hosts.get(index) ?? []}
            onEdit={(action) => onEdit(index, action)}
            onConvert={(host) => onConvert(index, host)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Running text around other parts needs one line only. */
function isAside({ kind, errors, warnings, infos }: ShownPart, parts: readonly ShownPart[]): boolean {
  return (kind === 'prose' || kind === 'lesson-text') && parts.length > 1 && errors + warnings + infos === 0;
}

/** Kinds that are not judged, so that “No problems” would say too much. */
const UNJUDGED: ReadonlySet<ShownPart['kind']> = new Set(['prose', 'lesson-text', 'unknown', 'complaint'] as const);

function About({ part }: { part: ShownPart }) {
  const { kind, messages, errors, warnings, infos, because } = part;
  // The type of an error line is a name for programs; its reason says the same.
  const type = kind === 'complaint' ? undefined : part.type;
  const found = errors + warnings + infos > 0;
  const facts = found || !UNJUDGED.has(kind) || type !== undefined || messages > 0;
  return (
    <>
      {facts ? (
        <p className={css.facts}>
          <Problems part={part} />
          {type === undefined ? null : <code>{type}</code>}
          {messages > 0 ? <span>{count(messages, 'message')}</span> : null}
        </p>
      ) : null}
      <p className={css.because}>
        <Linked text={because} />
      </p>
    </>
  );
}

function Problems({ part: { kind, errors, warnings, infos } }: { part: ShownPart }) {
  if (errors + warnings + infos === 0) return UNJUDGED.has(kind) ? null : <span>No problems</span>;
  return (
    <>
      <Counted n={errors} severity="error" />
      <Counted n={warnings} severity="warning" />
      <Counted n={infos} severity="info" />
    </>
  );
}

/** “2 errors” with the sign of their severity; nothing for none. */
function Counted({ n, severity }: { n: number; severity: 'error' | 'warning' | 'info' }) {
  if (n === 0) return null;
  return (
    <span className={css.count}>
      <SeverityIcon severity={severity} />
      {count(n, severity === 'info' ? 'note' : severity)}
    </span>
  );
}

function Actions(props: {
  part: ShownPart;
  hosts: readonly ConvertChoice[];
  onEdit: (action: 'wrap' | 'call') => void;
  onConvert: (host: ConvertChoice) => void;
}) {
  const { part, hosts, onEdit, onConvert } = props;
  const { actions } = part;
  if (!actions.includes('wrap') && hosts.length === 0) return null;
  const pick = (id: string): void => {
    const host = hosts.find((one) => one.id === id);
    if (host) onConvert(host);
  };
  const choices = hosts.map(({ id, title }) => ({ id, label: title }));
  return (
    <div className={css.actions}>
      {actions.includes('wrap') ? <Button onClick={() => onEdit('wrap')}>Wrap in a message</Button> : null}
      {actions.includes('call') ? <Button onClick={() => onEdit('call')}>Call this tool</Button> : null}
      {hosts.length > 0 ? (
        <MenuButton sections={[{ kind: 'actions', label: 'Convert to', choices, onPick: pick }]}>
          Convert to …
        </MenuButton>
      ) : null}
    </div>
  );
}

function placeText({ line, last }: ShownPart): string {
  return line === last ? `line ${grouped(line)}` : `lines ${grouped(line)} to ${grouped(last)}`;
}
