/** Wrong and correct answers to exercises with an editor, as a learner enters them. */

/** An exercise whose answer is a message: a wrong one with its feedback, and a correct one that differs from our solution. */
export const MESSAGES = [
  {
    kind: 'fix the message',
    id: 'null-id',
    wrong: '{"jsonrpc":"2.0","id":null,"method":"ping","params":{}}',
    says: 'The id is still null, and MCP has no null ids.',
    right: '{"method":"ping","id":41,"jsonrpc":"2.0"}',
  },
  {
    kind: 'write a message',
    id: 'ask-for-tools',
    wrong: '{"jsonrpc":"2.0","id":1,"method":"list_tools"}',
    says: 'That is the name of a function in a library.',
    right: '{"jsonrpc":"2.0","id":"first","method":"tools/list"}',
  },
  {
    kind: 'answer as the server',
    id: 'same-id',
    wrong: '{"jsonrpc":"2.0","id":7,"result":{}}',
    says: '7 and "7" are different ids. The client sent a string and waits for a response with that string.',
    right: '{"id":"7","jsonrpc":"2.0","result":{}}',
  },
];
