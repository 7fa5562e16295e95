/** The last project: a server of the learner’s own, and how to check it. */
import type { PageLink, Walkthrough } from '../walkthrough.ts';

const TOOLS: readonly PageLink[] = [{ title: 'Tools', page: 'server/tools#listing-tools' }];

/** The walkthrough. */
export const ownServer: Walkthrough = {
  id: 'own-server',
  title: 'Build and check a server of your own',
  chapter: 'project',
  says: 'Plan a small server, write it with an SDK, and check it in three ways.',
  revisions: ['2025-11-25'],
  server: 'notes',
  greeted: true,
  steps: [
    {
      id: 'plan',
      title: 'What you will build',
      text: 'You have read and written every kind of message. Now write a server that sends them: a shopping list with two tools, `add_item` and `list_items`.\n\nThe server runs on your computer, not in this page. You need Node 20.19 or newer and an editor. `#/learn/project` has a complete example and all commands.',
      question: {
        ask: 'Which part of the work does an SDK not do for you?',
        options: [
          { text: 'The handshake', says: 'The SDK answers `initialize` and declares what you have registered.' },
          { text: 'Ids and framing', says: 'The SDK matches responses and writes one message per line.' },
          {
            text: 'Names, descriptions, and schemas of your tools',
            right: true,
            says: 'They decide whether a model uses your tools well. No SDK can write them.',
          },
        ],
      },
      remark: 'Look at a similar server first. The next steps play a session with one that manages notes.',
      links: TOOLS,
    },
    {
      id: 'list',
      title: 'How good tools look',
      text: 'Read the tools of the notes server as a model does: which one would you call to write something down?',
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'Each tool has a verb in its name, a description of what it does, and a schema in which every property is described. `required` lists what cannot be omitted.',
      links: TOOLS,
    },
    {
      id: 'call',
      title: 'How good results look',
      text: 'Your `add_item` will be called like this tool.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: { name: 'add_note', arguments: { title: 'Party', text: '- cake' } },
        },
      },
      remark:
        'The result says in text what happened. With an `outputSchema` it also has `structuredContent`, which a program can use without parsing the text.',
      links: [{ title: 'Tools, Structured Content', page: 'server/tools#structured-content' }],
    },
    {
      id: 'fail',
      title: 'How good failures look',
      text: 'Something that does not exist is a failure of the tool, and the model should learn about it.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/call',
          params: { name: 'remove_note', arguments: { id: '99' } },
        },
      },
      question: {
        ask: 'Your tool throws an exception. What should the client receive?',
        options: [
          {
            text: 'A result with `isError` and a sentence about what to change',
            right: true,
            says: 'Most SDKs turn an exception into such a result. Choose its text: the model reads it.',
          },
          { text: 'Nothing: the process ends', says: 'Then all other requests of this client are lost, too.' },
          { text: 'The stack trace', says: 'It helps no model, and shows your paths to others.' },
        ],
      },
      remark: 'Write the failures first. They are what a model meets when it uses your server in a new way.',
      links: [{ title: 'Tools, Error Handling', page: 'server/tools#error-handling' }],
    },
    {
      id: 'check',
      title: 'First check: the wire',
      text: 'Record a session between a client and your server, and check it. In a terminal:\n\n`npx -y mcp-protocol-playground tap --out session.jsonl -- node server.js`\n\n`npx -y mcp-protocol-playground check --format text session.jsonl`',
      question: {
        ask: '`check` finds no errors. What do you know?',
        options: [
          { text: 'The server is right', says: 'It is right in this session. Other messages were not seen.' },
          {
            text: 'The recorded messages break no rule',
            right: true,
            says: 'So record what can go wrong as well: an unknown tool, wrong arguments, a second page.',
          },
          { text: 'The tools are useful', says: 'That is not a matter of rules.' },
        ],
      },
      remark:
        'The recording has both directions. Paste it into Check to see the sequence, or share it without secrets.',
      links: TOOLS,
    },
    {
      id: 'inspect',
      title: 'Second check: by hand',
      text: 'While `tap` runs, it prints the address of a page on your own computer, the Live screen. There, “Connect as the client” starts your server once more, and you write each message to it, valid or not.',
      remark:
        'Send what no SDK would send: a string as `arguments`, an unknown method, an id that is used twice. Your server should return an error, and never end.',
      links: TOOLS,
    },
    {
      id: 'suite',
      title: 'Third check: the official suite',
      text: 'The conformance suite of MCP connects over HTTP and plays scenarios. Some of them need no special tools, such as the handshake, `ping`, and `tools/list`:\n\n`npx -y @modelcontextprotocol/conformance server --url http://localhost:3000/mcp --scenario server-initialize`',
      question: {
        ask: 'The scenario `tools-call-image` fails for your server. Is your server wrong?',
        options: [
          {
            text: 'Yes, every scenario must pass',
            says: 'Scenarios of tools expect tools of the suite, which your server does not have.',
          },
          {
            text: 'No, it expects a tool that you do not offer',
            right: true,
            says: 'Read what a scenario needs before you read its verdict.',
          },
        ],
      },
      remark:
        'This page cannot see your server, so it cannot confirm that you have done this. The next exercise checks a part: the tools that your server lists.',
      links: TOOLS,
    },
  ],
};
