/**
 * Every message of the five tutorials, judged in every revision, against verdicts derived from the specifications. The
 * tutorials are not part of the project: the environment variable TUTORIALS_DIR names their folder.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countsOf, tutorialsOf } from '../../scripts/tutorials.mjs';
import { checkOne } from './check.ts';
import { REVISION_IDS, type RevisionId } from './types.ts';

const [J, A, B, C, D, E] = REVISION_IDS;
const MCP: readonly RevisionId[] = [A, B, C, D, E];
const HANDSHAKE: readonly RevisionId[] = [A, B, C, D];

/** Where a finding is expected, and why: requirement or text rule; `~` marks a warning. */
type Verdict = readonly [finding: string, revisions: readonly RevisionId[], because: string];

/** What the specifications require for each pattern in the tutorials. */
const VERDICTS: Readonly<Record<string, readonly Verdict[]>> = {
  fine: [],
  comment: [['json-comment', REVISION_IDS, 'RFC 8259 has no comments']],
  // A note after a hash, as lessons and Python have it: noted, and neither an error nor a warning.
  hash: [],
  python: [['json-python-literal', REVISION_IDS, 'None is Python; JSON uses null']],
  // Notation for readers: noted, and neither an error nor a warning.
  elision: [],
  cut: [['json-unclosed', REVISION_IDS, 'the page ends in the middle; absence proves nothing']],
  meta: [['stateless/meta-missing', [E], 'params without _meta']],
  params: [['stateless/params-missing', [E], 'no params, so no _meta']],
  result: [
    ['result-type/missing', [E], 'every result has its type'],
    ['~stateless/server-info-missing', [E], 'a result should name its server'],
  ],
  tools: [['caching/hints-required-tools-list', [E], 'a cacheable list has a duration and a scope']],
  contents: [['caching/hints-required-resources-read', [E], 'a cacheable result has a duration and a scope']],
  subscription: [['listen/subscription-id-missing', [E], 'changes are sent on a subscription and name it']],
  token: [['progress/token-missing', MCP, 'progress without a token cannot be matched to a request']],
  schema: [['input-schema/required', MCP, 'a tool without inputSchema']],
  slash: [['~tool-names/allowed-characters', [D, E], 'letters, digits, _, - and . only']],
  initialized: [
    [
      'methods/notification-prefix',
      HANDSHAKE,
      'the name is notifications/initialized; JSON-RPC defines no method names',
    ],
    ['methods/initialized-removed', [E], 'the notification was removed with the handshake'],
  ],
  handshake: [
    [
      'methods/initialize-removed',
      [E],
      'the handshake was removed; the server must reject an unknown version such as 0.1.0',
    ],
  ],
  unpublished: [['~version/unknown-revision', HANDSHAKE, '0.1.0 was never published']],
  chosen: [['version/unknown-revision-chosen', HANDSHAKE, 'a server cannot support 0.1.0']],
  // The types of the members in place of values: notation for readers.
  types: [],
  subscribe: [['methods/resource-subscribe-removed', [E], 'replaced by subscriptions/listen']],
  nothing: [['envelope/unclassifiable', REVISION_IDS, 'neither method nor result nor error']],
  primitive: [['requests/params-primitive', REVISION_IDS, 'params is a string']],
  'by-position': [['requests/params-by-position', MCP, 'MCP has no positional params; JSON-RPC has']],
  'bare-result': [['responses/result-not-object', MCP, 'in MCP a result is an object; in JSON-RPC it is any value']],
  'unknown-request': [['~methods/unknown-request', MCP, 'no revision has it, but extensions exist']],
  'unknown-notification': [['~methods/unknown-notification', MCP, 'no revision has it, but extensions exist']],
  'id-on-notification': [
    ['ids/notification-with-id', MCP, 'the name indicates a notification; JSON-RPC defines no method names'],
  ],
  'null-error-id': [['responses/error-id-null-mcp', MCP, 'the id is never null in MCP; JSON-RPC requires null here']],
  'code-type': [['errors/code-type', REVISION_IDS, 'the code is a string']],
  'error-string': [['errors/error-not-object', REVISION_IDS, 'the error is a string']],
  both: [['responses/both-result-and-error', REVISION_IDS, 'never both']],
  version: [['envelope/jsonrpc-version', REVISION_IDS, 'exactly "2.0"']],
  'version-missing': [['envelope/jsonrpc-missing', REVISION_IDS, 'json-rpc is another name']],
  retired: [['errors/retired-32002', [E], '-32002 may be sent until 2025-11-25, regardless of its intended meaning']],
  batch: [['batch/not-supported', [C, D, E], 'JSON-RPC and 2025-03-26 have batches; 2024-11-05 does not mention them']],
};

