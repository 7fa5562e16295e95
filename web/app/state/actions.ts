/** Actions of buttons, keys and the palette. */
import { editor } from '../editor/handle.ts';
import { putText } from './windows.ts';
import type { ShownDiagnostic, ShownReport } from '../engine/types.ts';
import { isListed, sideOf } from '../parts/sides.ts';
import type { CheckOptions, RevisionChoice, Span } from '../../protocol/types.ts';
import { fixableTogether } from '../../protocol/json/together.ts';
import { forgetLinkText, pushRoute, renewRoute } from './address.ts';
import { findingOf, nextFinding } from './keys.ts';
import { bringBack, setAside } from './saved.ts';
import { check, engine, storeNow, wake } from './session.ts';
import { applyTheme, storeSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { put, store } from './store.ts';
import type { Notice } from './store.ts';

/** For longer texts, UTF-16 units, undo would hold two long texts: the previous one is saved in the other slot instead. */
const LONG = 5_000_000;

/** Shows the Check screen. */
export function showCheck(): void {
  if (store.getState().screen === 'check') return;
  put({ screen: 'check', page: [] });
  pushRoute();
}

/**
 * Changes the revision of the visible screen and updates the address. In Check, `preview` applies it to the current text only;
 * without a text it waits for the next one.
 */
export function chooseRevision(revision: RevisionChoice, preview = false): void {
  const { screen, chosen, length, ...before } = store.getState();
  if (screen !== 'check') {
    if (chosen[screen] === revision) return;
    put({ chosen: { ...chosen, [screen]: revision } });
    pushRoute();
    return;
  }
  const pinned = revision !== 'auto' && (!preview || length === 0);
  if (before.revision === revision && before.pinned === pinned) return;
  put({ revision, pinned });
  pushRoute();
  void check();
}

/** Another text follows: the preview of a revision ends, and the introduction too. */
export function beginText(): void {
  const { revision, pinned } = store.getState();
  put({ intro: false });
  if (pinned || revision === 'auto') return;
  forgetLinkText();
  put({ revision: 'auto' });
  renewRoute();
}

/** Overrides the sender, the transport or the format; `null` detects it from the text. */
export function overrule(change: {
  from?: 'client' | 'server' | null;
  transport?: CheckOptions['transport'] | null;
  format?: string | null;
  flip?: boolean;
}): void {
  put(change);
  pushRoute();
  void check();
}

/** Makes a finding the current one and reveals it. */
export function goTo(key: string, how: { focus: boolean }): void {
  const { report, version } = store.getState();
  const finding = report && report.version === version ? findingOf(report.diagnostics, key) : null;
  if (!finding) return;
  put({ problem: key, pane: 'message', ...(finding.entry >= 0 ? { entry: finding.entry } : {}) });
  editor()?.reveal(finding.span, { focus: how.focus, tint: true });
}

/** A pending F8 that waits for the report of the current text. */
let waiting: (() => void) | null = null;

/** F8 and Shift+F8. If the text is still being judged, it continues when its report arrives. */
export function walk(step: 1 | -1): void {
  waiting?.();
  waiting = null;
  const { report, version, problem, caret, settings } = store.getState();
  if (report?.version !== version) {
    waiting = store.subscribe((state) => {
      if (state.report?.version === state.version) walk(step);
    });
    return;
  }
  const next = nextFinding(report.diagnostics, problem, caret.offset, step, (finding) =>
    isListed(sideOf(report, finding), settings.side),
  );
  if (next) goTo(next.key, { focus: true });
}

/** Makes a message the current one and reveals it. */
export function goToEntry(index: number): void {
  const entry = store.getState().report?.entries[index];
  if (!entry) return;
  put({ entry: index, lit: null });
  editor()?.reveal({ start: entry.span.start, end: entry.span.start }, { focus: false, tint: false });
}

/** Goes to a span in the text. */
export function goToSpan(span: Span): void {
  put({ pane: 'message' });
  editor()?.reveal(span, { focus: true, tint: true });
}

/** Goes to a line, numbered from 1. */
export function goToLine(line: number): void {
  editor()?.revealLine(line);
}

/** Highlights a member of the current message; `null` removes the highlight. */
export function light(lit: { pointer: string; span: Span | null } | null): void {
  put({ lit });
}

function applyFixes(findings: readonly ShownDiagnostic[]): void {
  const editorHandle = editor();
  if (!editorHandle) return;
  const taken = fixableTogether(findings);
  if (taken.length === 0) return;
  const edits = taken.flatMap((one) => one.fix?.edits ?? []).sort((a, b) => a.start - b.start);
  editorHandle.apply(edits);
  put({ fixed: { version: store.getState().version, items: taken } });
}

/** Runs a task when the current text is judged: a button may have been rendered for the previous text. */
function whenJudged(task: (report: ShownReport) => void): void {
  const judged = (): ShownReport | null => {
    const { report, version } = store.getState();
    return report?.version === version ? report : null;
  };
  const now = judged();
  if (now) {
    task(now);
    return;
  }
  const stop = store.subscribe(() => {
    const report = judged();
    if (!report) return;
    stop();
    task(report);
  });
}

/** Applies one fix as one undo step. */
export function fix(key: string): void {
  whenJudged((report) => {
    const finding = findingOf(report.diagnostics, key);
    if (finding) applyFixes([finding]);
  });
}

/** The findings that “Fix all safe” fixes. */
export function safeFindings(diagnostics: readonly ShownDiagnostic[]): readonly ShownDiagnostic[] {
  return diagnostics.filter((one) => one.fix?.safety === 'safe');
}

/** Applies every safe fix that does not overlap another, as one undo step. */
export function fixAllSafe(): void {
  whenJudged((report) => applyFixes(safeFindings(report.diagnostics)));
}

/** Undoes the last change of the text. */
export function undo(): void {
  editor()?.undo();
}

/** The text set aside last in this visit: the browser may not have stored all of it yet. */
let former: string | null = null;

/** Sets the text aside, so that the next one does not overwrite it. */
function makeRoom(): void {
  former = editor()?.text() ?? null;
  storeNow();
  setAside();
}

/**
 * Replaces the text. The previous one stays one undo step away; when either is long, it is also set aside. `aside`: the same for
 * a text that comes with its revision.
 */
export function replaceText(text: string, says?: string, aside = false): void {
  const editorHandle = editor();
  if (!editorHandle) return;
  const long = text.length > LONG || store.getState().length > LONG;
  if (aside) put({ intro: false });
  else beginText();
  if ((long || aside) && store.getState().length > 0) makeRoom();
  putText(text, long ? 'fresh' : 'undoable');
  put({ problem: null, entry: 0, lit: null, texts: store.getState().texts + 1 });
  showNotice(
    long
      ? {
          text: says ?? 'The text was replaced.',
          tone: 'info',
          action: { label: 'Restore the previous text', run: 'bring-back' },
        }
      : null,
  );
}

/** Clears the editor. */
export function clear(): void {
  replaceText('');
  editor()?.focus();
}

/** Pretty-prints each message separately, as one undo step. */
export async function format(): Promise<void> {
  const text = await engine.format(store.getState().version);
  if (text === null) {
    showNotice({ text: 'This text cannot be formatted. Fix its errors first.', tone: 'info' });
  } else editor()?.replace(text, 'undoable');
}

/** Shows a notice at the top, or removes it. */
export function showNotice(notice: Notice | null): void {
  put({ notice });
}

/** Runs the action of a notice. */
export async function obey(run: NonNullable<Notice['action']>['run']): Promise<void> {
  showNotice(null);
  if (run === 'restart') wake();
  else if (run === 'format') await format();
  else if (run === 'reload') location.reload();
  else {
    storeNow();
    const back = bringBack();
    const text = former ?? (back && ('text' in back ? back.text : await back.load()));
    former = null;
    if (text === null) showNotice({ text: 'The previous text was not found in this browser.', tone: 'warning' });
    else editor()?.replace(text, 'fresh');
  }
}

/** Changes and stores settings. */
export function setSettings(change: Partial<Settings>): void {
  const settings = { ...store.getState().settings, ...change };
  put({ settings });
  storeSettings(settings);
  applyTheme(settings.theme);
}
