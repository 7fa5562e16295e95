import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { BAD_PARAMS, codeOf, isReported, messageOf, NO_METHOD, OF_CODES, isOtherMatter } from './shared.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  content,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  respond,
  respondModern,
} from './example-texts.ts';
import { placeText } from '../../../schema/expected.ts';
import type { InstanceFault } from '../../../schema/instance/types.ts';
import { checkRemembered, fitsQuickly } from '../../../schema/instance/remember.ts';

// Whether the arguments of a call match the schema of its tool, and whose error code it is.

const NOTHING: JsonObject = Object.freeze({});
/** Codes from a gateway in front of the server: the tool was never reached. */
const AUTHORIZATION_STATUS: ReadonlySet<number> = new Set([401, 403]);

/**
 * How the arguments of a call match the schema of its tool: a description of the problem, `null` if they match, or `unsure`.
 */
type Fit = Mismatch | null | 'unsure';

/** A description of the problem; `defaulted` if the arguments lack only members for which the schema has a default. */
interface Mismatch {
  readonly says: string;
  readonly defaulted: boolean;
}

/** Checks whether the arguments match the schema. */
function fitOf(schema: JsonObject, tool: string, { params, altered }: Step): Fit {
  const given = has(params, 'arguments') ? get(params, 'arguments') : NOTHING;
  if (!isObject(given) || altered) return 'unsure';
  if (fitsQuickly(schema, given)) return null;
  const whole = checkRemembered(schema, given, params, `the \`inputSchema\` of ${named(tool)}`);
  const [fault] = whole.faults;
  if (!fault) return whole.notJudged.length > 0 ? 'unsure' : null;
  return {
    says: `${placeText(['params', 'arguments', ...fault.path], 'the request')} ${fault.says}`,
    defaulted: whole.faults.every((one) => hasDefault(schema, one)),
  };
}

/** Whether a missing member has a default: servers that use it lack nothing, although the schema requires the member. */
function hasDefault(schema: JsonObject, { path, mark, missing }: InstanceFault): boolean {
  if (mark !== 'missing' || missing === undefined) return false;
  const owner = path.reduce<JsonObject>(
    (at, step) => (typeof step === 'number' ? objectAt(at, 'items') : objectAt(objectAt(at, 'properties'), step)),
    schema,
  );
  return has(objectAt(objectAt(owner, 'properties'), missing), 'default');
}

/** True for codes that neither JSON-RPC nor software around MCP uses: the tool’s own, or that of a missing resource. */
function isOfTool(number: number): boolean {
  return (number > -32000 || number < -32768 || number === -32002) && !AUTHORIZATION_STATUS.has(number);
}

/** Words of failures inside a tool: another service that fails, rejects a request or is slow. */
const ON_THE_WAY =
  /\bE(?:CONN\w+|TIMEDOUT|NOTFOUND|NOENT|ACCES)\b|\b(?:connection (?:refused|reset)|rate limit|upstream|HTTP [45]\d\d|status code [45]\d\d|(?:request|query) timed out)\b/iu;

/** Words of an error about a tool that ran and failed. */
const FAILED_TOOL =
  /\b(?:tool|function|command|execution)\b.{0,60}\b(?:fail(?:ed|ure)?|error|crashed|threw)\b|\b(?:fail(?:ed|ure)?|error)\b.{0,40}\b(?:tool|function|execut\w*)\b/iu;

/** True for an internal error whose message reports a failure inside a tool. */
function reportsFailure(number: number, message: string): boolean {
  return number === -32603 && ON_THE_WAY.test(message);
}

const CITY =
  '"tools":[{"name":"rain","inputSchema":{"type":"object","properties":{"city":{"type":"string"},"days":{"type":"integer"}},"required":["city"]}}]';
const LISTED = talk(opened('{"tools":{}}'), requestText(1, 'tools/list'), respond(1, CITY));
const calling = (given: string): string => requestText(2, 'tools/call', `"name":"rain","arguments":${given}`);
const FITTING = '{"city":"Lima"}';
const ODD = '{"city":"Lima","days":"two"}';
const FAILED = ',"isError":true';
const besides = ['tools/call-arguments-mismatch', 'errors/application-code'];
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');

