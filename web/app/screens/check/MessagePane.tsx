/** The left pane: tools, what was recognised, the editor, the caret's place. */
import { memo } from 'react';
import type { ExampleGroup } from '../../parts/choice.ts';
import { EditorFoot } from '../../parts/EditorFoot.tsx';
import { Recognised } from '../../parts/Recognised.tsx';
import { TextPane } from '../../parts/TextPane.tsx';
import { Toolbar } from '../../parts/Toolbar.tsx';
import { clear, format, goToLine } from '../../state/actions.ts';
import { useApp } from '../../state/use.ts';
import { EditorHost } from './EditorHost.tsx';
import { openFile } from './files.ts';
import { formatOverride, senderOverride, transportOverride } from './overrides.ts';
import { showExample } from './use-examples.ts';

/** Everything about the text itself. */
export const MessagePane = memo(function MessagePane(props: {
  box: HTMLTextAreaElement | null;
  examples: readonly ExampleGroup[];
}) {
  return (
    <TextPane tools={<Tools examples={props.examples} />} recognised={<Read />} foot={<Foot />}>
      <EditorHost box={props.box} />
    </TextPane>
  );
});

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
    length === 0 ? null : phase === 'stopped' || phase === 'crashed' ? 'Not read' : 'Being read',
  );
  const from = useApp((state) => state.from);
  const transport = useApp((state) => state.transport);
  const chosen = useApp((state) => state.format);
  const skipped = report?.skippedLines ?? [];
  const guessed = report?.entries.some((entry) => entry.inferred && entry.from !== 'unknown') ?? false;
  return (
    <Recognised
      format={report && !report.blank ? report.format : null}
      {...(unread ? { unread } : {})}
      messages={report?.entries.length ?? 0}
      skipped={skipped.length}
      onSkipped={() => goToLine(skipped[0] ?? 1)}
      {...(guessed ? { guess: 'sender inferred' } : {})}
      formats={formatOverride(chosen)}
      senders={senderOverride(from)}
      transports={transportOverride(transport)}
    />
  );
}

function Foot() {
  const { line, column } = useApp((state) => state.caret);
  return <EditorFoot line={line} column={column} />;
}
