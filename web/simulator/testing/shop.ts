/** A small server for tests: a shop with a list of goods, labels made from a template, prompts, and logs. */
import { objectSchema, textResult } from '../servers/content.ts';
import type { ServerDefinition } from '../types.ts';

/** The server. */
export const shop: ServerDefinition = {
  info: { name: 'shop', version: '1.0.0' },
  can: { logging: true, completions: true, subscribe: true, listChanged: true, roots: true },
  resources: [
    { uri: 'shop://goods', name: 'goods', mimeType: 'text/plain', text: 'apples\npears' },
    { uri: 'shop://logo', name: 'logo', mimeType: 'image/png', blob: 'iVBORw0KGgo=' },
    {
      uri: 'shop://stock',
      name: 'stock',
      does: { answer: { contents: [{ uri: '{{uri}}', text: '{{memory.stock}}' }] } },
    },
  ],
  resourceTemplates: [
    {
      uriTemplate: 'shop://label/{country}/{city}',
      name: 'label',
      mimeType: 'text/plain',
      text: 'To {{city}}, {{country}}',
      complete: {
        country: ['France', 'Italy', 'Finland'],
        city: { by: 'country', of: { France: ['Paris', 'Pau'], Italy: ['Parma', 'Rome'] } },
      },
    },
    { uriTemplate: 'shop://file/{+path}', name: 'file', text: '{{path}}' },
  ],
  prompts: [
    {
      name: 'praise',
      description: 'Praises a thing',
      arguments: [{ name: 'thing', required: true }, { name: 'tone' }],
      complete: { thing: Array.from({ length: 150 }, (_, index) => `thing ${index}`) },
      messages: [
        { role: 'user', content: { type: 'text', text: 'Praise {{thing}} in a {{tone}} tone.' } },
        { role: 'user', content: { type: 'resource_link', uri: 'shop://goods', name: 'goods' } },
        { role: 'assistant', content: { type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' } },
      ],
    },
    { name: 'bare', messages: [{ role: 'user', content: { type: 'text', text: 'Hello' } }] },
    {
      name: 'slow',
      does: {
        steps: [
          { do: 'log', level: 'warning', data: 'slow prompt' },
          { do: 'progress', progress: 1, total: 2 },
          { do: 'wait', ms: 500 },
          { do: 'result', result: { messages: [{ role: 'user', content: { type: 'text', text: 'At last' } }] } },
        ],
      },
    },
  ],
  memory: { stock: 7 },
  tools: [
    {
      name: 'restock',
      inputSchema: objectSchema({ goods: { type: 'string' } }),
      does: {
        steps: [
          { do: 'log', level: 'debug', data: { goods: '{{goods}}' }, logger: 'shop' },
          { do: 'log', level: 'error', data: 'shelves are full', logger: 'shop' },
          { do: 'updated', uri: 'shop://goods' },
          { do: 'amend', change: { prompts: [] } },
          textResult('done'),
        ],
      },
    },
  ],
};
