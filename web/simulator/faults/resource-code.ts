/** A missing resource is an internal error. */
import type { Fault } from './define.ts';
import { changingErrors } from './tools.ts';

/** The code of a crash for a resource that is missing. */
export const resourceCode: Fault = {
  id: 'resource-code',
  title: 'A missing resource is an internal error',
  says: 'The server answers -32603 when a resource is not there, as if it had broken. Clients cannot tell a wrong address from a failure; a right server says -32002 up to 2025-11-25, and -32602 from 2026-07-28.',
  rule: 'resources/answers',
  requirement: 'resources/not-found-code-legacy',
  by: { '2026-07-28': { requirement: 'resources/not-found-code' } },
  alter: (outputs, scene) =>
    changingErrors(outputs, scene, ['resources/read'], (error) =>
      error.code === -32002 || error.code === -32602 ? { ...error, code: -32603 } : null,
    ),
  shows: { server: 'weather', client: [{ id: 1, method: 'resources/read', params: { uri: 'weather://nowhere' } }] },
};