/** Program code around a message (`"id": request_id`): not JSON in any revision, and the value of the variable is unknown. */
const CODE = 'code';

/** The hash of each message, and its patterns. In the order of the tutorials. */
const MESSAGES: readonly string[] = [
  // 000
  'f95ece5b21 meta',
  'fc2cc77fcb comment result',
  'f7a135eed3 cut',
  // 001
  'af6b91a220 meta',
  '119de53cf0 comment elision',
  '8effa56add nothing',
  '73f5b421ed primitive unknown-request',
  'cea13d5eda bare-result',
  'ff7110028b fine',
  '29e458e856 token',
  'ab0894a72c params',
  'b5319c4ac8 meta',
  '770cdf9f7e meta',
  '6dcb4ef50f by-position unknown-request',
  '6b80836674 params',
  '2616c8a63e meta',
  '5d3f4f02eb handshake unpublished',
  '8b86c8f8df code',
  '443bed675f params',
  '33c466daef elision',
  '9f6c5f7f47 bare-result',
  '0235e39c41 result tools',
  '462915235f result',
  'd6a936fab1 result contents',
  'd9d003b7a1 code-type',
  '1873dfc89c fine',
  '74453366ef retired',
  '89da33b7e0 fine',
  '09f1aaf6b9 elision unknown-notification',
  '4c73f2332c initialized',
  '9dc14d7347 fine',
  '0738ab7890 subscription',
  '943d1e750b fine',
  '9be8df89c0 hash meta',
  '1400f26ae0 comment',
  'ac687e414d comment null-error-id',
  '9384640f62 code',
  'b685e84a28 code',
  '427ad1fd14 comment handshake unpublished',
  '6c9db8ea77 comment result chosen',
  'eb15cf2718 comment initialized',
  'cec05fbfd5 comment params',
  '52b12fe0ea comment result tools',
  'f41831bac1 comment meta',
  '926f610bfd comment result',
  '8a7bc3e0ff comment meta',
  '49a718c6ac comment result contents',
  '4c514afa73 comment subscribe',
  '151e3e99ef comment result',
  '693ef19715 comment subscription',
  '07efc00d08 comment meta',
  'a0bc12a19a comment',
  'd1282500c6 code',
  '452c104b35 result chosen',
  '3d15a2e3bd initialized',
  'b45e75c094 code',
  '5edaa44034 result tools',
  'ee4927751f code',
  'e4bb60404c result',
  '7bfec0faa5 batch params',
  '136e39141c batch elision',
  '51ae93a937 batch comment elision unknown-notification',
  '57fba9986a code',
  '0ed68ba451 code',
  'e6e7aa1d2f comment id-on-notification',
  'c67aa88dff comment token',
  'ac8a9bd2ca comment version params',
  'd0cb2fb01c comment version-missing params',
  'cd69ec7f29 comment params',
  '5e5b32ad0b comment elision both',
  '650b388f2d comment elision',
  '341d5580c5 comment error-string',
  '6e5de9da9c comment',
  'e9d837d69b unknown-request params',
  'c9e080d78b elision',
  'e9d837d69b unknown-request params',
  'ddc66cc7a8 elision',
  '77a508ebcc python null-error-id',
  '9f869389bc types',
  'bb13c2940c types',
  'd0f37620d9 types',
  'de851cc244 types',
  // 002
  '8bd42a31ab meta',
  'a41c522637 result',
  'aa3d10580c fine',
  'd0b8581ef7 code',
  '0ded6de570 code',
  // 003
  '86b0bd2a99 comment meta',
  '139a10764b comment result tools schema',
  '4fb28b71b8 comment',
  '8edee8f6a9 comment unknown-notification',
  '519827a735 comment handshake',
  'cf5bfcb728 comment result',
  'e97a435abe comment initialized',
  // 004
  'c98dade092 by-position unknown-request',
  '7c0f156f6a meta unknown-request',
  '21e4093961 by-position unknown-notification',
  '439c874f4c bare-result',
  '35ac3cb35f fine',
  '8f1a997475 params',
  'e936323c5d result tools slash',
  '17fdb3ffd0 meta',
  'ba7b51baf3 result',
  '4ff04db266 comment subscription',
  '9924e86bc2 fine',
  '00f60cf293 code',
  '8fd61d3d66 python null-error-id',
  '314603fe74 code',
  '706ae283ef code',
  '559eceefe9 code',
  '238dcb2b73 code',
];

