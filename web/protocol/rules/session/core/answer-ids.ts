/** Ids of answers beside those of requests. */
import type { Call } from '../../../session/call.ts';
import type { SessionView, Step } from '../define.ts';
import { code } from '../../../json/describe.ts';

/** The last request of any side. */
export function newest(session: SessionView): Call | undefined {
  const last = (['client', 'server', 'unknown'] as const).flatMap((side) => session.lastRequest(side) ?? []);
  return last.toSorted((one, other) => other.entry - one.entry)[0];
}

/** Right behind the request, whose id is further on than an answer to 0 would be late. */
export function isRight({ entry }: Step, { entry: asked, id }: Call): boolean {
  return entry === asked + 1 && typeof id === 'number' && id > 1;
}

/** The JSON type of an id, with its article. */
export function article(id: string | number): string {
  return `a ${typeof id}`;
}

/** The fix that gives an answer the id of a request. */
export function replacement({ id, method }: Call, safety: 'safe' | 'unsafe') {
  const says = safety === 'safe' ? `Use ${code(id)}.` : `Use ${code(id)}, the id of \`${method}\`.`;
  return { says, safety, steps: [{ do: 'replace' as const, path: ['id'], value: id }] };
}
