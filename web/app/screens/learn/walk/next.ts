/** Links to other lessons. */
import { formatRoute } from '../../../state/route.ts';
import { store } from '../../../state/store.ts';

/** The address of a lesson; an embedded one stays without the top bar. */
export function lessonHref(id: string): string {
  return formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed: store.getState().embed });
}
