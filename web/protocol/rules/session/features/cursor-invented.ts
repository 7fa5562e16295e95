/** What to say of a cursor that no answer gave, and of a refusal of one. */
import { code, named } from '../../../json/describe.ts';
import type { JsonValue } from '../../../json/types.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { SessionFinding, SessionView, Step } from '../define.ts';
import { BAD_PARAMS, codeOf, OF_CODES } from './shared.ts';

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

/** A cursor that is refused with another code than the one for it. */
export function wrongCode(session: SessionView, call: Call, step: Step, cursor: JsonValue | undefined): SessionFinding {
  return {
    requirement: 'pagination/invalid-cursor-code',
    at: step.ref,
    path: ['error', 'code'],
    instead: OF_CODES,
    title: 'A cursor that is not valid is refused with -32602',
    why: 'By this code clients see that the cursor is wrong, and begin again with the first page.',
    what: `${step.name} refuses the cursor ${code(cursor ?? '')} of ${session.said(call.ref)} with ${code(codeOf(step) ?? '')}; the code for that is \`-32602\`.`,
    ties: [{ at: call.ref, path: ['params', 'cursor'] }],
    fix: {
      says: 'Use -32602.',
      safety: 'unsafe',
      steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
    },
  };
}
