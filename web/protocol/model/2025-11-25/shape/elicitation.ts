/** Elicitation, as 2025-11-25 changes them. */
import type { Schema, ShapePart } from '../../schema.ts';

const MODE: Schema['faults'] = { type: 'elicitation/mode-unknown', value: 'elicitation/mode-unknown' };
const MESSAGE: Schema = {
  type: 'string',
  description: 'What the person reads: what is asked for, and why.',
  aka: ['prompt', 'text'],
  faults: { missing: 'elicitation/message-missing', null: 'elicitation/message-missing' },
};
const LABELS: Readonly<Record<string, Schema>> = {
  title: { type: 'string', description: 'The label of the field.' },
  description: { type: 'string', description: 'What to choose, for the person who does.' },
};
const ONE: Readonly<Record<string, Schema>> = {
  type: {
    const: 'string',
    description: 'Says that the answer is one text.',
    faults: { type: 'elicitation/field-type-list' },
  },
  ...LABELS,
};
const SEVERAL: Readonly<Record<string, Schema>> = {
  type: {
    const: 'array',
    description: 'Says that the answer is a list of texts.',
    faults: { type: 'elicitation/field-type-list' },
  },
  ...LABELS,
  minItems: { type: 'integer', description: 'The fewest options to choose.' },
  maxItems: { type: 'integer', description: 'The most options to choose.' },
  default: {
    type: 'array',
    items: {
      type: 'string',
      description: 'An option chosen at first.',
      faults: { type: 'elicitation/multi-default-not-array' },
    },
    description: 'The options chosen at first.',
    faults: { type: 'elicitation/multi-default-not-array' },
  },
};
const OPTIONS: Schema = {
  type: 'array',
  items: { type: 'string', description: 'One option, as it comes back.', judged: 'elsewhere' },
  description: 'The options, as they are shown and as they come back.',
  faults: { type: 'elicitation/enum-not-strings' },
};
const TITLED_OPTIONS: Schema = {
  type: 'array',
  items: {
    type: 'object',
    description: 'One option.',
    properties: {
      const: { type: 'string', description: 'What comes back.' },
      title: { type: 'string', description: 'What the form shows.' },
    },
    required: ['const', 'title'],
    judged: 'elsewhere',
  },
  faults: { type: 'elicitation/option-title-missing' },
};
const ONE_DEFAULT: Schema = {
  type: 'string',
  description: 'The option chosen at first.',
  faults: { type: 'elicitation/default-type-mismatch' },
};

