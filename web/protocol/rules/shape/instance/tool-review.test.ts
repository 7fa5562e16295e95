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
        what: 'How other validators handle the `inputSchema` of `rain`',
        because:
          'Its `pattern` can match one string in very many ways; a backtracking validator may hang. (At `properties.code.pattern`.)',
      },
      {
        what: 'Whether values match the `inputSchema` of `rain` completely',
        because: 'Its `pattern` has a lookahead or lookbehind. (At `properties.city.pattern`.)',
      },
      {
        what: 'Whether values match the `outputSchema` of `rain` completely',
        because:
          'It refers to `https://schemas.example.com/rain.json`, which is external; nothing is fetched. (At `$ref`.)',
      },
    ]);
    expect(unjudgedOf(tool, 1)).toHaveLength(1);
  });
});
