/** What the server offers, for the pickers. Ids of choices are places in the list of offers. Pure. */
import type { Choice } from '../../parts/choice.ts';

interface Offer {
  readonly method: string;
  readonly title: string;
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

/** The first message of each method, under the headings of what it is about. */
export function groupsOf(offers: readonly Offer[]): { label: string; choices: readonly Choice[] }[] {
  const groups = new Map<string, Choice[]>(AREAS.map(([, label]) => [label, []]));
  for (const [at, { method }] of offers.entries()) {
    if (offers.findIndex((one) => one.method === method) < at) continue;
    const label = AREAS.find(([start]) => start.test(method))?.[1] ?? 'Others';
    groups.get(label)?.push({ id: String(at), label: method });
  }
  return [...groups].filter(([, choices]) => choices.length > 0).map(([label, choices]) => ({ label, choices }));
}

/** The messages of one method, by what tells them apart. */
export function variantsOf(offers: readonly Offer[], method: string | null): readonly Choice[] {
  return offers.flatMap((offer, at) => {
    if (offer.method !== method) return [];
    const label = offer.title.slice(offer.method.length).trim();
    return [{ id: String(at), label: label === '' ? 'plain' : label }];
  });
}

/** The method in a text that somebody writes, finished or not. */
export function methodIn(text: string): string | null {
  return /"method"\s*:\s*"([^"\\]{1,60})"/.exec(text)?.[1] ?? null;
}

/** What the message in hand is about: the tool, prompt or address that it names. */
export function subjectIn(text: string): string | null {
  const params = text.indexOf('"params"');
  return params < 0 ? null : (/"(?:name|uri)"\s*:\s*"([^"\\]{1,80})"/.exec(text.slice(params))?.[1] ?? null);
}
