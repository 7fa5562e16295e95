/** The source of a new rule: complete, with examples and a placeholder check that reports real matches in ordinary messages. */

const HOW = `Replace this by what to do instead.`;
const WHY = 'Replace this by what goes wrong otherwise.';

/** The source file of a rule of any phase. */
export function ruleText(rule) {
  if (rule.stage === 'envelope') return envelope(rule);
  if (rule.stage === 'shape') return shape(rule);
  if (rule.stage === 'session') return session(rule);
  return ['streams', 'framing'].includes(rule.area) ? stream(rule) : http(rule);
}

const head = ({ id }) => `id: '${id}',
  requirements: ['${id}'],
  class: 'spec',`;

const texts = ({ id }) => `title: 'The placeholder \`${id}\` should not be used',
  why: '${WHY}',
  how: '${HOW}',`;

function envelope(rule) {
  const { id, name } = rule;
  return `import { defineRule } from '../define.ts';

/** Placeholder: requests with a certain id. Say here what holds, with the address of the clause. */
export const ${name} = defineRule({
  ${head(rule)}
  kinds: ['request'],
  ${texts(rule)}
  examples: {
    good: [{ revision: '2025-11-25', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [{ revision: '2025-11-25', text: '{"jsonrpc":"2.0","id":⟦"${id}"⟧,"method":"ping"}' }],
  },
  judge(message) {
    if (message.object['id'] !== '${id}') return;
    const fresh = message.freshId();
    message.report({
      requirement: '${id}',
      path: ['id'],
      what: \`\${message.name} has the placeholder as its \\\`id\\\`.\`,
      fix: { says: \`Use the id \${fresh}.\`, safety: 'safe', steps: [{ do: 'replace', path: ['id'], value: fresh }] },
    });
  },
});
`;
}

function shape(rule) {
  const { id, name } = rule;
  const get = (prompt) => `'{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":${prompt}}}'`;
  return `import { defineShapeRule } from '../define.ts';

/** Placeholder: requests for a certain prompt. Say here what holds, with the address of the clause. */
export const ${name} = defineShapeRule({
  ${head(rule)}
  types: ['GetPromptRequestParams'],
  ${texts(rule)}
  examples: {
    good: [{ revision: '2025-11-25', text: ${get('"summary"')} }],
    bad: [{ revision: '2025-11-25', text: ${get(`⟦"${id}"⟧`)} }],
  },
  judge(place) {
    if (place.value['name'] !== '${id}') return;
    place.report({
      requirement: '${id}',
      path: ['name'],
      what: \`\${place.name} requests the placeholder.\`,
    });
  },
});
`;
}

function session(rule) {
  const { id, name } = rule;
  const ping = (sent) =>
    `client('"id":${sent},"method":"ping"'), server('"id":${sent.replaceAll(/[⟦⟧]/g, '')},"result":{}')`;
  return `import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import type { Call } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';

const OPEN = handshake('2025-11-25');

/** Placeholder: a certain id after the first ping. Say here what holds, with the address of the clause. */
export const ${name} = defineSessionRule({
  ${head(rule)}
  ${texts(rule)}
  examples: {
    good: [{ revision: '2025-11-25', text: talk(OPEN, ${ping('1')}, ${ping('2')}) }],
    bad: [{ revision: '2025-11-25', text: talk(OPEN, ${ping('1')}, ${ping(`⟦"${id}"⟧`)}) }],
  },
  begin(session, report) {
    let first: Call | null = null;
    return {
      'request ping'({ call, id, ref, name }) {
        if (first !== null && id === '${id}') {
          report({
            requirement: '${id}',
            at: ref,
            path: ['id'],
            what: \`\${name} has the placeholder as its \\\`id\\\`, and \${session.describe(first.ref)} came before it.\`,
            ties: [{ at: first.ref }],
          });
        }
        first ??= call;
      },
    };
  },
});
`;
}

function http(rule) {
  const { id, name } = rule;
  return `import { post, requestBody } from '../../../testing/wire.ts';
import { defineWireRule } from '../define.ts';

const LIST = requestBody('2025-11-25', 1, 'tools/list');

/** Placeholder: a certain header. Say here what holds, with the address of the clause. */
export const ${name} = defineWireRule({
  ${head(rule)}
  ${texts(rule)}
  examples: {
    good: [{ revision: '2025-11-25', text: post('2025-11-25', LIST, { 'X-Placeholder': 'another' }) }],
    bad: [{ revision: '2025-11-25', text: post('2025-11-25', LIST, { 'X-Placeholder': '⟦${id}⟧' }) }],
  },
  begin: (_view, report) => ({
    request(request) {
      const header = request.header('X-Placeholder');
      if (header?.value !== '${id}') return;
      report({
        requirement: '${id}',
        at: request,
        place: { of: 'header', header },
        what: \`\${request.name} has the placeholder in a header.\`,
      });
    },
  }),
});
`;
}

function stream(rule) {
  const { id, name } = rule;
  const event = (number) =>
    `\`id: ${number}\\ndata: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\\n\\n\``;
  return `import { defineWireRule } from '../define.ts';

/** Placeholder: an event with a certain id. Say here what holds, with the address of the clause. */
export const ${name} = defineWireRule({
  ${head(rule)}
  ${texts(rule)}
  examples: {
    good: [{ revision: '2025-11-25', text: ${event('a-1')} }],
    bad: [{ revision: '2025-11-25', text: ${event(`⟦${id}⟧`)} }],
  },
  begin: (_view, report) => ({
    event(event) {
      const field = event.fields.find(({ name }) => name === 'id');
      if (field?.value !== '${id}') return;
      report({
        requirement: '${id}',
        at: event,
        place: { of: 'field', field },
        what: \`\${event.name} has the placeholder as its id.\`,
      });
    },
  }),
});
`;
}
