/** Elicitation: the changes of 2025-11-25. */
import type { Schema, ShapePart } from '../../schema.ts';

const MODE: Schema['faults'] = { type: 'elicitation/mode-unknown', value: 'elicitation/mode-unknown' };
const MESSAGE: Schema = {
  type: 'string',
  description: 'The message for the user: what is requested, and why.',
  aka: ['prompt', 'text'],
  faults: { missing: 'elicitation/message-missing', null: 'elicitation/message-missing' },
};
const LABELS: Readonly<Record<string, Schema>> = {
  title: { type: 'string', description: 'The label of the field.' },
  description: { type: 'string', description: 'A description of the choice, for the user.' },
};
const ONE: Readonly<Record<string, Schema>> = {
  type: {
    const: 'string',
    description: 'Marks the value as a string.',
    faults: { type: 'elicitation/field-type-list' },
  },
  ...LABELS,
};
const SEVERAL: Readonly<Record<string, Schema>> = {
  type: {
    const: 'array',
    description: 'Marks the value as an array of strings.',
    faults: { type: 'elicitation/field-type-list' },
  },
  ...LABELS,
  minItems: { type: 'integer', description: 'The minimum number of selected options.' },
  maxItems: { type: 'integer', description: 'The maximum number of selected options.' },
  default: {
    type: 'array',
    items: {
      type: 'string',
      description: 'One option that is selected by default.',
      faults: { type: 'elicitation/multi-default-not-array' },
    },
    description: 'The options that are selected by default.',
    faults: { type: 'elicitation/multi-default-not-array' },
  },
};
const OPTIONS: Schema = {
  type: 'array',
  items: { type: 'string', description: 'One option, as returned to the server.', judged: 'elsewhere' },
  description: 'The options, both as displayed and as returned to the server.',
  faults: { type: 'elicitation/enum-not-strings' },
};
const TITLED_OPTIONS: Schema = {
  type: 'array',
  items: {
    type: 'object',
    description: 'One option.',
    properties: {
      const: { type: 'string', description: 'The value returned to the server.' },
      title: { type: 'string', description: 'The display name.' },
    },
    required: ['const', 'title'],
    judged: 'elsewhere',
  },
  faults: { type: 'elicitation/option-title-missing' },
};
const ONE_DEFAULT: Schema = {
  type: 'string',
  description: 'The option that is selected by default.',
  faults: { type: 'elicitation/default-type-mismatch' },
};

