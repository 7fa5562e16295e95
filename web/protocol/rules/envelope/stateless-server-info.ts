import type { FixStep } from '../../json/plan.ts';
import { defineRule } from '../define.ts';
import { get, isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { noMeta } from './cues.ts';
import { inner } from './errors-form.ts';
import { example, MODERN, response, SERVER_META } from './meaning-examples.ts';
import { bareKeyFor, modernResult, nameFault, SERVER, replaces } from './stateless-keys.ts';

const AT = ['result', '_meta'];
const done = (meta: string): string => response(`"resultType":"complete","content":[]${meta}`);
/** A placeholder for the name. */
const info = { name: 'my-server', version: '1.0.0' };

/** A result identifies its server. */
export const statelessServerInfo = defineRule({
  id: 'stateless/server-info',
  requirements: ['stateless/server-info-missing', 'stateless/server-info-incomplete'],
  class: 'spec',
  kinds: ['response'],
  cues: [noMeta('result'), { meta: true }],
  title: 'A result {must} identify its server',
  why: 'Without a handshake, the client’s logs cannot show which server sent the result.',
  how: 'Add `io.modelcontextprotocol/serverInfo` with `name` and `version` to the `_meta` of the result.',
  examples: {
    good: [example(MODERN, done(`,${SERVER_META}`)), example('2025-11-25', response('"content":[]'))],
    bad: [
      example(MODERN, '{"jsonrpc":"2.0","id":1,⟦"result"⟧:{"resultType":"complete","content":[]}}'),
      example(MODERN, done(',⟦"_meta"⟧:{}')),
      example(MODERN, done(',"_meta":{"io.modelcontextprotocol/serverInfo":⟦{"name":"demo"}⟧}')),
    ],
  },
  judge(message) {
    const result = modernResult(message);
    if (!result) return;
    const meta = get(result, '_meta');
    if (meta !== undefined && !isObject(meta)) return;
    const server = meta && get(meta, SERVER);
    if (server !== undefined) {
      const fault = nameFault(server);
      if (!fault) return;
      message.report({
        requirement: 'stateless/server-info-incomplete',
        path: [...AT, SERVER, ...fault.path],
        title: '`serverInfo` {must} have a `name` and a `version`',
        why: 'Both members are required, so a strict client rejects the whole result.',
        what: `The server in the \`_meta\` of ${inner(message)} ${fault.says}.`,
      });
      return;
    }
    if (meta && replaces(SERVER, meta, message.model)) return;
    const bare = meta ? bareKeyFor(SERVER, meta, message.model) : null;
    const step: FixStep =
      bare !== null
        ? { do: 'rename', path: [...AT, bare], to: SERVER }
        : meta
          ? { do: 'insert', path: AT, key: SERVER, value: info }
          : { do: 'insert', path: ['result'], key: '_meta', value: { [SERVER]: info } };
    message.report({
      requirement: 'stateless/server-info-missing',
      path: meta ? AT : ['result'],
      mark: 'missing',
      what:
        bare === null
          ? `The result of ${inner(message)} has no ${named(SERVER)} in \`_meta\`.`
          : `The \`_meta\` of ${inner(message)} has ${named(bare)}, which is ignored; the key is ${named(SERVER)}.`,
      fix:
        bare === null
          ? { says: `Add ${named(SERVER)} with a placeholder for the name.`, safety: 'unsafe', steps: [step] }
          : { says: `Rename ${named(bare)} to ${named(SERVER)}.`, safety: 'safe', steps: [step] },
    });
  },
});
