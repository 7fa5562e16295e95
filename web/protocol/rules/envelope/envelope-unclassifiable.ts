import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { listed, named } from '../../json/describe.ts';
import { roleOf } from './members.ts';

/** True for what would be a message if it stood by itself. */
function isWhole(value: JsonValue | undefined): boolean {
  return isObject(value) && has(value, 'jsonrpc') && roleOf(value) !== 'none';
}

/** The inside of a message by the members it has (`[`: as a list), a line for each; the first that fits counts. */
const INSIDES = `protocolVersion clientInfo: the \`params\` of \`initialize\`
protocolVersion serverInfo: the \`result\` of \`initialize\`
[supportedVersions capabilities: the \`result\` of \`server/discover\`
code message: the \`error\` of a response
model role content: the \`result\` of \`sampling/createMessage\`
[messages maxTokens: the \`params\` of \`sampling/createMessage\`
[messages: the \`result\` of \`prompts/get\`
[content: the \`result\` of \`tools/call\`
[contents: the \`result\` of \`resources/read\`
[tools: the \`result\` of \`tools/list\`
[prompts: the \`result\` of \`prompts/list\`
[resources: the \`result\` of \`resources/list\`
[resourceTemplates: the \`result\` of \`resources/templates/list\`
[roots: the \`result\` of \`roots/list\`
ref argument: the \`params\` of \`completion/complete\`
progressToken progress: the \`params\` of \`notifications/progress\`
name inputSchema: one of the \`tools\` in the result of \`tools/list\`
name arguments: the \`params\` of \`tools/call\`
type text: one item of the \`content\` of a result`;

/** What an object seems to be that belongs into a message; null where nobody can say. */
function insideOf(object: JsonObject): string | null {
  for (const line of INSIDES.split('\n')) {
    const [members = '', says = ''] = line.split(': ');
    const fits = (name: string): boolean =>
      name.startsWith('[') ? Array.isArray(get(object, name.slice(1))) : has(object, name);
    if (members.split(' ').every(fits)) return says;
  }
  return null;
}

/** An object is a request, a notification or a response. https://www.jsonrpc.org/specification#request_object */
export const envelopeUnclassifiable = defineRule({
  id: 'envelope/unclassifiable',
  requirements: ['envelope/unclassifiable'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A message has a `method`, a `result` or an `error`',
  why: 'These members tell a call from a reply. Without any of them the receiver does not know what to do with the object.',
  how: 'Add `method` to call something, or `result` or `error` to answer something.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"foo":"boo"}⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦{}⟧', says: 'An object without members.' },
      { revision: '2025-11-25', text: '⟦{"jsonrpc":"2.0"}⟧' },
      {
        revision: '2025-11-25',
        text: '⟦{"from":"user","words":"ping"}⟧',
        says: 'A message in a wrapper that nobody knows.',
      },
      {
        revision: '2025-11-25',
        text: '⟦{"content":[{"type":"text","text":"18 °C"}]}⟧',
        says: 'The inside of a response without the response.',
      },
      {
        revision: '2025-06-18',
        text: '⟦{"name":"forecast","arguments":{"city":"Oslo"}}⟧',
        says: 'The inside of a request without the request.',
      },
    ],
  },
  judge(message) {
    if (!isObject(message.value) || roleOf(message.object) !== 'none') return;
    const names = Object.keys(message.object);
    const holder = names.find((name) => isWhole(get(message.object, name)));
    const all = names.length === 0 ? 'It is an empty object.' : `All it has is ${listed(names)}.`;
    const inside = message.model.id === 'jsonrpc-2.0' ? null : insideOf(message.object);
    const known = inside === null ? all : `It looks like ${inside}, which stands inside a message.`;
    const says = holder === undefined ? known : `One seems to stand inside its ${named(holder)}.`;
    message.report({
      requirement: 'envelope/unclassifiable',
      mark: 'missing',
      what: `${message.name} is neither a call nor a reply: it has no \`method\`, no \`result\` and no \`error\`. ${says}`,
    });
  },
});
