/** A response with a comment, as tutorials print it. */
import { answer, answers, clause, client, keeps, present, request, commonMistake } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const content = [{ type: 'text', text: 'The sum is 3.' }];

/** Fix the JSON. */
export const comments: MessageSource = {
  id: 'comments',
  kind: 'fix-message',
  title: 'Fix JSON copied from a tutorial',
  revision: '2025-11-25',
  from: 'server',
  task: 'Fix the JSON of this response and keep its values.\n\nIt was copied from a tutorial, and no parser accepts it.',
  before: [client(request(1, 'tools/call', { name: 'sum', arguments: { a: 1, b: 2 } }))],
  start: `{
  "jsonrpc": "2.0",
  "id": 1, // <-- the same as in the request
  "result": {
    "content": [{ "type": "text", "text": "The sum is 3.", }],
    "isError": false
  }
}`,
  hints: ['Which part is meant only for people?', 'There is also one comma too many.'],
  solution: JSON.stringify(answer(1, { content, isError: false })),
  lesson:
    'JSON has no comments, no comma after the last member, and only double quotes. Remove comments and extra commas from tutorials before you use their examples.',
  links: [clause('2025-11-25', 'basic/index#messages', 'Base protocol, Messages')],
  goals: [
    ...answers(1, 'result'),
    keeps('/result/content', content, 'Keep `result.content` as it was.'),
    keeps('/result/isError', false, 'Keep `result.isError` as it was: `false`.'),
  ],
  mistakes: [
    commonMistake(
      'comment-left',
      '{"jsonrpc":"2.0","id":1, // <-- the same as in the request\n"result":{"content":[{"type":"text","text":"The sum is 3."}],"isError":false}}',
      'There is still a comment, and JSON has no comments.',
      { holds: ({ text }) => /\/\/ ?<|\/\*|^\s*\/\/|,\s*\/\/|^\s*#|,\s*#/mu.test(text) },
    ),
    commonMistake(
      'comma-left',
      '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The sum is 3.",}],"isError":false}}',
      'The comment is gone. Now remove the comma after the last member.',
      { holds: ({ text }) => /,\s*[}\]]/u.test(text) },
    ),
    commonMistake(
      'single-quotes',
      "{'jsonrpc':'2.0','id':1,'result':{'content':[{'type':'text','text':'The sum is 3.'}],'isError':false}}",
      'Keys and strings need double quotes.',
      { holds: ({ text }) => text.includes("'") && !text.includes('"jsonrpc"') },
    ),
    commonMistake(
      'python',
      '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The sum is 3."}],"isError":False}}',
      'That is the spelling in Python. JSON has `false`, in lower case.',
      { holds: ({ text }) => /:\s*(False|True|None)\b/u.test(text) },
    ),
    commonMistake(
      'note-in-message',
      '{"jsonrpc":"2.0","id":1,"comment":"the same as in the request","result":{"content":[{"type":"text","text":"The sum is 3."}],"isError":false}}',
      'The comment must not become a member, because a response has no such member. Remove it.',
      present('/comment', '/_comment', '/~1~1', '/note'),
    ),
  ],
};
