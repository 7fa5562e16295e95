/** A version is refused without saying which are known. */
import { PROTOCOL_VERSION } from '../eras.ts';
import type { Fault } from './define.ts';
import { changingErrors, without } from './tools.ts';

/** An error without the data that helps. */
export const versionErrorBare: Fault = {
  id: 'version-error-bare',
  title: 'A version is refused without saying which are known',
  says: 'The server refuses the version of a request and does not list those that it speaks. The client can only give up; a right server names them in `data.supported`, newest first.',
  rule: 'version/unsupported',
  requirement: 'version/unsupported-data-missing',
  revisions: ['2026-07-28'],
  alter: (outputs, scene) =>
    changingErrors(outputs, scene, null, (error) => (error.code === -32022 ? without(error, 'data') : null)),
  shows: {
    server: 'calculator',
    blind: true,
    client: [{ id: 1, method: 'tools/list', params: { _meta: { [PROTOCOL_VERSION]: '2099-01-01' } } }],
  },
};
