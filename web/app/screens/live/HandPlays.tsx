/** What the page sends by itself, and why an action failed. */
import { Toggle } from '../../parts/Toggle.tsx';
import { setPlays, useHand } from './hand.ts';
import css from './Hand.module.css';

/** The two switches. */
export function HandPlays() {
  const { handshake, answers } = useHand((state) => state.plays);
  return (
    <div className={css.plays}>
      <Toggle
        label="Automatic handshake"
        more={
          <>
            The page sends <code>initialize</code> and <code>notifications/initialized</code>.
          </>
        }
        on={handshake}
        onChange={(on) => setPlays({ handshake: on })}
      />
      <Toggle
        label="Automatic responses"
        more="The page responds to requests from the server, with made-up content."
        on={answers}
        onChange={(on) => setPlays({ answers: on })}
      />
    </div>
  );
}

/** Why an action failed. */
export function HandProblem() {
  const problem = useHand((state) => state.problem);
  return (
    <p role="alert" className={css.problem}>
      {problem}
    </p>
  );
}
