/** The last page has a null cursor. */
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** Null where a member is left out. */
export const nextCursorNull: Fault = {
  id: 'next-cursor-null',
  title: 'The last page has a null cursor',
  says: 'The server writes `"nextCursor": null` on the last page. A cursor is a text or is not there, and strict clients refuse the whole list; a right server leaves the member out.',
  rule: 'shape/null',
  requirement: 'pagination/next-cursor-null',
  alter: (outputs, scene) =>
    changingResults(
      outputs,
      scene,
      ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list', 'tasks/list'],
      (result) => (result.nextCursor === undefined ? { ...result, nextCursor: null } : null),
    ),
  shows: { server: 'calculator', client: [{ id: 1, method: 'tools/list' }] },
};
