/** Elicitation, as 2025-06-18 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const ONE_TYPE: Schema['faults'] = { type: 'elicitation/field-type-list' };
const TYPE: Schema = {
  const: 'object',
  description: 'Always `object`: the answer is a set of named fields.',
  faults: { missing: 'elicitation/schema-type-not-object', type: 'elicitation/schema-type-not-object' },
};
const FIELDS: Schema = {
  type: 'object',
  additionalProperties: { $ref: 'PrimitiveSchemaDefinition' },
  description: 'The fields of the form, by name.',
  faults: { missing: 'elicitation/schema-properties-missing', type: 'elicitation/schema-properties-missing' },
};
const REQUIRED: Schema = {
  type: 'array',
  items: { type: 'string', description: 'The name of a field.' },
  description: 'The names of the fields that have to be filled in.',
};

/** What 2025-06-18 changes about this area. */
export const elicitation: ShapePart = {
  types: {
    added: {
      ElicitRequest: {
        type: 'object',
        description: 'The server asks the person at the client for something, by way of a form.',
        properties: {
          method: { const: 'elicitation/create', description: 'The name of the method.' },
          params: { $ref: 'ElicitRequestParams' },
        },
        required: ['method', 'params'],
      },
      ElicitRequestParams: {
        type: 'object',
        description: 'What the person is told, and the fields of the form.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          message: {
            type: 'string',
            description: 'What the person reads above the form: what is asked for, and why.',
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
            description: 'The form: a flat object of fields, in a small part of JSON Schema.',
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
        description:
          'One field of a form: a text, a number, a yes or no, or a choice. There is no other kind of field.',
        by: 'type',
        anyOf: [{ $ref: 'EnumSchema' }, { $ref: 'StringSchema' }, { $ref: 'NumberSchema' }, { $ref: 'BooleanSchema' }],
        faults: { missing: 'elicitation/field-type-missing', type: 'elicitation/field-type-missing' },
        foreign: { object: 'elicitation/nested-object', array: 'elicitation/array-not-yet' },
        instead: { type: ['$ref', 'anyOf', 'allOf', 'properties'] },
      },
      StringSchema: {
        type: 'object',
        description: 'A field for text.',
        properties: {
          type: { const: 'string', description: 'Says that the answer is text.', faults: ONE_TYPE },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'What to fill in, for the person who does.' },
          minLength: { type: 'integer', description: 'The fewest characters the answer has.' },
          maxLength: { type: 'integer', description: 'The most characters the answer has.' },
          format: {
            enum: ['email', 'uri', 'date', 'date-time'],
            description: 'What kind of text it is. There are these four kinds only.',
            faults: { value: 'elicitation/format-unsupported', type: 'elicitation/format-unsupported' },
          },
        },
        required: ['type'],
      },
      NumberSchema: {
        type: 'object',
        description: 'A field for a number.',
        properties: {
          type: {
            enum: ['number', 'integer'],
            description: '`number` takes fractions too, `integer` whole numbers only.',
            faults: ONE_TYPE,
          },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'What to fill in, for the person who does.' },
          minimum: {
            type: 'number',
            description: 'The least the answer may be.',
            faults: { type: 'elicitation/number-bounds-type' },
          },
          maximum: {
            type: 'number',
            description: 'The most the answer may be.',
            faults: { type: 'elicitation/number-bounds-type' },
          },
        },
        required: ['type'],
      },
      BooleanSchema: {
        type: 'object',
        description: 'A field for yes or no.',
        properties: {
          type: { const: 'boolean', description: 'Says that the answer is `true` or `false`.', faults: ONE_TYPE },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'What yes means, for the person who decides.' },
          default: {
            type: 'boolean',
            description: 'What the form shows at first.',
            faults: { type: 'elicitation/default-boolean-type' },
          },
        },
        required: ['type'],
      },
      EnumSchema: {
        type: 'object',
        description: 'A field for one of several texts.',
        properties: {
          type: { const: 'string', description: 'Says that the answer is text.', faults: ONE_TYPE },
          title: { type: 'string', description: 'The label of the field.' },
          description: { type: 'string', description: 'What to choose, for the person who does.' },
          enum: {
            type: 'array',
            items: { type: 'string', description: 'One option, as it comes back.', judged: 'elsewhere' },
            description: 'The options, as they come back.',
            faults: { type: 'elicitation/enum-not-strings' },
          },
          enumNames: {
            type: 'array',
            items: { type: 'string', description: 'The label of one option.' },
            description: 'The options as the form shows them, in the same order.',
            judged: 'elsewhere',
          },
        },
        required: ['type', 'enum'],
      },
      ElicitResult: {
        type: 'object',
        description: 'What the person did with the form, and what they filled in.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the result.', judged: 'elsewhere' },
          action: {
            enum: ['accept', 'decline', 'cancel'],
            description: '`accept`: sent off; `decline`: refused; `cancel`: closed without a decision.',
            aka: ['response', 'status'],
            faults: {
              missing: 'elicitation/action-missing',
              value: 'elicitation/action-unknown',
              type: 'elicitation/action-unknown',
            },
          },
          content: {
            type: 'object',
            description: 'What was filled in, by the names of the fields. Comes with `accept` only.',
            additionalProperties: {
              type: ['string', 'number', 'boolean'],
              description: 'The answer to one field.',
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