/** Correct and incorrect examples. */
const toolArgumentExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, calling(FITTING), respond(2, content('dry'))) },
    { revision: LAST, text: talk(LISTED, calling(ODD), respond(2, content('`days` is a number', FAILED))), besides },
    { revision: LAST, text: talk(LISTED, calling(FITTING), respond(2, content('Too many requests', FAILED))) },
    {
      revision: LAST,
      text: talk(calling('{}'), refuse(2, -32002, 'Resource not found: file:///a')),
      says: 'The code has its own meaning.',
    },
    {
      revision: LAST,
      text: talk(LISTED, calling(FITTING), refuse(2, -32603, 'Out of memory')),
      says: 'Errors of the server itself are protocol errors.',
    },
    {
      revision: SECOND,
      text: talk(LISTED.replaceAll('2025-11-25', '2025-03-26'), calling(ODD), refuse(2, -32602, '`days` is a number')),
      besides,
      says: 'Before 2025-11-25, no rule required a result for this.',
    },
    {
      revision: LAST,
      text: talk(LISTED, calling(ODD), refuse(2, -32603, 'The database is away')),
      besides,
      says: 'The arguments are not known to be the reason.',
    },
    {
      revision: LAST,
      text: talk(requestText(1, 'tools/list'), respond(1, CITY), calling(ODD), refuse(2, -32602, '`days` is a number')),
      besides,
      says: 'Without the handshake, the server may be an older one.',
    },
    { revision: LAST, text: talk(calling(ODD), respond(2, content('dry'))), says: 'No list contains the schema.' },
    { revision: LAST, text: talk(LISTED, calling(FITTING), refuse(2, 401, 'Log in first')), besides },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        respondModern(1, `${CITY},${HINTS}`),
        requestModern(2, 'tools/call', `"name":"rain","arguments":${ODD},"requestState":"abc"`),
        refuse(2, -32602, 'Invalid requestState'),
      ),
      besides,
      says: 'The server may be rejecting the state of this round.',
    },
  ],
  bad: [
    { revision: LAST, text: talk(calling('{}'), refuse(2, '⟦-32603⟧', 'connect ECONNREFUSED 10.0.0.7:5432')) },
    { revision: LAST, text: talk(calling('{}'), refuse(2, '⟦-32002⟧', 'Tool execution failed')) },
    { revision: LAST, text: talk(LISTED, calling(ODD), mark(respond(2, content('dry')))), besides },
    {
      revision: LAST,
      text: talk(
        LISTED.replace('{"type":"string"}', '{"type":"string","default":"Lima"}'),
        calling('{}'),
        mark(respond(2, content('dry'))),
      ),
      besides,
      says: 'The schema requires the member and also has a default for it: a warning.',
    },
    {
      revision: FIRST,
      text: talk(LISTED.replaceAll('2025-11-25', '2024-11-05'), calling('{}'), mark(respond(2, content('dry')))),
      besides,
    },
    { revision: LAST, text: talk(LISTED, calling(ODD), refuse(2, '⟦-32602⟧', '`days` is a number')), besides },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'tools/list'),
        respondModern(1, `${CITY},${HINTS}`),
        requestModern(2, 'tools/call', `"name":"rain","arguments":${ODD}`),
        refuse(2, '⟦-32602⟧', '`days` is a number'),
      ),
      besides,
    },
    { revision: LAST, text: talk(LISTED, calling(FITTING), refuse(2, '⟦-31000⟧', 'Too many requests')), besides },
    { revision: LAST, text: talk(LISTED, calling(FITTING), refuse(2, '⟦-32002⟧', 'No such file')) },
  ],
};

/** Words of errors about the arguments of a tool. */
const ABOUT_ARGUMENTS =
  /\b(?:arg(?:ument)?s?|param(?:eter)?s?|input|(?:in)?valid\w*|schema|required|missing|types?|expected)\b/iu;

