import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import { listed, named } from '../../json/describe.ts';
import { roleOf } from './members.ts';

/** True for a value that would be a message by itself. */
function isWhole(value: JsonValue | undefined): boolean {
  return isObject(value) && has(value, 'jsonrpc') && roleOf(value) !== 'none';
}

/**
 * The part of a message that an object looks like, by its members (`[`: the member is an array), one per line; the first match
 * counts.
 */
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

const SIGNS = INSIDES.split('\n').map((line) => {
  const [members = '', says = ''] = line.split(': ');
  const names = members.split(' ').map((name) => ({ name: name.replace('[', ''), isArray: name.startsWith('[') }));
  return { names, says };
});

/** The part of a message that an object looks like; null if it is unknown. */
function insideOf(object: JsonObject): string | null {
  const fits = ({ name, isArray }: { name: string; isArray: boolean }): boolean =>
    isArray ? Array.isArray(get(object, name)) : has(object, name);
  return SIGNS.find(({ names }) => names.every(fits))?.says ?? null;
}

/** An object must be a request, a notification or a response. https://www.jsonrpc.org/specification#request_object */
export const envelopeUnclassifiable = defineRule({
  id: 'envelope/unclassifiable',
  requirements: ['envelope/unclassifiable'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A message {must} have a `method`, a `result` or an `error`',
  why: 'These members distinguish a request from a response, so without any of them the receiver cannot process the object.',
  how: 'Add `method` for a request or notification, or `result` or `error` for a response.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"foo":"boo"}⟧' },
      { revision: 'jsonrpc-2.0', text: '⟦{}⟧', says: 'An object without members.' },
      { revision: '2025-11-25', text: '⟦{"jsonrpc":"2.0"}⟧' },
      {
        revision: '2025-11-25',
        text: '⟦{"from":"user","words":"ping"}⟧',
        says: 'A message in an unknown wrapper.',
      },
      {
        revision: '2025-11-25',
        text: '⟦{"jsonrpc":"2.0","content":[{"type":"text","text":"18 °C"}]}⟧',
        says: 'A response without `result`.',
      },
      {
        revision: '2025-06-18',
        text: '⟦{"jsonrpc":"2.0","name":"forecast","arguments":{"city":"Oslo"}}⟧',
        says: 'A request without `method` and `params`.',
      },
    ],
  },
  judge(message) {
    if (!isObject(message.value) || roleOf(message.object) !== 'none') return;
    const names = Object.keys(message.object);
    const holder = names.find((name) => isWhole(get(message.object, name)));
    const all = names.length === 0 ? 'It is an empty object.' : `Its only members are ${listed(names)}.`;
    const inside = message.model.id === 'jsonrpc-2.0' ? null : insideOf(message.object);
    const known = inside === null ? all : `It looks like ${inside}, which belongs inside a message.`;
    const says = holder === undefined ? known : `Its member ${named(holder)} looks like a message.`;
    message.report({
      requirement: 'envelope/unclassifiable',
      mark: 'missing',
      what: `${message.name} is neither a request nor a response: it has no \`method\`, no \`result\` and no \`error\`. ${says}`,
    });
  },
});