/** What 2025-11-25 changes about this area. */
export const elicitation: ShapePart = {
  types: {
    added: {
      ElicitRequestParams: {
        description:
          'What the person is told, and either a form to fill in or an address to open. Without `mode` it is a form.',
        by: 'mode',
        anyOf: [{ $ref: 'ElicitRequestFormParams' }, { $ref: 'ElicitRequestURLParams' }],
        faults: { value: 'elicitation/mode-unknown', type: 'elicitation/mode-unknown' },
      },
      ElicitRequestFormParams: {
        type: 'object',
        description: 'What the person is told, and the fields of a form. The answers pass through the client.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          mode: { const: 'form', description: 'Says that it is a form; may be left out.', faults: MODE },
          message: MESSAGE,
          requestedSchema: {
            by: 'type',
            anyOf: [
              {
                type: 'object',
                properties: {
                  $schema: { type: 'string', description: 'The dialect of JSON Schema the form is written in.' },
                  type: {
                    const: 'object',
                    description: 'Always `object`: the answer is a set of named fields.',
                    faults: {
                      missing: 'elicitation/schema-type-not-object',
                      type: 'elicitation/schema-type-not-object',
                    },
                  },
                  properties: {
                    type: 'object',
                    additionalProperties: { $ref: 'PrimitiveSchemaDefinition' },
                    description: 'The fields of the form, by name.',
                    faults: {
                      missing: 'elicitation/schema-properties-missing',
                      type: 'elicitation/schema-properties-missing',
                    },
                  },
                  required: {
                    type: 'array',
                    items: { type: 'string', description: 'The name of a field.' },
                    description: 'The names of the fields that have to be filled in.',
                  },
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
        instead: { requestedSchema: ['url'] },
      },
      ElicitRequestURLParams: {
        type: 'object',
        description:
          'What the person is told, and an address to open. What happens there does not pass through the client.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          mode: {
            const: 'url',
            description: 'Says that it is an address; without it the client takes the request for a form.',
            faults: { ...MODE, missing: 'elicitation/url-without-mode' },
          },
          message: MESSAGE,
          url: {
            type: 'string',
            format: 'uri',
            description: 'The address the person opens in a browser, after agreeing to it.',
            aka: ['uri', 'link', 'href'],
            faults: {
              missing: 'elicitation/url-missing',
              null: 'elicitation/url-missing',
              type: 'elicitation/url-invalid',
              format: 'elicitation/url-invalid',
            },
          },
          elicitationId: {
            type: 'string',
            description: 'Names the elicitation; the notice that it is over refers to it. Opaque to the client.',
            faults: {
              missing: 'elicitation/elicitation-id-missing',
              type: 'elicitation/elicitation-id-missing',
              foreign: 'elicitation/elicitation-id-removed',
            },
          },
        },
        required: ['mode', 'message', 'url', 'elicitationId'],
      },
      ElicitationCompleteNotification: {
        type: 'object',
        description: 'The server says that what began with an address to open is done. Sending it is up to the server.',
        properties: {
          method: { const: 'notifications/elicitation/complete', description: 'The name of the method.' },
          params: {
            $ref: 'ElicitationCompleteNotificationParams',
            faults: { missing: 'elicitation/complete-id-missing' },
          },
        },
        required: ['method', 'params'],
      },
      ElicitationCompleteNotificationParams: {
        type: 'object',
        description: 'Which elicitation is done.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the notification.', judged: 'elsewhere' },
          elicitationId: {
            type: 'string',
            description: 'The `elicitationId` of the request.',
            faults: { missing: 'elicitation/complete-id-missing', type: 'elicitation/complete-id-missing' },
          },
        },
        required: ['elicitationId'],
      },
      URLElicitationRequiredError: {
        type: 'object',
        description: 'The error -32042: the request can be answered once the person has opened an address.',
        properties: {
          error: {
            type: 'object',
            description: 'The error itself.',
            properties: {
              code: { type: 'integer', description: 'Always -32042.', judged: 'elsewhere' },
              message: { type: 'string', description: 'What is needed, in one sentence.', judged: 'elsewhere' },
              data: {
                type: 'object',
                description: 'What the client needs in order to go on.',
                judged: 'presence',
                properties: {
                  elicitations: {
                    type: 'array',
                    minItems: 1,
                    description: 'What is to be opened before the request is tried again, at least one.',
                    judged: 'presence',
                    faults: { length: 'elicitation/required-error-empty-list' },
                    items: {
                      by: 'mode',
                      anyOf: [
                        {
                          $ref: 'ElicitRequestURLParams',
                          lacks: { elicitationId: 'elicitation/required-error-id-missing' },
                        },
                      ],
                      description: 'One address to open.',
                      faults: {
                        value: 'elicitation/required-error-form-mode',
                        type: 'elicitation/required-error-form-mode',
                      },
                    },
                  },
                },
                required: ['elicitations'],
              },
            },
            required: ['code', 'message', 'data'],
          },
        },
        required: ['error'],
      },
      PrimitiveSchemaDefinition: {
        description:
          'One field of a form: a text, a number, a yes or no, or a choice of one or several. There is no other kind of field.',
        by: 'type',
        anyOf: [
          { $ref: 'UntitledSingleSelectEnumSchema' },
          { $ref: 'TitledSingleSelectEnumSchema' },
          { $ref: 'LegacyTitledEnumSchema' },
          { $ref: 'StringSchema' },
          { $ref: 'UntitledMultiSelectEnumSchema' },
          { $ref: 'TitledMultiSelectEnumSchema' },
          { $ref: 'NumberSchema' },
          { $ref: 'BooleanSchema' },
        ],
        faults: { missing: 'elicitation/field-type-missing', type: 'elicitation/field-type-missing' },
        foreign: { object: 'elicitation/nested-object' },
        instead: { type: ['$ref', 'anyOf', 'allOf', 'properties'] },
      },
      EnumSchema: {
        description: 'A field for a choice: of one or several, with or without titles.',
        by: 'type',
        anyOf: [
          { $ref: 'UntitledSingleSelectEnumSchema' },
          { $ref: 'TitledSingleSelectEnumSchema' },
          { $ref: 'UntitledMultiSelectEnumSchema' },
          { $ref: 'TitledMultiSelectEnumSchema' },
          { $ref: 'LegacyTitledEnumSchema' },
        ],
      },
      SingleSelectEnumSchema: {
        description: 'A field for a choice of one.',
        by: 'type',
        anyOf: [{ $ref: 'UntitledSingleSelectEnumSchema' }, { $ref: 'TitledSingleSelectEnumSchema' }],
      },
      MultiSelectEnumSchema: {
        description: 'A field for a choice of several.',
        by: 'type',
        anyOf: [{ $ref: 'UntitledMultiSelectEnumSchema' }, { $ref: 'TitledMultiSelectEnumSchema' }],
      },
      UntitledSingleSelectEnumSchema: {
        type: 'object',
        description: 'A choice of one, shown by the very texts that come back.',
        properties: { ...ONE, enum: OPTIONS, default: ONE_DEFAULT },
        required: ['type', 'enum'],
      },
      TitledSingleSelectEnumSchema: {
        type: 'object',
        description: 'A choice of one, each option with a title to show.',
        properties: {
          ...ONE,
          oneOf: {
            ...TITLED_OPTIONS,
            description: 'The options: what comes back, and what the form shows.',
          },
          default: ONE_DEFAULT,
        },
        required: ['type', 'oneOf'],
      },
      LegacyTitledEnumSchema: {
        type: 'object',
        description:
          'A choice of one with titles, as 2025-06-18 wrote it. Kept for servers of that time; `oneOf` replaces it.',
        properties: {
          ...ONE,
          enum: OPTIONS,
          enumNames: {
            type: 'array',
            items: { type: 'string', description: 'The title of one option.' },
            description: 'The options as the form shows them, in the same order.',
            judged: 'elsewhere',
          },
          default: ONE_DEFAULT,
        },
        required: ['type', 'enum'],
      },
      UntitledMultiSelectEnumSchema: {
        type: 'object',
        description: 'A choice of several, shown by the very texts that come back.',
        properties: {
          ...SEVERAL,
          items: {
            by: 'type',
            anyOf: [
              {
                type: 'object',
                properties: {
                  type: {
                    const: 'string',
                    description: 'Says that the options are texts.',
                    faults: { missing: 'elicitation/array-not-enum', type: 'elicitation/array-not-enum' },
                  },
                  enum: { ...OPTIONS, faults: { ...OPTIONS.faults, missing: 'elicitation/array-not-enum' } },
                },
                required: ['type', 'enum'],
                instead: { enum: ['oneOf', 'anyOf'] },
              },
            ],
            description: 'The options.',
            faults: {
              missing: 'elicitation/array-not-enum',
              type: 'elicitation/array-not-enum',
              value: 'elicitation/array-not-enum',
            },
            foreign: { object: 'elicitation/array-of-objects' },
            instead: { type: ['oneOf'] },
          },
        },
        required: ['type', 'items'],
      },
      TitledMultiSelectEnumSchema: {
        type: 'object',
        description: 'A choice of several, each option with a title to show.',
        properties: {
          ...SEVERAL,
          items: {
            type: 'object',
            description: 'The options.',
            properties: {
              anyOf: {
                ...TITLED_OPTIONS,
                description: 'The options: what comes back, and what the form shows.',
              },
            },
            required: ['anyOf'],
            faults: { missing: 'elicitation/array-not-enum', type: 'elicitation/array-not-enum' },
          },
        },
        required: ['type', 'items'],
      },
    },
    changed: {
      ElicitRequest: {
        description:
          'The server asks the person at the client for something: to fill in a form, or to open an address.',
      },
      ElicitResult: {
        description: 'What the person did, and what they filled in.',
        properties: {
          content: {
            type: 'object',
            description: 'What was filled in, by the names of the fields. Comes with `accept` of a form only.',
            additionalProperties: {
              description: 'The answer to one field.',
              anyOf: [
                { type: ['string', 'number', 'boolean'] },
                {
                  type: 'array',
                  items: {
                    type: 'string',
                    description: 'One of the options chosen.',
                    faults: { type: 'elicitation/content-nested' },
                  },
                },
              ],
              faults: { type: 'elicitation/content-nested', null: 'elicitation/content-null' },
            },
          },
        },
      },
      StringSchema: {
        properties: {
          default: {
            type: 'string',
            description: 'What the field shows at first.',
            faults: { type: 'elicitation/default-type-mismatch', foreign: 'elicitation/default-not-yet' },
          },
        },
      },
      NumberSchema: {
        properties: {
          default: {
            type: 'number',
            description: 'What the field shows at first.',
            faults: { type: 'elicitation/default-type-mismatch', foreign: 'elicitation/default-not-yet' },
          },
        },
      },
    },
  },
};
