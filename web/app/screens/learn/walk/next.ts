/** Links to other lessons. */
import { formatRoute } from '../../../state/route.ts';
import { store } from '../../../state/store.ts';

/** The address of a lesson; an embedded one stays without the top bar, and a presentation goes on. */
export function lessonHref(id: string): string {
  const { embed, lesson } = store.getState();
  return formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed, present: lesson.present });
}
