/** Elicitation: the changes of 2025-06-18. */
import type { Schema, ShapePart } from '../../schema.ts';

const ONE_TYPE: Schema['faults'] = { type: 'elicitation/field-type-list' };
const TYPE: Schema = {
  const: 'object',
  description: 'Always `object`: the response is a set of named fields.',
  faults: { missing: 'elicitation/schema-type-not-object', type: 'elicitation/schema-type-not-object' },
};
const FIELDS: Schema = {
  type: 'object',
  additionalProperties: { $ref: 'PrimitiveSchemaDefinition' },
  description: 'The fields of the form by name.',
  faults: { missing: 'elicitation/schema-properties-missing', type: 'elicitation/schema-properties-missing' },
};
const REQUIRED: Schema = {
  type: 'array',
  items: { type: 'string', description: 'The name of a field.' },
  description: 'The names of the required fields.',
};

/** What 2025-06-18 changes about this area. */
export const elicitation: ShapePart = {
  types: {
    added: {
      ElicitRequest: {
        type: 'object',
        description: 'The server requests information from the user through a form.',
        properties: {
          method: { const: 'elicitation/create', description: 'The name of the method.' },
          params: { $ref: 'ElicitRequestParams' },
        },
        required: ['method', 'params'],
      },
      ElicitRequestParams: {
        type: 'object',
        description: 'The message for the user, and the fields of the form.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          message: {
            type: 'string',
            description: 'The message shown above the form: what is requested, and why.',
            aka: ['prompt', 'text'],
            faults: { missing: 'elicitation/message-missing', null: 'elicitation/message-missing' },
          },
          requestedSchema: {
            by: 'type',
            anyOf: [
              {
                type: 'object',
                properties: {
                  type: TYPE,
                  properties: FIELDS,
                  required: REQUIRED,
                },
                required: ['type', 'properties'],
              },
            ],
            description: 'The form: a flat object of fields, in a restricted subset of JSON Schema.',
            aka: ['schema', 'inputSchema', 'jsonSchema'],
            faults: {
              missing: 'elicitation/schema-missing',
              null: 'elicitation/schema-missing',
              value: 'elicitation/schema-type-not-object',
            },
          },
        },
        required: ['message', 'requestedSchema'],
      },
      PrimitiveSchemaDefinition: {
        description: 'One field of a form: a string, a number, a boolean or an enum. Other kinds are not allowed.',
        by: 'type',
        anyOf: [{ $ref: 'EnumSchema' }, { $ref: 'StringSchema' }, { $ref: 'NumberSchema' }, { $ref: 'BooleanSchema' }],
        faults: { missing: 'elicitation/field-type-missing', type: 'elicitation/field-type-missing' },
        foreign: { object: 'elicitation/nested-object', array: 'elicitation/array-not-yet' },
        instead: { type: ['$ref', 'anyOf', 'allOf', 'properties'] },
      },
      StringSchema: {
        type: 'object',
        description: 'A string field.',
        properties: {
          type: { const: 'string', description: 'Marks the value as a string.', faults: ONE_TYPE },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'A description of the field, for the user.' },
          minLength: { type: 'integer', description: 'The minimum length of the value.' },
          maxLength: { type: 'integer', description: 'The maximum length of the value.' },
          format: {
            enum: ['email', 'uri', 'date', 'date-time'],
            description: 'The format of the string. Only these four are allowed.',
            faults: { value: 'elicitation/format-unsupported', type: 'elicitation/format-unsupported' },
          },
        },
        required: ['type'],
      },
      NumberSchema: {
        type: 'object',
        description: 'A number field.',
        properties: {
          type: {
            enum: ['number', 'integer'],
            description: '`number` also allows fractions, `integer` only integers.',
            faults: ONE_TYPE,
          },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'A description of the field, for the user.' },
          minimum: {
            type: 'number',
            description: 'The minimum value.',
            faults: { type: 'elicitation/number-bounds-type' },
          },
          maximum: {
            type: 'number',
            description: 'The maximum value.',
            faults: { type: 'elicitation/number-bounds-type' },
          },
        },
        required: ['type'],
      },
      BooleanSchema: {
        type: 'object',
        description: 'A boolean field.',
        properties: {
          type: { const: 'boolean', description: 'Marks the value as a boolean.', faults: ONE_TYPE },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'A description of the choice, for the user.' },
          default: {
            type: 'boolean',
            description: 'The default value of the field.',
            faults: { type: 'elicitation/default-boolean-type' },
          },
        },
        required: ['type'],
      },
      EnumSchema: {
        type: 'object',
        description: 'An enum field: a choice of one of several strings.',
        properties: {
          type: { const: 'string', description: 'Marks the value as a string.', faults: ONE_TYPE },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'A description of the choice, for the user.' },
          enum: {
            type: 'array',
            items: { type: 'string', description: 'One option, as returned to the server.', judged: 'elsewhere' },
            description: 'The options, as returned to the server.',
            faults: { type: 'elicitation/enum-not-strings' },
          },
          enumNames: {
            type: 'array',
            items: { type: 'string', description: 'The display name of one option.' },
            description: 'The display names of the options, in the same order.',
            judged: 'elsewhere',
          },
        },
        required: ['type', 'enum'],
      },
      ElicitResult: {
        type: 'object',
        description: 'The user’s action on the form, and the submitted values.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' },
          action: {
            enum: ['accept', 'decline', 'cancel'],
            description: '`accept`: submitted; `decline`: explicitly declined; `cancel`: dismissed without a choice.',
            aka: ['response', 'status'],
            faults: {
              missing: 'elicitation/action-missing',
              value: 'elicitation/action-unknown',
              type: 'elicitation/action-unknown',
            },
          },
          content: {
            type: 'object',
            description: 'The submitted values by field name. Present only with `accept`.',
            additionalProperties: {
              type: ['string', 'number', 'boolean'],
              description: 'The value of one field.',
              faults: {
                type: 'elicitation/content-nested',
                null: 'elicitation/content-null',
                array: 'elicitation/content-list-not-yet',
              },
            },
          },
        },
        required: ['action'],
      },
    },
  },
};
