/** The message of the step: editable, with the checker's verdict. */
import { RotateCcw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { EditorBox } from '../../../editor/EditorBox.tsx';
import { Button } from '../../../parts/Button.tsx';
import { KindBadge } from '../../../parts/KindBadge.tsx';
import { isHttp, kindOf, rangeIn } from './message.ts';
import css from './WalkMessage.module.css';
import { WalkFindings, WalkVerdict } from './WalkVerdict.tsx';
import { useScale } from './present.ts';
import { goOn, presentStep, resetText, typed, useWalk, walk, walkSide } from './walk.ts';

/** Line height, px, and the padding above and below the text. */
const LINE = 22;
const ROOM = 26;
const FEWEST = 3;
const MAX = 16;
/** The most lines once it is sent: the rest of the column is for what comes back. */
const MAX_SENT = 9;
/** Maximum width of the editor, the space beside its text, and the width of a character, px. */
const WIDEST = 640;
const BESIDE = 80;
const LETTER = 8.1;

/** The box; the editor stays there, hidden, while a step sends nothing. */
export function WalkMessage() {
  const sends = useWalk((state) => presentStep(state)?.draft != null);
  const edited = useWalk((state) => presentStep(state)?.edited ?? false);
  const kind = useWalk((state) => kindOf(state.text));
  const http = useWalk((state) => isHttp(state.text));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <section className={css.stays} aria-labelledby="walk-message" hidden={!sends}>
        <div className={css.head}>
          <h2 id="walk-message" ref={heading} tabIndex={-1}>
            {http ? 'HTTP request' : 'Message'}
          </h2>
          {http ? null : <KindBadge kind={kind} />}
          {edited ? (
            <Button
              look="quiet"
              icon={<RotateCcw />}
              onClick={() => {
                resetText();
                heading.current?.focus({ preventScroll: true });
              }}
            >
              Reset
            </Button>
          ) : null}
        </div>
        <MessageEditor />
        <WalkVerdict />
      </section>
      {sends ? <WalkFindings /> : null}
    </>
  );
}

function MessageEditor() {
  const text = useWalk((state) => state.text);
  const filled = useWalk((state) => state.filled);
  const verdict = useWalk((state) => state.view?.verdict ?? null);
  const sent = useWalk((state) => state.view?.revealed ?? false);
  const scale = useScale();
  // The text that the verdict is about; the markers move with later typing.
  const judged = useWalk((state) => presentStep(state)?.message ?? '');
  const marks = useMemo(() => {
    const found = (verdict?.findings ?? []).filter((finding) => finding.in === 'text');
    return found.map(({ severity, what, start, end }) => ({
      severity,
      says: what,
      range: rangeIn(judged, start, end),
    }));
  }, [verdict, judged]);
  return (
    <EditorBox
      height={`${Math.min(linesOf(text, scale), sent ? MAX_SENT : MAX) * LINE * scale + ROOM}px`}
      scale={scale}
      name="walk"
      label="Message editor"
      text={text}
      filled={filled}
      side={walkSide}
      marks={marks}
      onText={typed}
      onSend={sendNow}
    />
  );
}

/** The lines that show the whole message, including wrapped lines on narrow screens. */
function linesOf(text: string, scale: number): number {
  const columns = Math.max(20, Math.floor((Math.min(innerWidth, WIDEST * scale) - BESIDE) / (LETTER * scale)));
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
  return Math.max(lines, FEWEST);
}

/** Sends a message that is not sent yet; afterwards each change is replayed automatically. */
function sendNow(): void {
  if (walk.getState().view?.revealed === false) goOn();
}