/** The outcome of calls, compared with the `inputSchema` of the list before. */
export const toolArguments = defineSessionRule({
  id: 'tools/arguments',
  requirements: [
    'tools/invalid-arguments-accepted',
    'tools/invalid-arguments-protocol-error',
    'tools/failure-as-protocol-error',
  ],
  class: 'spec',
  title: 'A tool failure {must} be returned as a result with `isError`',
  why: 'Clients show results to the model, which can fix its arguments or try another way, while protocol errors rarely reach it.',
  how: 'Validate the arguments against your own `inputSchema`. Describe the problem in `content`, with `isError` set to true. Use errors for unknown tools and malformed requests.',
  examples: toolArgumentExamples,
  begin(session, report, setActive) {
    /** Pending calls whose arguments do not clearly match. */
    const open = new Map<Call, Fit>();
    const schemas = new Map<string, JsonObject | null>();

    function schemaOf(tool: string): JsonObject | null {
      const known = schemas.get(tool);
      if (known !== undefined) return known;
      const shown = session.tool(tool);
      const schema = shown ? get(shown, 'inputSchema') : undefined;
      const found = isObject(schema) ? schema : null;
      schemas.set(tool, found);
      return found;
    }

    function refused(step: Step, call: Call, tool: string): void {
      const number = codeOf(step);
      const fit = open.get(call) ?? null;
      if (number === null || number === NO_METHOD || isOtherMatter(step, number) || fit === 'unsure') return;
      if (isReported(step, 'params')) return;
      // The next round of a call may be rejected because of its state or its input responses.
      if (fit !== null && (has(call.params, 'requestState') || has(call.params, 'inputResponses'))) return;
      // If the revision is not in the text, it may be an older one, which has no such rule; general codes may have any cause.
      const sure = session.model.era === 'stateless' || session.handshake.answered !== null;
      if (fit !== null && (!sure || (number !== BAD_PARAMS && !ABOUT_ARGUMENTS.test(messageOf(step))))) return;
      const mild = fit === null && reportsFailure(number, messageOf(step));
      const lost = number === -32002 && FAILED_TOOL.test(messageOf(step));
      if (fit === null && !mild && !lost && (!isOfTool(number) || schemaOf(tool) === null)) return;
      const ties = [{ at: call.ref, path: ['params', has(call.params, 'arguments') ? 'arguments' : 'name'] }];
      const at = { at: step.ref, path: ['error', 'code'], ties, instead: OF_CODES };
      const refuses = `${step.name} rejects the call of ${code(tool)} in ${session.describe(call.ref)}`;
      if (fit !== null) {
        report({
          ...at,
          requirement: 'tools/invalid-arguments-protocol-error',
          title: 'Invalid arguments {must} be reported in a result',
          what: `${refuses} with a protocol error. The request itself is well-formed, but its arguments do not match the schema of the tool: ${fit.says}.`,
        });
      } else {
        report({
          ...at,
          requirement: 'tools/failure-as-protocol-error',
          mild,
          what: lost
            ? `${refuses} with the code -32002, which means that a resource was not found. Its message reports a failure of the tool.`
            : mild
              ? `${refuses} with an internal error. The failure that it reports happened inside the tool.`
              : `${refuses} with the code ${code(number)} of its own. The tool is listed and the arguments match its schema, so the tool itself failed.`,
        });
      }
    }

    return {
      'response tools/list': () => schemas.clear(),
      'request tools/call': (step) => {
        const { call } = step;
        const schema = call?.named == null ? null : schemaOf(call.named);
        if (!call || call.named === null || !schema) return;
        const fit = fitOf(schema, call.named, step);
        if (fit === null) return;
        open.set(call, fit);
        setActive(true);
      },
      'error tools/call': (step) => {
        const { call, again } = step;
        if (!call || call.named === null || again || call.asTask) return;
        refused(step, call, call.named);
        open.delete(call);
      },
      active: {
        'response tools/call': ({ call, again, result, ref, name }) => {
          const fit = call && !again ? open.get(call) : undefined;
          if (!call || call.named === null || fit === undefined) return;
          open.delete(call);
          const kind = get(result, 'resultType');
          const done = kind === undefined || kind === 'complete';
          const plain = Array.isArray(get(result, 'content')) || has(result, 'structuredContent');
          if (fit === null || fit === 'unsure' || !done || !plain || get(result, 'isError') === true) return;
          report({
            requirement: 'tools/invalid-arguments-accepted',
            at: ref,
            ...(fit.defaulted ? { class: 'host' as const } : {}),
            title: 'Servers {must} validate the arguments of a call',
            why: 'Arguments that a model made up reach the tool unchecked.',
            what: `${name} reports success, but the arguments in ${session.describe(call.ref)} do not match the schema of the tool ${code(call.named)}: ${fit.says}.${fit.defaulted ? ' The schema has a default for it; then it should not be in `required`.' : ''}`,
            ties: [{ at: call.ref, path: ['params', has(call.params, 'arguments') ? 'arguments' : 'name'] }],
          });
        },
      },
    };
  },
});
