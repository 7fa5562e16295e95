import { describe, expect, it } from 'vitest';
import { unjudgedOf } from './tool-review.ts';

describe('unjudged parts of a tool’s schemas', () => {
  it('are empty for most tools', () => {
    expect(
      unjudgedOf({ name: 'rain', inputSchema: { type: 'object', properties: { city: { type: 'string' } } } }),
    ).toEqual([]);
    expect(
      unjudgedOf({
        name: 'rain',
        inputSchema: { type: 'object', properties: { city: { type: 'string', pattern: '^[A-Z]' } } },
      }),
    ).toEqual([]);
    expect(unjudgedOf({ inputSchema: null })).toEqual([]);
  });

  it('contain the schema, the reason and the path', () => {
    const tool = {
      name: 'rain',
      inputSchema: { type: 'object', properties: { city: { pattern: '^(?!x)' }, code: { pattern: '^(a+)+$' } } },
      outputSchema: { $ref: 'https://schemas.example.com/rain.json' },
    };
    expect(unjudgedOf(tool)).toEqual([
      {
        what: 'How others get on with the `inputSchema` of `rain`',
        because:
          'Its `pattern` can read one text in very many ways; a checker that tries one after the other may hang. (At `properties.code.pattern`.)',
      },
      {
        what: 'Whether values fit the `inputSchema` of `rain` altogether',
        because: 'Its `pattern` looks ahead or back. (At `properties.city.pattern`.)',
      },
      {
        what: 'Whether values fit the `outputSchema` of `rain` altogether',
        because:
          'It refers to `https://schemas.example.com/rain.json`, which lies outside; nothing is fetched. (At `$ref`.)',
      },
    ]);
    expect(unjudgedOf(tool, 1)).toHaveLength(1);
  });
});
