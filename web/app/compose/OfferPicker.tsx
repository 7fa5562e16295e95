/** Selects a message to compose: the method and, if the server offers several messages for it, the variant. */
import { MenuButton } from '../parts/MenuButton.tsx';
import type { Choice } from '../parts/choice.ts';
import css from './Compose.module.css';
import { useComposed } from './composer.ts';
import type { Composer } from './composer.ts';

// The server's offers, for the pickers. Ids of choices are indices in the list of offers. Pure.

/** A message that can be sent. */
export interface Offer {
  readonly method: string;
  readonly title: string;
  readonly text: string;
}

const AREAS: readonly (readonly [start: RegExp, label: string])[] = [
  [/^(initialize|notifications\/initialized|server\/discover|ping)/, 'Lifecycle'],
  [/^tools\//, 'Tools'],
  [/^resources\//, 'Resources'],
  [/^prompts\//, 'Prompts'],
  [/^completion\//, 'Completion'],
  [/^tasks\//, 'Tasks'],
  [/^subscriptions\//, 'Subscriptions'],
  [/./, 'Others'],
];

/** The first message of each method, grouped by topic. */
function groupsOf(offers: readonly Pick<Offer, 'method'>[]): { label: string; choices: readonly Choice[] }[] {
  const groups = new Map<string, Choice[]>(AREAS.map(([, label]) => [label, []]));
  for (const [at, { method }] of offers.entries()) {
    if (offers.findIndex((one) => one.method === method) < at) continue;
    const label = AREAS.find(([start]) => start.test(method))?.[1] ?? 'Others';
    groups.get(label)?.push({ id: String(at), label: method });
  }
  return [...groups].filter(([, choices]) => choices.length > 0).map(([label, choices]) => ({ label, choices }));
}

/** The messages of one method, labeled by their differences. */
function variantsOf(offers: readonly Offer[], method: string | null): readonly Choice[] {
  return offers.flatMap((offer, at) => {
    if (offer.method !== method) return [];
    const label = offer.title.slice(offer.method.length).trim();
    return [{ id: String(at), label: label === '' ? 'without options' : label }];
  });
}

/** The method in a text that may be incomplete. */
function methodIn(text: string): string | null {
  return /"method"\s*:\s*"([^"\\]{1,60})"/.exec(text)?.[1] ?? null;
}

/** The subject of the composed message: the tool, prompt or URI in it. */
function subjectIn(text: string): string | null {
  const params = text.indexOf('"params"');
  return params < 0 ? null : (/"(?:name|uri)"\s*:\s*"([^"\\]{1,80})"/.exec(text.slice(params))?.[1] ?? null);
}

/** One or two pickers. */
export function OfferPicker({ composer, offers }: { composer: Composer; offers: readonly Offer[] }) {
  const text = useComposed(composer, (state) => state.text);
  const method = methodIn(text);
  const variants = variantsOf(offers, method);
  const pick = (at: string): void => {
    const offer = offers[Number(at)];
    if (offer) composer.fill(offer.text);
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
          name={`Variant of ${method ?? ''}: ${subjectIn(text) ?? 'plain'}`}
          sections={[{ kind: 'actions', label: `Variant of ${method ?? ''}`, choices: variants, onPick: pick }]}
        >
          <span className={css.which}>{subjectIn(text) ?? 'Variant'}</span>
        </MenuButton>
      )}
    </div>
  );
}
