/** Empty results are null. */
import { isObject } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS } from '../eras.ts';
import type { Fault } from './define.ts';
import { changingAnswers } from './tools.ts';

/** Null where an empty object belongs. */
export const resultNull: Fault = {
  id: 'result-null',
  title: 'Empty results are null',
  says: 'The server answers `"result": null` where it has nothing to say. A result is an object, and clients that look into it break; a right server answers with `{}`.',
  rule: 'responses/result-null',
  requirement: 'responses/result-null',
  revisions: HANDSHAKE_REVISIONS,
  alter: (outputs, scene) =>
    changingAnswers(outputs, scene, (message) =>
      isObject(message.result) && Object.keys(message.result).length === 0 ? { ...message, result: null } : null,
    ),
  shows: { server: 'calculator', client: [{ id: 1, method: 'ping' }] },
};