/** The findings for a message in a revision: errors and `~` warnings, each once. */
function found(text: string, revision: RevisionId): string[] {
  const names = checkOne(text, { revision })
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule, requirement }) => {
      const name = rule.startsWith('json-') ? rule : (requirement ?? rule);
      return severity === 'warning' ? `~${name}` : name;
    });
  return [...new Set(names)].toSorted();
}

function due(does: readonly string[], revision: RevisionId): string[] {
  // Beside omitted parts, comments are notation for readers, too.
  const shown = does.includes('elision') ? does.filter((name) => name !== 'comment') : does;
  const verdicts = shown.flatMap(
    (name) => VERDICTS[name] ?? ([[`no verdict named ${name}`, REVISION_IDS, '']] satisfies Verdict[]),
  );
  return verdicts
    .filter(([, revisions]) => revisions.includes(revision))
    .map(([finding]) => finding)
    .toSorted();
}

const folder = process.env.TUTORIALS_DIR;

describe('the tutorials', () => {
  it('are logged as absent if the variable is not set', () => {
    if (!folder) console.log('TUTORIALS_DIR is not set: the tutorials were not judged.');
    expect(MESSAGES.length).toBeGreaterThan(100);
  });

  describe.runIf(folder)('unchanged', () => {
    const tutorials = folder ? tutorialsOf(folder) : [];
    const messages = tutorials.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'message');
    const known = MESSAGES.map((row) => row.split(' '));

    it('contain the messages that were judged manually', () => {
      console.log(countsOf(tutorials));
      const hashes = messages.map(({ text }) => createHash('sha256').update(text).digest('hex').slice(0, 10));
      expect(hashes).toEqual(known.map(([hash]) => hash));
    });

    it.each(REVISION_IDS)('have the expected findings in %s', (revision) => {
      const differing = messages.flatMap(({ text, line }, index) => {
        const [, ...does] = known[index] ?? [];
        const names = found(text, revision);
        if (does.includes(CODE)) return names.some((name) => name.startsWith('json-')) ? [] : [{ line, text, names }];
        const expected = due(does, revision);
        return names.join() === expected.join() ? [] : [{ line, text, names, expected }];
      });
      expect(differing).toEqual([]);
    });

    it.each(REVISION_IDS)('contain no other text that %s treats as a message', (revision) => {
      const others = tutorials.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind !== 'message');
      const taken = others.filter(
        ({ text }) =>
          checkOne(text, { revision }).entries.length > 0 &&
          found(text, revision).every((name) => name.startsWith('~')),
      );
      expect(taken.map(({ line, text }) => ({ line, text }))).toEqual([]);
    });
  });

  it('are judged differently by JSON-RPC and MCP', () => {
    expect(due(['initialized'], J)).toEqual([]);
    expect(due(['initialized'], A)).toEqual(['methods/notification-prefix']);
  });
});
