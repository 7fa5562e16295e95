import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useFocusKeep } from './focusKeep.ts';
import { grouped } from './text.ts';
import css from './ReportPane.module.css';

/** The views of the report. */
export type ReportView = 'problems' | 'parts' | 'messages' | 'sequence' | 'anatomy' | 'hosts';

/** Props of the right pane. */
export interface ReportPaneProps {
  /** Verdict, revision strip, sentence: the content that stays visible above the views. */
  head: ReactNode;
  view: ReportView;
  /** The views that fit the text; default: all about messages. */
  views?: readonly ReportView[];
  onView: (view: ReportView) => void;
  /** Counts shown in the tabs. */
  problems: number;
  messages: number;
  /** Number of parts, shown if there is such a view. */
  parts?: number;
  /** Number of findings with a safe fix; 0 hides the button. */
  safe: number;
  onFixAll: () => void;
  /** True while there is no view, because the text is being judged. */
  waiting?: boolean;
  /** The visible view. Elements with `data-next` take the focus if it was in a view that had to wait for a slow check. */
  children: ReactNode;
}

const VIEWS: readonly { id: ReportView; label: string }[] = [
  { id: 'problems', label: 'Problems' },
  { id: 'parts', label: 'Parts' },
  { id: 'messages', label: 'Messages' },
  { id: 'sequence', label: 'Sequence' },
  { id: 'anatomy', label: 'Anatomy' },
  { id: 'hosts', label: 'Hosts' },
];

const ABOUT_MESSAGES: readonly ReportView[] = ['problems', 'messages', 'sequence', 'anatomy'];

/** The region “Report”: the header, the tabs “Report views”, and the selected view. */
export function ReportPane(props: ReportPaneProps) {
  const {
    head,
    view,
    views = ABOUT_MESSAGES,
    onView,
    problems,
    messages,
    parts,
    safe,
    onFixAll,
    waiting = false,
    children,
  } = props;
  const shown = VIEWS.filter((item) => views.includes(item.id));
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const returns = useRef(false);
  const selected = () => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
  // “Fix all safe” disappears after use.
  const keep = useFocusKeep(selected);
  // A changing view may remove the focused element. A slow check removes the view, and the focus returns with it.
  const keepView = useFocusKeep(() => {
    returns.current = waiting;
    return selected();
  });
  useEffect(() => {
    if (!returns.current) return;
    if (document.activeElement !== selected()) returns.current = false;
    else if (!waiting && panel.current?.hasChildNodes()) {
      returns.current = false;
      panel.current.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
    }
  });
  const counts: Partial<Record<ReportView, number>> = { problems, messages, ...(parts === undefined ? {} : { parts }) };
  const walk = (event: KeyboardEvent) => {
    const here = shown.findIndex((item) => item.id === view);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + shown.length) % shown.length;
    const item = shown[next];
    if (item === undefined) return;
    onView(item.id);
    const button = tabs.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <section className={css.pane} aria-label="Report">
      <h2 className="vh">Report</h2>
      <div className={css.head}>
        {head}
        <div className={css.row} {...keep}>
          <div ref={tabs} className={css.tabs} role="tablist" aria-label="Report views">
            {shown.map((item) => (
              <button
                key={item.id}
                type="button"
                role="tab"
                id={`${id}-${item.id}`}
                aria-selected={item.id === view}
                aria-controls={item.id === view ? `${id}-view` : undefined}
                tabIndex={item.id === view ? 0 : -1}
                // The press selects: while a text is being judged, the tabs may move before the button is released.
                onMouseDown={({ button }) => {
                  if (button === 0) onView(item.id);
                }}
                onClick={() => onView(item.id)}
                onKeyDown={walk}
              >
                {item.label}
                {counts[item.id] === undefined ? null : <span className={css.n}> {grouped(counts[item.id] ?? 0)}</span>}
              </button>
            ))}
          </div>
          {view === 'problems' && safe > 0 ? (
            <Button look="quiet" onClick={onFixAll}>
              Fix all safe <span className={css.n}>{safe}</span>
            </Button>
          ) : null}
        </div>
      </div>
      <div
        ref={panel}
        className={css.view}
        data-scrolls
        role="tabpanel"
        id={`${id}-view`}
        aria-labelledby={`${id}-${view}`}
        {...keepView}
      >
        {children}
      </div>
    </section>
  );
}
