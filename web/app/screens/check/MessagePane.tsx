/** The left pane: tools, detected format, the editor, the caret position. */
import { lazy, memo, Suspense } from 'react';
import type { ShownReport } from '../../engine/types.ts';
import type { ExampleGroup } from '../../parts/choice.ts';
import { EditorFoot } from '../../parts/EditorFoot.tsx';
import { Recognised } from '../../parts/Recognised.tsx';
import { TextPane } from '../../parts/TextPane.tsx';
import { Toolbar } from '../../parts/Toolbar.tsx';
import { clear, format, goToLine, overrule } from '../../state/actions.ts';
import { useApp } from '../../state/use.ts';
import { EditorHost } from './EditorHost.tsx';
import { openFile } from './files.ts';
import { formatOverride, senderOverride, transportOverride } from './overrides.ts';
import { showExample } from './use-examples.ts';
import { windows } from '../../state/windows.ts';

const WindowHost = lazy(() => import('./WindowHost.tsx').then((file) => ({ default: file.WindowHost })));

/** Everything about the text itself. */
export const MessagePane = memo(function MessagePane(props: {
  box: HTMLTextAreaElement | null;
  examples: readonly ExampleGroup[];
}) {
  return (
    <TextPane tools={<Tools examples={props.examples} />} recognised={<Read />} foot={<Foot />}>
      <Place box={props.box} />
    </TextPane>
  );
});

/** The editor; while the text is too long for an editor, windows onto it above the editor. */
function Place({ box }: { box: HTMLTextAreaElement | null }) {
  const open = useApp((state) => state.windowed) ? windows() : null;
  return (
    <>
      <div className="editor-place" hidden={open !== null}>
        <EditorHost box={box} />
      </div>
      {open ? (
        <Suspense fallback={null}>
          <WindowHost windows={open} />
        </Suspense>
      ) : null}
    </>
  );
}

function Tools({ examples }: { examples: readonly ExampleGroup[] }) {
  const empty = useApp((state) => state.length === 0);
  return (
    <Toolbar
      examples={examples}
      onExample={showExample}
      onFile={(file) => void openFile(file)}
      onFormat={() => void format()}
      onClear={clear}
      empty={empty}
    />
  );
}

function Read() {
  const report = useApp((state) => state.report);
  const unread = useApp(({ length, phase }) =>
    length === 0 ? null : phase === 'stopped' || phase === 'crashed' ? 'Not read' : 'Reading',
  );
  const from = useApp((state) => state.from);
  const flip = useApp((state) => state.flip);
  const transport = useApp((state) => state.transport);
  const chosen = useApp((state) => state.format);
  const guess = guessOf(report, flip);
  const described = report?.entries.some(({ inferred }) => !inferred) ?? false;
  const flips = report?.format.flips === true && described;
  return (
    <Recognised
      format={report && !report.blank && !report.reading ? report.format : null}
      {...(unread ? { unread } : {})}
      messages={report?.format.id === 'parts' && report.entries.length === 0 ? null : (report?.entries.length ?? 0)}
      sessions={report?.deep ? report.sessions.length : 1}
      skipped={{ parts: report?.skippedParts ?? [], lines: report?.skippedLines ?? 0 }}
      onLine={goToLine}
      {...(guess ? { guess } : {})}
      {...(flips && !flip ? { onFlip: () => overrule({ from: null, flip: true }) } : {})}
      formats={formatOverride(chosen)}
      senders={senderOverride({ from, flip }, { flips, described: from === null && described })}
      transports={transportOverride(transport)}
    />
  );
}

/** Describes inferred senders: all of them, some, or the marks they were inferred from. */
function guessOf(report: ShownReport | null, flip: boolean): { text: string; because: string } | null {
  const entries = (report?.entries ?? []).filter(({ from }) => from !== 'unknown');
  const described = entries.find(({ inferred }) => !inferred);
  const first = entries.find(({ inferred }) => inferred);
  if (described && report?.format.flips && !flip)
    return { text: 'sides guessed', because: plain(described.fromBecause) };
  if (!first) return null;
  return { text: described ? 'some senders inferred' : 'sender inferred', because: plain(first.fromBecause) };
}

const plain = (sentence: string): string => sentence.replaceAll('`', '');

function Foot() {
  const { line, column } = useApp((state) => state.caret);
  return <EditorFoot line={line} column={column} />;
}
