/** Which message to write: the method, and where the server offers several of it, which one. */
import { MenuButton } from '../../parts/MenuButton.tsx';
import { fill, useCompose } from './compose.ts';
import { groupsOf, methodIn, subjectIn, variantsOf } from './offers.ts';
import css from './Server.module.css';
import { useBoard } from './stage.ts';

/** One or two pickers. */
export function OfferPicker() {
  const offers = useBoard((state) => state.run?.offers) ?? [];
  const text = useCompose((state) => state.text);
  const method = methodIn(text);
  const variants = variantsOf(offers, method);
  const pick = (at: string): void => {
    const offer = offers[Number(at)];
    if (offer) fill(offer.text);
  };
  return (
    <div className={css.pickers}>
      <MenuButton
        look="pick"
        name={method === null ? 'Method' : `Method: ${method}`}
        disabled={offers.length === 0}
        sections={groupsOf(offers).map((group) => ({ ...group, kind: 'actions', onPick: pick }))}
      >
        {method ?? 'Method'}
      </MenuButton>
      {variants.length < 2 ? null : (
        <MenuButton
          look="pick"
          name={`Which ${method ?? ''}: ${subjectIn(text) ?? 'plain'}`}
          sections={[{ kind: 'actions', label: `Which ${method ?? ''}`, choices: variants, onPick: pick }]}
        >
          <span className={css.which}>{subjectIn(text) ?? 'Which'}</span>
        </MenuButton>
      )}
    </div>
  );
}
