/** Whether a request declares the tasks extension. */
import { get, objectAt } from '../../../json/object.ts';
import type { Call } from '../../../session/call.ts';
import type { SessionView } from '../define.ts';

/** Its identifier. */
export const EXTENSION = 'io.modelcontextprotocol/tasks';
/** The code for a capability that the client has not declared. */
export const UNDECLARED = -32021;

/** Whether a request declares the extension; null if the text does not show its capabilities. */
export function declaresTasks(session: SessionView, call: Call | null): boolean | null {
  const capabilities = session.capabilities('client', call);
  return capabilities && get(objectAt(capabilities, 'extensions'), EXTENSION) !== undefined;
}
