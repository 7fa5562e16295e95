/** What a person at the server does by hand. */
import { askByHand } from './asking.ts';
import { announce, updated, type List } from './changes.ts';
import { logged } from './logs.ts';
import { endListening } from './methods/subscriptions.ts';
import type { Turn } from './turn.ts';
import type { Act, ServerDefinition } from './types.ts';
import { silence } from './silence.ts';

/** Does it. Where nobody hears of it, the reason is told. */
export function act(turn: Turn, what: Act): void {
  const { definition } = turn.state;
  done(turn, what, definition);
  const says = what.act === 'define' ? null : silence(turn.state, what);
  // Only where nothing gave a reason.
  if (says !== null) turn.because({ says });
}

function done(turn: Turn, what: Act, definition: ServerDefinition): void {
  if (what.act === 'changed') announce(turn, [what.list]);
  else if (what.act === 'log')
    logged(
      turn,
      { do: 'log', level: what.level, data: what.data, ...(what.logger === undefined ? {} : { logger: what.logger }) },
      null,
    );
  else if (what.act === 'ask') askByHand(turn, what.method, what.params);
  else if (what.act === 'end') endListening(turn);
  else if (what.act === 'define') {
    turn.put({ definition: what.definition });
    announce(turn, changedLists(definition, what.definition));
  } else {
    const resources = definition.resources?.map((one) => (one.uri === what.uri ? { ...one, text: what.text } : one));
    if (resources) turn.put({ definition: { ...definition, resources } });
    updated(turn, what.uri);
  }
}

/** The lists that are others than before. */
function changedLists(before: ServerDefinition, after: ServerDefinition): List[] {
  const same = (...members: readonly (keyof ServerDefinition)[]): boolean =>
    members.every((member) => JSON.stringify(before[member]) === JSON.stringify(after[member]));
  return [
    ...(same('tools') ? [] : ['tools' as const]),
    ...(same('resources', 'resourceTemplates') ? [] : ['resources' as const]),
    ...(same('prompts') ? [] : ['prompts' as const]),
  ];
}
