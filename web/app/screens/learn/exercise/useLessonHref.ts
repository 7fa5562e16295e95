/** Addresses of other lessons, relative to this one. */
import { formatRoute } from '../../../state/route.ts';
import { useApp } from '../../../state/use.ts';

/** The address of a lesson; stays embedded if this page is embedded. */
export function useLessonHref(): (id: string) => string {
  const embed = useApp((state) => state.embed);
  return (id) => formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed });
}
