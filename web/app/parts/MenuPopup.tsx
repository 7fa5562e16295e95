import { Fragment, useRef } from 'react';
import type { RefObject } from 'react';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { Choice, MenuSection } from './choice.ts';
import css from './MenuPopup.module.css';

/**
 * The menu popup, which `MenuButton` loads on first use. It is placed below its nearest positioned ancestor. The selected
 * action runs after the focus has returned.
 */
export function MenuPopup(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  sections: readonly MenuSection[];
}) {
  const { open, onOpenChange, button, labelledBy, sections } = props;
  const leftByPointer = useRef(false);
  const after = useRef<(() => void) | null>(null);
  const pick = (run: () => void) => {
    after.current = run;
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>
        <span className={css.ghost} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal container={button.current?.closest<HTMLElement>('main, header') ?? null}>
        <Menu.Content
          className={css.menu}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          onInteractOutside={(event) => {
            const inButton = event.target instanceof Node && button.current?.contains(event.target) === true;
            if (inButton) event.preventDefault();
            else leftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPointer.current) button.current?.focus();
            leftByPointer.current = false;
            after.current?.();
            after.current = null;
          }}
        >
          {sections.map((section, index) => (
            <Fragment key={section.label}>
              {index > 0 ? <Menu.Separator className={css.line} /> : null}
              {sections.length > 1 ? <Menu.Label className={css.label}>{section.label}</Menu.Label> : null}
              <Section section={section} pick={pick} />
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Section({ section, pick }: { section: MenuSection; pick: (run: () => void) => void }) {
  if (section.kind === 'actions') {
    return (
      <Menu.Group aria-label={section.label}>
        {section.choices.map((choice) => (
          <Menu.Item key={choice.id} className={css.item} onSelect={() => pick(() => section.onPick(choice.id))}>
            <ChoiceText choice={choice} />
          </Menu.Item>
        ))}
      </Menu.Group>
    );
  }
  return (
    <Menu.RadioGroup
      aria-label={section.label}
      value={section.value}
      onValueChange={(id) => pick(() => section.onPick(id))}
    >
      {section.choices.map((choice) => (
        <Menu.RadioItem key={choice.id} className={css.item} value={choice.id}>
          <Menu.ItemIndicator className={css.tick}>
            <Check />
          </Menu.ItemIndicator>
          <ChoiceText choice={choice} />
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function ChoiceText({ choice }: { choice: Choice }) {
  return (
    <>
      <span>{choice.label}</span>
      {choice.hint === undefined ? null : <span className={css.hint}>{choice.hint}</span>}
    </>
  );
}
