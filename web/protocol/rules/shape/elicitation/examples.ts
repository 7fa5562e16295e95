/** Valid and invalid messages for the types of this area, by requirement id. */
import type { RevisionId } from '../../../types.ts';
import { failure, notification, request, response } from '../../envelope/meaning-examples.ts';
import type { ShapeExample } from '../define.ts';
import { requestText, field, FIRST, form, LEGACY, MODERN, NAME, open, notified, visit } from './example-texts.ts';

/** A valid and an invalid message of the same kind. */
function pair<T>(make: (inside: T, revision: RevisionId) => { text: string; from?: 'client' | 'server' }) {
  return (good: T, bad: T, revision: RevisionId = LEGACY): ShapeExample => {
    const { text, from } = make(good, revision);
    return { revision, good: text, bad: make(bad, revision).text, ...(from ? { from } : {}) };
  };
}

const fields = pair(field);
const requested = pair(requestText);
const opened = pair(open);
const answered = pair(notified);
const failed = pair((elicitations: string, revision) => ({
  revision,
  text: failure(`{"code":-32042,"message":"Sign in first","data":{"elicitations":${elicitations}}}`),
}));
const REQUEST = request('elicitation/create', form(NAME));
const TEXT = '"type":"string"';
const LIST = '"type":"array","items":{"type":"string","enum":["a","b"]}';
const OPEN = visit('"https://example.com/in"');

/** Request parameters with an open form, so that the whole form can be marked. */
const schema = (value: string): string => `"message":"Please fill in","requestedSchema":${value}`;
/** A form with one field whose name is marked. */
const marked = (inside: string, revision: RevisionId): string => requestText(form(`⟦"f"⟧:{${inside}}`), revision).text;

function atField(good: string, bad: string, revision: RevisionId = LEGACY): ShapeExample {
  return { revision, good: field(good, revision).text, bad: marked(bad, revision), from: 'server' };
}

/** Marks the whole parameters. */
function atParams(good: string, bad: string, revision: RevisionId): ShapeExample {
  const bare = requestText(bad, revision).text;
  return {
    revision,
    good: requestText(good, revision).text,
    bad: bare.replace('"params"', '⟦"params"⟧'),
    from: 'server',
  };
}

