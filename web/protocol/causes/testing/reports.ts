/** Reports of validators as they are printed. For tests only. */

/** Zod 3: no branch of the union of messages fits a response with a null `id`. */
export const ZOD3_UNION = JSON.stringify(
  [
    {
      code: 'invalid_union',
      unionErrors: [
        {
          issues: [
            {
              code: 'invalid_union',
              unionErrors: [
                {
                  issues: [
                    {
                      code: 'invalid_type',
                      expected: 'string',
                      received: 'null',
                      path: ['id'],
                      message: 'Expected string, received null',
                    },
                  ],
                  name: 'ZodError',
                },
                {
                  issues: [
                    {
                      code: 'invalid_type',
                      expected: 'number',
                      received: 'null',
                      path: ['id'],
                      message: 'Expected number, received null',
                    },
                  ],
                  name: 'ZodError',
                },
              ],
              path: ['id'],
              message: 'Invalid input',
            },
            { code: 'invalid_type', expected: 'string', received: 'undefined', path: ['method'], message: 'Required' },
            {
              code: 'unrecognized_keys',
              keys: ['result'],
              path: [],
              message: "Unrecognized key(s) in object: 'result'",
            },
          ],
          name: 'ZodError',
        },
        {
          issues: [
            { code: 'invalid_type', expected: 'string', received: 'undefined', path: ['method'], message: 'Required' },
            {
              code: 'unrecognized_keys',
              keys: ['id', 'result'],
              path: [],
              message: "Unrecognized key(s) in object: 'id', 'result'",
            },
          ],
          name: 'ZodError',
        },
        {
          issues: [
            {
              code: 'invalid_union',
              unionErrors: [
                {
                  issues: [
                    {
                      code: 'invalid_type',
                      expected: 'string',
                      received: 'null',
                      path: ['id'],
                      message: 'Expected string, received null',
                    },
                  ],
                  name: 'ZodError',
                },
                {
                  issues: [
                    {
                      code: 'invalid_type',
                      expected: 'number',
                      received: 'null',
                      path: ['id'],
                      message: 'Expected number, received null',
                    },
                  ],
                  name: 'ZodError',
                },
              ],
              path: ['id'],
              message: 'Invalid input',
            },
          ],
          name: 'ZodError',
        },
        {
          issues: [
            { code: 'invalid_type', expected: 'object', received: 'undefined', path: ['error'], message: 'Required' },
            {
              code: 'unrecognized_keys',
              keys: ['result'],
              path: [],
              message: "Unrecognized key(s) in object: 'result'",
            },
          ],
          name: 'ZodError',
        },
      ],
      path: [],
      message: 'Invalid input',
    },
  ],
  null,
  2,
);
/** Zod 4: a description that is null. */
export const ZOD4 =
  '[\n  {\n    "expected": "string",\n    "code": "invalid_type",\n    "path": [\n      "tools",\n      2,\n      "description"\n    ],\n    "message": "Invalid input: expected string, received null"\n  }\n]';
/** Zod 4: a content block of an unknown type. */
export const ZOD4_UNION = JSON.stringify([
  {
    code: 'invalid_union',
    errors: [
      [{ code: 'invalid_value', values: ['text'], path: ['type'], message: 'Invalid input: expected "text"' }],
      [
        { code: 'invalid_value', values: ['image'], path: ['type'], message: 'Invalid input: expected "image"' },
        {
          expected: 'string',
          code: 'invalid_type',
          path: ['data'],
          message: 'Invalid input: expected string, received undefined',
        },
      ],
    ],
    path: ['content', 0],
    message: 'Invalid input',
  },
]);
/** Pydantic: no branch of the union of messages fits a response with a null `id`. */
export const PYDANTIC = [
  '3 validation errors for JSONRPCMessage',
  'JSONRPCRequest.method',
  "  Field required [type=missing, input_value={'jsonrpc': '2.0', 'id': None, 'result': {}}, input_type=dict]",
  '    For further information visit https://errors.pydantic.dev/2.11/v/missing',
  'JSONRPCResponse.id.int',
  '  Input should be a valid integer [type=int_type, input_value=None, input_type=NoneType]',
  '    For further information visit https://errors.pydantic.dev/2.11/v/int_type',
  'JSONRPCResponse.id.str',
  '  Input should be a valid string [type=string_type, input_value=None, input_type=NoneType]',
].join('\n');
