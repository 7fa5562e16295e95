/** The footer: back, the progress, and next. */
import { ChevronLeft, ChevronRight, Presentation, SendHorizontal, X } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { useApp } from '../../../state/use.ts';
import { itemAfter, MAP_HREF } from '../contents.ts';
import css from './WalkFoot.module.css';
import { lessonHref } from './next.ts';
import { setPresent } from './present.ts';
import { goBack, goOn, hasMore, presentStep, useWalk } from './walk.ts';
import type { Walk } from './walk.ts';

/** The sticky row. */
export function WalkFoot() {
  const view = useWalk((state) => state.view);
  const id = useWalk((state) => state.id);
  const word = useWalk(onward);
  const alone = useApp((state) => state.lesson.alone);
  const embed = useApp((state) => state.embed);
  const present = useApp((state) => state.lesson.present);
  if (!view) return null;
  const { at, revealed, steps } = view;
  const following = itemAfter(id);
  return (
    <div className={css.foot}>
      <Button disabled={at === 0 && !revealed} onClick={goBack}>
        <ChevronLeft />
        Back
      </Button>
      <ol className={css.dots} aria-label={`Step ${at + 1} of ${steps.length}`}>
        {steps.map(({ id: step, title, place }) => (
          <li key={step} data-place={place} aria-current={place === 'present' ? 'step' : undefined}>
            <span className="vh">{place === 'ahead' ? 'ahead' : title}</span>
          </li>
        ))}
      </ol>
      {embed || alone ? null : (
        <Button
          look="quiet"
          square
          only={present ? undefined : 'wide'}
          aria-label={present ? 'Leave the presentation' : 'Present'}
          title={present ? 'Leave the presentation (Esc)' : 'Present'}
          onClick={() => setPresent(!present)}
        >
          {present ? <X /> : <Presentation />}
        </Button>
      )}
      {word === null && alone ? (
        <span />
      ) : word === null ? (
        <ButtonLink look="primary" href={following ? lessonHref(following.item.id) : MAP_HREF}>
          {following ? 'Next lesson' : 'All chapters'}
          <ChevronRight />
        </ButtonLink>
      ) : (
        <Button look="primary" onClick={goOn}>
          {word}
          {word === 'Send' ? <SendHorizontal /> : <ChevronRight />}
        </Button>
      )}
    </div>
  );
}

/** The action of the continue button; null if there is nothing left. */
function onward(state: Walk): 'Send' | 'Reveal' | 'Next' | 'Finish' | null {
  const step = presentStep(state);
  const { view, ended } = state;
  if (!view || !step || ended) return null;
  if (!view.revealed && hasMore(step)) return step.message === null ? 'Reveal' : 'Send';
  return view.at + 1 < view.steps.length ? 'Next' : 'Finish';
}