/** Examples by requirement id. */
export const elicitationExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'elicitation/action-missing': [
    {
      revision: LEGACY,
      request: REQUEST,
      good: response('"action":"accept","content":{"name":"Ana"}'),
      bad: '{"jsonrpc":"2.0","id":1,⟦"result"⟧:{"content":{"name":"Ana"}}}',
    },
    {
      revision: FIRST,
      request: REQUEST,
      good: response('"action":"decline"'),
      bad: '{"jsonrpc":"2.0","id":1,⟦"result"⟧:{}}',
    },
  ],
  'elicitation/action-unknown': [
    answered('"action":"decline"', '"action":⟦"reject"⟧', FIRST),
    answered('"action":"accept"', '"action":⟦"Accepted"⟧'),
    answered('"action":"cancel"', '"action":⟦true⟧', MODERN),
  ],
  'elicitation/array-not-enum': [
    fields(LIST, '"type":"array","items":{"type":⟦"number"⟧}'),
    fields(LIST, '"type":"array",⟦"items"⟧:{"type":"string"}', MODERN),
    atField(LIST, '"type":"array","enum":["a","b"]'),
  ],
  'elicitation/array-not-yet': [
    fields('"type":"string","enum":["a","b"]', LIST.replace('"array"', '⟦"array"⟧'), FIRST),
  ],
  'elicitation/array-of-objects': [
    fields(LIST, '"type":"array","items":{"type":⟦"object"⟧,"properties":{"city":{"type":"string"}}}'),
    fields(LIST, '"type":"array","items":{"type":⟦"object"⟧}', MODERN),
  ],
  'elicitation/complete-id-missing': [
    {
      revision: LEGACY,
      good: notification('notifications/elicitation/complete', '"elicitationId":"e-17"'),
      bad: '{"jsonrpc":"2.0","method":"notifications/elicitation/complete",⟦"params"⟧:{}}',
    },
    {
      revision: LEGACY,
      good: notification('notifications/elicitation/complete', '"elicitationId":"17"'),
      bad: notification('notifications/elicitation/complete', '"elicitationId":⟦17⟧'),
    },
  ],
  'elicitation/content-list-not-yet': [
    answered('"action":"accept","content":{"days":"Mon"}', '"action":"accept","content":{"days":⟦["Mon"]⟧}', FIRST),
  ],
  'elicitation/content-nested': [
    answered('"action":"accept","content":{"city":"Rome"}', '"action":"accept","content":{"home":⟦{"city":"Rome"}⟧}'),
    answered('"action":"accept","content":{"city":"Rome"}', '"action":"accept","content":{"home":⟦{}⟧}', FIRST),
    answered('"action":"accept","content":{"n":["1"]}', '"action":"accept","content":{"n":[⟦1⟧]}', MODERN),
  ],
  'elicitation/content-null': [
    answered('"action":"accept","content":{}', '"action":"accept","content":{"nick":⟦null⟧}', FIRST),
    answered('"action":"accept","content":{"a":"b"}', '"action":"accept","content":{"a":"b","c":⟦null⟧}', MODERN),
  ],
  'elicitation/default-boolean-type': [
    fields('"type":"boolean","default":false', '"type":"boolean","default":⟦"false"⟧', FIRST),
    fields('"type":"boolean","default":true', '"type":"boolean","default":⟦1⟧', MODERN),
  ],
  'elicitation/default-not-yet': [
    fields('"type":"boolean","default":true', `${TEXT},⟦"default"⟧:"x"`, FIRST),
    fields('"type":"integer"', '"type":"integer",⟦"default"⟧:2', FIRST),
  ],
  'elicitation/default-type-mismatch': [
    fields('"type":"number","default":5', '"type":"number","default":⟦"5"⟧'),
    fields(`${TEXT},"default":"5"`, `${TEXT},"default":⟦5⟧`, MODERN),
    fields(`${TEXT},"enum":["a"],"default":"a"`, `${TEXT},"enum":["a"],"default":⟦["a"]⟧`),
    fields('"type":"integer"', '"type":"integer","default":⟦null⟧', MODERN),
  ],
  'elicitation/elicitation-id-missing': [atParams(`${OPEN},"elicitationId":"e-17"`, OPEN, LEGACY)],
  'elicitation/elicitation-id-removed': [requested(OPEN, `${OPEN},⟦"elicitationId"⟧:"e-17"`, MODERN)],
  'elicitation/enum-not-strings': [
    fields(`${TEXT},"enum":["a","b"]`, `${TEXT},"enum":⟦"a,b"⟧`, FIRST),
    fields(LIST, '"type":"array","items":{"type":"string","enum":⟦{"a":"A"}⟧}', MODERN),
  ],
  'elicitation/field-type-list': [
    fields(TEXT, '"type":⟦["string","null"]⟧'),
    fields('"type":"integer"', '"type":⟦["integer","string"]⟧', FIRST),
  ],
  'elicitation/field-type-missing': [
    atField(`${TEXT},"title":"Name"`, '"title":"Name"'),
    atField(`${TEXT},"title":"Name"`, '', FIRST),
    requested(form(NAME), form('"name":⟦"string"⟧'), MODERN),
  ],
  'elicitation/format-unsupported': [
    fields(`${TEXT},"format":"uri"`, `${TEXT},"format":⟦"url"⟧`),
    fields(`${TEXT},"format":"date-time"`, `${TEXT},"format":⟦"datetime"⟧`, FIRST),
    fields(TEXT, `${TEXT},"format":⟦"uuid"⟧`, MODERN),
  ],
  'elicitation/message-missing': [
    atParams(form(NAME), `"requestedSchema":{"type":"object","properties":{${NAME}}}`, FIRST),
    atParams(OPEN, OPEN.replace('"message":"Connect your account",', ''), MODERN),
  ],
  'elicitation/mode-unknown': [
    requested(`"mode":"form",${form(NAME)}`, `"mode":⟦"dialog"⟧,${form(NAME)}`),
    requested(`"mode":"form",${form(NAME)}`, `"mode":⟦null⟧,${form(NAME)}`, MODERN),
  ],
  'elicitation/multi-default-not-array': [
    fields(`${LIST},"default":["a"]`, `${LIST},"default":⟦"a"⟧`),
    fields(`${LIST},"default":["a"]`, `${LIST},"default":[⟦1⟧]`, MODERN),
  ],
  'elicitation/nested-object': [
    fields(TEXT, '"type":⟦"object"⟧,"properties":{"city":{"type":"string"}}', FIRST),
    fields(TEXT, '"type":⟦"object"⟧', MODERN),
  ],
  'elicitation/number-bounds-type': [
    fields('"type":"integer","minimum":18', '"type":"integer","minimum":⟦"18"⟧', FIRST),
    fields('"type":"number","maximum":1.5', '"type":"number","maximum":⟦[1.5]⟧', MODERN),
  ],
  'elicitation/option-title-missing': [
    fields(`${TEXT},"oneOf":[{"const":"r","title":"Red"}]`, `${TEXT},"oneOf":⟦{"r":"Red"}⟧`),
  ],
  'elicitation/required-error-empty-list': [failed(`[{${OPEN},"elicitationId":"e-17"}]`, '⟦[]⟧')],
  'elicitation/required-error-form-mode': [
    failed(`[{${OPEN},"elicitationId":"e-17"}]`, `[{"mode":⟦"form"⟧,${form(NAME)},"elicitationId":"e-17"}]`),
  ],
  'elicitation/required-error-id-missing': [failed(`[{${OPEN},"elicitationId":"e-17"}]`, `[⟦{${OPEN}}⟧]`)],
  'elicitation/schema-missing': [
    atParams(form(NAME), '"message":"Please fill in"', FIRST),
    atParams(`"mode":"form",${form(NAME)}`, '"mode":"form","message":"Please fill in"', MODERN),
  ],
  'elicitation/schema-properties-missing': [
    requested(form(NAME), `"message":"Please fill in",⟦"requestedSchema"⟧:{"type":"object"}`, FIRST),
    requested(form(NAME), schema('{"type":"object","properties":⟦[]⟧}'), MODERN),
  ],
  'elicitation/schema-type-not-object': [
    requested(form(NAME), schema('{"type":⟦"string"⟧}')),
    requested(form(NAME), `"message":"Please fill in",⟦"requestedSchema"⟧:{"properties":{${NAME}}}`, FIRST),
    requested(form(NAME), schema('{"type":⟦"array"⟧,"items":{"type":"string"}}'), MODERN),
  ],
  'elicitation/url-invalid': [
    opened('"https://example.com/connect"', '⟦"/connect"⟧'),
    opened('"https://example.com/connect"', '⟦"example.com/connect"⟧', MODERN),
    opened('"https://example.com/a%20b"', '⟦"https://example.com/a b"⟧', MODERN),
  ],
  'elicitation/url-missing': [
    atParams(`${OPEN},"elicitationId":"e-17"`, '"mode":"url","message":"Connect","elicitationId":"e-17"', LEGACY),
    atParams(OPEN, '"mode":"url","message":"Connect"', MODERN),
  ],
  'elicitation/url-without-mode': [
    {
      revision: LEGACY,
      good: failure(`{"code":-32042,"message":"Sign in","data":{"elicitations":[{${OPEN},"elicitationId":"e"}]}}`),
      bad: failure(
        `{"code":-32042,"message":"Sign in","data":{"elicitations":[⟦{${OPEN.replace('"mode":"url",', '')},"elicitationId":"e"}⟧]}}`,
      ),
    },
  ],
};
