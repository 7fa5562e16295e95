/** The current definition as JSON, which can be edited, or replaced by the tools of a real server. */
import { useMemo } from 'react';
import { LateEditor } from '../../editor/EditorBox.tsx';
import { NO_SIDE } from '../../editor/small.ts';
import { Button } from '../../parts/Button.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { SeverityIcon } from '../../parts/SeverityIcon.tsx';
import { count } from '../../parts/text.ts';
import { restoreDefinition, typedDefinition, useDraft } from './definition.ts';
import css from './Server.module.css';
import { board, definitionNow, useBoard } from './server-store.ts';

/** The pane. */
export function DefinitionPane() {
  const pasting = useDraft((state) => state.pasting);
  const edited = useBoard((state) => definitionNow(state) !== null);
  return (
    <section className={css.wire} aria-labelledby="definition-title">
      <div className={css.head}>
        <h2 id="definition-title">{pasting ? 'Tools of a real server' : 'Definition'}</h2>
        <div className={css.tools}>
          <Button look="quiet" disabled={!edited} onClick={() => void restoreDefinition()}>
            Restore original
          </Button>
          <Button onClick={() => board.setState({ defining: false })}>Return to the wire</Button>
        </div>
      </div>
      <p className={css.hint}>
        {pasting
          ? 'Paste the tools/list result of a real server, or its whole response. The simulated server then validates calls as that server does, and returns matching results.'
          : 'The tools, resources and prompts of the server. Every valid change takes effect at once. Problems are listed, and the last valid definition stays active.'}
      </p>
      <Text />
      <Problems />
    </section>
  );
}

function Text() {
  const text = useDraft((state) => state.text);
  const filled = useDraft((state) => state.filled);
  const problems = useDraft((state) => state.problems);
  const marks = useMemo(() => problems.map(({ severity, says, range }) => ({ severity, says, range })), [problems]);
  return (
    <div className={css.code}>
      <LateEditor
        name="definition"
        label="Server definition as JSON"
        text={text}
        filled={filled}
        side={NO_SIDE}
        marks={marks}
        inset={28}
        onText={typedDefinition}
      />
    </div>
  );
}

function Problems() {
  const problems = useDraft((state) => state.problems);
  const inForce = useDraft((state) => state.inForce);
  const pasting = useDraft((state) => state.pasting);
  const waiting = !inForce && problems.length === 0;
  return (
    <div className={css.problems}>
      <p role="status" className={css.verdict}>
        {waiting ? null : <SeverityIcon severity={inForce ? 'ok' : 'error'} />}
        <span>
          {waiting ? (pasting ? 'Waiting for a list of tools' : 'Reading') : null}
          {waiting
            ? null
            : inForce
              ? 'Active'
              : `${count(problems.length, 'problem')}; the last valid definition is active`}
        </span>
      </p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map(({ says, pointer, range }, at) => (
            <li key={at}>
              <SeverityIcon severity="error" />
              <span>
                <Linked text={says} />{' '}
                <span className={css.quiet}>
                  line {range.startLine}
                  {pointer === '' ? null : (
                    <>
                      , <code>{pointer}</code>
                    </>
                  )}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
