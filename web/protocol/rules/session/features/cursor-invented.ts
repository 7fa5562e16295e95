/** What to say of a cursor that no answer gave. */
import { code, named } from '../../words.ts';
import type { Call, Ref, SessionFinding, SessionView } from '../define.ts';

/** A cursor that an answer gave. */
export interface Issued {
  readonly cursor: string;
  readonly at: Ref;
  readonly method: string;
}

/** The finding; `last` is the last cursor that the list gave. */
export function inventedCursor(
  session: SessionView,
  call: Call,
  cursor: string,
  last: Issued | undefined,
): SessionFinding {
  const said = session.said(call.ref);
  const path = ['params', 'cursor'];
  const none = `no answer to ${named(call.method)} before it has a \`nextCursor\``;
  return {
    requirement: 'pagination/invented-cursor',
    at: call.ref,
    path,
    what: `${said.charAt(0).toUpperCase()}${said.slice(1)} asks with the cursor ${code(cursor)}, which the server never gave: ${last ? `the last \`nextCursor\` of this list is ${code(last.cursor)}, in ${session.said(last.at)}` : none}.`,
    ties: last ? [{ at: last.at, path: ['result', 'nextCursor'] }] : [],
    fix: last
      ? { says: `Use ${code(last.cursor)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: last.cursor }] }
      : { says: 'Leave it out.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
  };
}
