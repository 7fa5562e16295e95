/** The effect of the learner's changes: the state without them, and the current one. */
import css from './WalkPane.module.css';
import { useWalk } from './walk.ts';

const LABELS = { verdict: 'Verdict', reply: 'Reply', state: 'State' } as const;
/** A longer text is truncated to this length, UTF-16 units: the wire shows all of it. */
const LONGEST = 240;

/** Renders nothing if nothing differs. */
export function WalkAltered() {
  const altered = useWalk((state) => state.view?.altered);
  if (!altered || altered.length === 0) return null;
  return (
    <section className={css.altered} aria-labelledby="walk-altered">
      <h2 id="walk-altered">Effect of your change</h2>
      <dl>
        {altered.map(({ what, was, is }) => (
          <div key={what}>
            <dt>{LABELS[what]}</dt>
            <dd>
              <span className={css.side}>Without your change:</span> <Side what={what} text={was} />
            </dd>
            <dd>
              <span className={css.side}>Now:</span> <Side what={what} text={is} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Side({ what, text }: { what: keyof typeof LABELS; text: string }) {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const wire = what === 'reply' && text.includes('{');
  return wire ? <code>{shown}</code> : <b>{shown.replaceAll('`', '')}</b>;
}
