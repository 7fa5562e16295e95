/** Addresses of other lessons, seen from this one. */
import { formatRoute } from '../../../state/route.ts';
import { useApp } from '../../../state/use.ts';

/** The address of a lesson; inside somebody's page it stays inside. */
export function useLessonHref(): (id: string) => string {
  const embed = useApp((state) => state.embed);
  return (id) => formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed });
}
