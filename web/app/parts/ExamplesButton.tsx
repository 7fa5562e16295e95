import { lazy, Suspense, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from './Button.tsx';
import type { ExampleGroup } from './choice.ts';
import css from './MenuButton.module.css';

const ExamplesPopup = lazy(() => import('./ExamplesPopup.tsx').then((file) => ({ default: file.ExamplesPopup })));

/** Opens the grouped list of examples with a search field. */
export function ExamplesButton(props: { groups: readonly ExampleGroup[]; onPick: (id: string) => void }) {
  const [armed, setArmed] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const arm = () => setArmed(true);
  return (
    <span className={css.holder}>
      <Button
        ref={button}
        look="pick"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={arm}
        onFocus={arm}
        onClick={() => {
          arm();
          setOpen(!open);
        }}
      >
        Examples
        <ChevronDown className={css.more} />
      </Button>
      {armed ? (
        <Suspense fallback={null}>
          <ExamplesPopup
            open={open}
            onOpenChange={setOpen}
            button={button}
            groups={props.groups}
            onPick={props.onPick}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