/** What 2025-11-25 changes about this area. */
export const elicitation: ShapePart = {
  types: {
    added: {
      ElicitRequestParams: {
        description:
          'The message for the user, and either a form to fill in or a URL to open. The default `mode` is `form`.',
        by: 'mode',
        anyOf: [{ $ref: 'ElicitRequestFormParams' }, { $ref: 'ElicitRequestURLParams' }],
        faults: { value: 'elicitation/mode-unknown', type: 'elicitation/mode-unknown' },
      },
      ElicitRequestFormParams: {
        type: 'object',
        description:
          'The message for the user, and the fields of a form. The submitted values pass through the client.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          mode: { const: 'form', description: 'Selects form mode; may be omitted.', faults: MODE },
          message: MESSAGE,
          requestedSchema: {
            by: 'type',
            anyOf: [
              {
                type: 'object',
                properties: {
                  $schema: { type: 'string', description: 'The JSON Schema dialect of the form.' },
                  type: {
                    const: 'object',
                    description: 'Always `object`: the response is a set of named fields.',
                    faults: {
                      missing: 'elicitation/schema-type-not-object',
                      type: 'elicitation/schema-type-not-object',
                    },
                  },
                  properties: {
                    type: 'object',
                    additionalProperties: { $ref: 'PrimitiveSchemaDefinition' },
                    description: 'The fields of the form by name.',
                    faults: {
                      missing: 'elicitation/schema-properties-missing',
                      type: 'elicitation/schema-properties-missing',
                    },
                  },
                  required: {
                    type: 'array',
                    items: { type: 'string', description: 'The name of a field.' },
                    description: 'The names of the required fields.',
                  },
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
        instead: { requestedSchema: ['url'] },
      },
      ElicitRequestURLParams: {
        type: 'object',
        description:
          'The message for the user, and a URL to open. The interaction at that URL does not pass through the client.',
        properties: {
          _meta: { type: 'object', description: 'Metadata of the request.', judged: 'elsewhere' },
          mode: {
            const: 'url',
            description: 'Selects URL mode; without it the client treats the request as a form.',
            faults: { ...MODE, missing: 'elicitation/url-without-mode' },
          },
          message: MESSAGE,
          url: {
            type: 'string',
            format: 'uri',
            description: 'The URL that the user opens in a browser, after giving consent.',
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
            description:
              'Identifies the elicitation; the notification of its completion refers to it. Opaque to the client.',
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
        description: 'The server signals that a URL elicitation is complete. The notification is optional.',
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
        description: 'The completed elicitation.',
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
        description: 'The error -32042: the request can be processed once the user has opened a URL.',
        properties: {
          error: {
            type: 'object',
            description: 'The error object.',
            properties: {
              code: { type: 'integer', description: 'Always -32042.', judged: 'elsewhere' },
              message: { type: 'string', description: 'The required action, in one sentence.', judged: 'elsewhere' },
              data: {
                type: 'object',
                description: 'The information that the client needs to continue.',
                judged: 'presence',
                properties: {
                  elicitations: {
                    type: 'array',
                    minItems: 1,
                    description: 'The URL elicitations to complete before a retry, at least one.',
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
                      description: 'One URL elicitation.',
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
          'One field of a form: a string, a number, a boolean, or a single-select or multi-select enum. Other kinds are not allowed.',
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
        description: 'An enum field: single-select or multi-select, with or without titles.',
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
        description: 'A single-select enum field.',
        by: 'type',
        anyOf: [{ $ref: 'UntitledSingleSelectEnumSchema' }, { $ref: 'TitledSingleSelectEnumSchema' }],
      },
      MultiSelectEnumSchema: {
        description: 'A multi-select enum field.',
        by: 'type',
        anyOf: [{ $ref: 'UntitledMultiSelectEnumSchema' }, { $ref: 'TitledMultiSelectEnumSchema' }],
      },
      UntitledSingleSelectEnumSchema: {
        type: 'object',
        description: 'A single-select enum whose options are displayed by their values.',
        properties: { ...ONE, enum: OPTIONS, default: ONE_DEFAULT },
        required: ['type', 'enum'],
      },
      TitledSingleSelectEnumSchema: {
        type: 'object',
        description: 'A single-select enum in which each option has a title for display.',
        properties: {
          ...ONE,
          oneOf: {
            ...TITLED_OPTIONS,
            description: 'The options: the value returned to the server, and the display name.',
          },
          default: ONE_DEFAULT,
        },
        required: ['type', 'oneOf'],
      },
      LegacyTitledEnumSchema: {
        type: 'object',
        description:
          'A single-select enum with titles in the form of 2025-06-18. Retained for older servers; `oneOf` replaces it.',
        properties: {
          ...ONE,
          enum: OPTIONS,
          enumNames: {
            type: 'array',
            items: { type: 'string', description: 'The display name of one option.' },
            description: 'The display names of the options, in the same order.',
            judged: 'elsewhere',
          },
          default: ONE_DEFAULT,
        },
        required: ['type', 'enum'],
      },
      UntitledMultiSelectEnumSchema: {
        type: 'object',
        description: 'A multi-select enum whose options are displayed by their values.',
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
                    description: 'Marks the options as strings.',
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
        description: 'A multi-select enum in which each option has a title for display.',
        properties: {
          ...SEVERAL,
          items: {
            type: 'object',
            description: 'The options.',
            properties: {
              anyOf: {
                ...TITLED_OPTIONS,
                description: 'The options: the value returned to the server, and the display name.',
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
        description: 'The server requests information from the user: a form to fill in, or a URL to open.',
      },
      ElicitResult: {
        description: 'The user’s action, and the submitted values.',
        properties: {
          content: {
            type: 'object',
            description: 'The submitted values by field name. Present only with `accept` in form mode.',
            additionalProperties: {
              description: 'The value of one field.',
              anyOf: [
                { type: ['string', 'number', 'boolean'] },
                {
                  type: 'array',
                  items: {
                    type: 'string',
                    description: 'One of the selected options.',
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
            description: 'The default value of the field.',
            faults: { type: 'elicitation/default-type-mismatch', foreign: 'elicitation/default-not-yet' },
          },
        },
      },
      NumberSchema: {
        properties: {
          default: {
            type: 'number',
            description: 'The default value of the field.',
            faults: { type: 'elicitation/default-type-mismatch', foreign: 'elicitation/default-not-yet' },
          },
        },
      },
    },
  },
};
