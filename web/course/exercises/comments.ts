/** An answer as tutorials print it, with a comment. */
import { answer, answers, clause, client, keeps, present, request, commonMistake } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const content = [{ type: 'text', text: 'The sum is 3.' }];

/** Mend the text. */
export const comments: MessageSource = {
  id: 'comments',
  kind: 'fix-message',
  title: 'Copied from a tutorial',
  revision: '2025-11-25',
  from: 'server',
  task: 'This answer was copied from a tutorial, and no program can read it. Mend the text; what it says stays as it is.',
  before: [client(request(1, 'tools/call', { name: 'sum', arguments: { a: 1, b: 2 } }))],
  start: `{
  "jsonrpc": "2.0",
  "id": 1, // <-- the same as in the request
  "result": {
    "content": [{ "type": "text", "text": "The sum is 3.", }],
    "isError": false
  }
}`,
  hints: ['What is there that is for people only?', 'There is a comma too many, too.'],
  solution: JSON.stringify(answer(1, { content, isError: false })),
  lesson:
    'JSON has no comments, no comma behind the last member, and double quotes only. What tutorials print for people a program has to clean first.',
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
      'There is still a comment, and JSON has none.',
      { holds: ({ text }) => /\/\/ ?<|\/\*|^\s*\/\/|,\s*\/\/|^\s*#|,\s*#/mu.test(text) },
    ),
    commonMistake(
      'comma-left',
      '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The sum is 3.",}],"isError":false}}',
      'The comment is gone. A comma behind the last member is left: nothing comes after it.',
      { holds: ({ text }) => /,\s*[}\]]/u.test(text) },
    ),
    commonMistake(
      'single-quotes',
      "{'jsonrpc':'2.0','id':1,'result':{'content':[{'type':'text','text':'The sum is 3.'}],'isError':false}}",
      'Names and texts stand in double quotes.',
      { holds: ({ text }) => text.includes("'") && !text.includes('"jsonrpc"') },
    ),
    commonMistake(
      'python',
      '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The sum is 3."}],"isError":False}}',
      'That is how Python writes it. JSON has `false`, in small letters.',
      { holds: ({ text }) => /:\s*(False|True|None)\b/u.test(text) },
    ),
    commonMistake(
      'note-in-message',
      '{"jsonrpc":"2.0","id":1,"comment":"the same as in the request","result":{"content":[{"type":"text","text":"The sum is 3."}],"isError":false}}',
      'A comment does not become a member: the message has no such one. Leave it out.',
      present('/comment', '/_comment', '/~1~1', '/note'),
    ),
  ],
};
