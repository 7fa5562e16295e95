/**
 * Requirements of this area, tested with pairs of conversations that no rule has as its own example, and with the examples of
 * the catalog.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { modelOf } from '../../../model/index.ts';
import { rounds as requirements } from '../../../model/requirements/rounds.ts';
import { listenPairs } from '../../../testing/sessions/listen.ts';
import type { Pair } from '../../../testing/sessions/pieces.ts';
import { elicitationPairs } from '../../../testing/sessions/elicitation.ts';
import { inputPairs } from '../../../testing/sessions/rounds.ts';
import { samplingPairs } from '../../../testing/sessions/sampling.ts';
import { taskPairs } from '../../../testing/sessions/tasks.ts';
import { extensionPairs } from '../../../testing/sessions/tasks-extension.ts';
import { client, handshake, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from '../../../types.ts';
import { sessionRules } from '../index.ts';
import { requests, call, done, FORM } from './example-texts.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(requirements);

const find = (text: string, revision: RevisionId): Diagnostic[] => checkOne(text, { revision }).diagnostics;
const brief = (found: readonly Diagnostic[]): string =>
  found
    .map(({ severity, requirement, rule, entry, pointer }) => `${severity} ${requirement ?? rule} @${entry}${pointer}`)
    .join('; ') || 'nothing';
const loud = (found: readonly Diagnostic[]) => found.filter(({ severity }) => severity !== 'info');
const listed = (revision: RevisionId, id: string): boolean =>
  deepOf(revision).ledger.has(id) || modelOf(revision).ledger.has(id);
const reported = new Set(sessionRules.flatMap(({ requirements }) => requirements));

describe('the requirements of this area', () => {
  it('have either a rule or a reason', () => {
    const ids = Object.keys(requirements);
    expect(ids.filter((id) => reported.has(id) === Object.hasOwn(withoutRule, id))).toEqual([]);
    expect(Object.keys(withoutRule).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('have reasons that name a requirement of the same revisions', () => {
    const holes = Object.entries(withoutRule).flatMap(([id, reason]) => {
      const others = [...reason.matchAll(/`([\w-]+\/[\w-]+)`/gu)].map(([, other = '']) => other);
      return REVISION_IDS.filter(
        (revision) => others.length > 0 && listed(revision, id) && !others.some((one) => listed(revision, one)),
      ).map((revision) => `${id} in ${revision}`);
    });
    expect(holes).toEqual([]);
  });
});

const pairs: readonly Pair[] = [
  ...elicitationPairs,
  ...samplingPairs,
  ...inputPairs,
  ...taskPairs,
  ...extensionPairs,
  ...listenPairs,
];

describe('conversations of our own', () => {
  it.each(pairs.map((pair, index) => [`${index + 1}: ${pair[0]} in ${pair[1]}`, pair] as const))(
    '%s',
    (_name, [id, revision, good, bad, at, besides = []]) => {
      const judged = (text: string): Diagnostic[] =>
        find(text, revision).filter(({ requirement }) => !besides.includes(requirement ?? ''));
      const right = judged(good);
      expect(brief(right.filter((one) => one.severity !== 'info' || one.requirement === id))).toBe('nothing');
      const wrong = judged(bad);
      const hits = wrong.filter(({ requirement }) => requirement === id);
      expect(
        hits.map(({ entry }) => entry),
        brief(wrong),
      ).toEqual([at]);
      expect(brief(loud(wrong).filter((one) => !hits.includes(one)))).toBe('nothing');
      expect(hits[0]?.what.toLowerCase()).toContain(`message ${at + 1}`);
      expect(hits[0]?.what).not.toMatch(/undefined|\[object/u);
    },
  );
});

describe('requirements of some transports only', () => {
  const listedTool = (schema: string) =>
    talk(
      client(`"id":1,"method":"tools/list","params":{${modern()}}`),
      server(
        `"id":1,"result":{"resultType":"complete","ttlMs":0,"cacheScope":"private","tools":[{"name":"t","inputSchema":{"type":"object","properties":{${schema}}}}],${SERVED}}`,
      ),
      client(`"id":2,"method":"tools/call","params":{"name":"t","arguments":{},${modern()}}`),
    );
  const notice = (schema: string, transport?: 'http' | 'stdio') =>
    checkOne(listedTool(schema), { revision: '2026-07-28', ...(transport ? { transport } : {}) })
      .diagnostics.filter(({ requirement }) => requirement === 'x-mcp-header/rejected-tool-called')
      .map(({ entry, pointer }) => `${entry}${pointer}`);

  it('a tool with an invalid header is not called over HTTP', () => {
    for (const wrong of [
      '"a":{"type":"string","x-mcp-header":""}',
      '"a":{"type":"number","x-mcp-header":"A"}',
      '"a":{"type":"array","items":{"type":"string","x-mcp-header":"A"}}',
      '"a":{"type":"string","x-mcp-header":"A"},"b":{"type":"string","x-mcp-header":"a"}',
    ]) {
      expect(notice(wrong, 'http')).toEqual(['2/params/name']);
      expect(notice(wrong, 'stdio')).toEqual([]);
      expect(notice(wrong)).toEqual([]);
    }
    expect(notice('"a":{"type":"string","x-mcp-header":"A"}', 'http')).toEqual([]);
  });
});

describe('uncertain cases', () => {
  const REQUEST = talk(call(1), requests(1, `"who":{${FORM}}`));
  const answers = (key: string) => `,"inputResponses":{"${key}":{"action":"accept","content":{"name":"Ana"}}}`;

  it('are not reported: parallel rounds of two calls of one tool', () => {
    const text = talk(
      call(1, ',"arguments":{"n":1}'),
      call(2, ',"arguments":{"n":2}'),
      requests(1, `"who":{${FORM}}`, ',"requestState":"one"'),
      requests(2, `"who":{${FORM}}`, ',"requestState":"two"'),
      call(3, `,"arguments":{"n":1}${answers('who')},"requestState":"one"`),
      call(4, `,"arguments":{"n":2}${answers('who')},"requestState":"two"`),
      done(4),
      done(3),
    );
    expect(brief(find(text, '2026-07-28'))).toBe('nothing');
  });

  it('are not reported: two tools with the same state', () => {
    const state = ',"requestState":"s"';
    const text = talk(
      call(1),
      requests(1, `"who":{${FORM}}`, state),
      call(2, '', '{"elicitation":{}}', 'other'),
      requests(2, `"who":{${FORM}}`, state),
      call(3, answers('who') + state),
      done(3),
      call(4, answers('who') + state, '{"elicitation":{}}', 'other'),
      done(4),
    );
    expect(brief(find(text, '2026-07-28'))).toBe('nothing');
  });

  it('are not reported: a retry that is sent again', () => {
    const first = ',"requestState":"one"';
    const text = talk(
      call(1),
      requests(1, `"who":{${FORM}}`, first),
      call(2, answers('who') + first),
      requests(2, `"when":{${FORM}}`, ',"requestState":"two"'),
      call(3, answers('who') + first),
      requests(3, `"when":{${FORM}}`, ',"requestState":"two"'),
      call(4, `${answers('when')},"requestState":"two"`),
      done(4),
    );
    expect(brief(find(text, '2026-07-28'))).toBe('nothing');
  });

  it('are not reported: a call that is canceled and sent again later', () => {
    const text = talk(REQUEST, call(2, '', '{"elicitation":{}}', 'other'), done(2), call(3), done(3));
    expect(brief(find(text, '2026-07-28'))).toBe('nothing');
  });

  it('are not reported: a shortened retry', () => {
    const text = talk(REQUEST, call(2, answers('who')).replace('"name":"Ana"', '... 1 more'), done(2));
    expect(find(text, '2026-07-28').filter(({ requirement }) => requirement?.startsWith('mrtr/'))).toEqual([]);
  });

  it('are not reported if the senders are unknown', () => {
    const bare = talk(
      '{"jsonrpc":"2.0","id":1,"method":"tasks/get","params":{"taskId":"t"}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Task not found"}}',
      '{"jsonrpc":"2.0","method":"notifications/tasks/status","params":{"taskId":"t","status":"working","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z","ttl":1}}',
    );
    expect(brief(loud(find(bare, '2025-11-25')))).toBe('nothing');
  });

  it('are reported if the senders follow from the methods', () => {
    const plain = talk(
      handshake('2025-11-25', { client: '{"elicitation":{}}' }),
      server(`"id":"q",${FORM}`),
      client('"id":"q","result":{"action":"accept","content":{"name":1}}'),
    )
      .split('\n')
      .map((line) => line.replace(/^\{"from":"(?:client|server)","message":(.*)\}$/u, '$1'))
      .join('\n');
    expect(brief(loud(find(plain, '2025-11-25')))).toBe(
      'warning elicitation/content-wrong-type @4/result/content/name',
    );
  });
});

describe('hostile input', () => {
  const values = [
    'null',
    '1',
    '"x"',
    '[]',
    '{}',
    '[[{}]]',
    '{"method":1}',
    '{"method":"elicitation/create","params":[]}',
  ];

  it('return a report, whatever the values', () => {
    for (const value of values) {
      const texts = [
        talk(
          call(1, `,"inputResponses":${value},"requestState":${value}`),
          server(`"id":1,"result":{"resultType":"input_required","inputRequests":${value},"requestState":${value}}`),
          call(2, `,"inputResponses":${value},"requestState":${value}`),
          server(`"id":2,"result":{"resultType":"task","taskId":${value},"task":${value},"inputRequests":${value}}`),
          client(`"id":3,"method":"tasks/update","params":{"taskId":${value},"inputResponses":${value}}`),
          client(`"id":4,"method":"subscriptions/listen","params":{"notifications":${value}}`),
          server(
            `"method":"notifications/subscriptions/acknowledged","params":{"notifications":${value},"_meta":{"io.modelcontextprotocol/subscriptionId":${value}}}`,
          ),
        ),
        talk(
          server(
            `"id":1,"method":"sampling/createMessage","params":{"messages":${value},"tools":${value},"toolChoice":${value}}`,
          ),
          client(`"id":1,"result":{"role":"assistant","content":${value},"task":${value}}`),
          server(
            `"id":2,"method":"elicitation/create","params":{"requestedSchema":{"properties":${value},"required":${value}},"elicitationId":${value}}`,
          ),
          client(`"id":2,"result":{"action":"accept","content":${value}}`),
          client(`"id":3,"method":"tasks/list","params":{"cursor":${value}}`),
          server(`"id":3,"result":{"tasks":[${value}],"nextCursor":${value}}`),
          server(`"id":3,"error":{"code":${value},"message":${value}}`),
        ),
      ];
      for (const text of texts) {
        for (const revision of REVISION_IDS) expect(() => find(text, revision)).not.toThrow();
      }
    }
  });
});

/**
 * Examples of the catalog whose correct one violates another requirement, or whose incorrect one is reported differently,
 * each with the reason.
 */
const RIGHT_BUT: Readonly<Record<string, readonly string[]>> = {
  // The error is correct; the rejected request is the fault of the other side.
  'elicitation/unsupported-mode-error-code': ['capabilities/elicitation-url-mode'],
  'sampling/tools-not-refused': ['capabilities/sampling-tools'],
  'tasks/tool-forbidding-code': ['tasks/tool-not-supporting'],
  'stdio/initialize-error-without-versions': ['methods/initialize-removed'],
  // These are reported in any case.
  'sampling/include-context-without-capability': ['deprecated/include-context'],
  'sampling/meta-not-preserved': ['meta/reverse-dns'],
};
const REPORTED_AS: Readonly<Record<string, string>> = {
  'elicitation/answer-without-capability': 'capabilities/client-serves-elicitation-undeclared',
  'sampling/answer-without-capability': 'capabilities/client-serves-sampling-undeclared',
};

interface Requirement {
  id: string;
  badRevision?: RevisionId;
  good?: unknown;
  bad?: unknown;
}

const folder = process.env['MCP_SPEC_DIR'];

describe.runIf(folder)('the catalog', () => {
  const examples = (folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Requirement)
    .flatMap(({ id, badRevision: revision, good, bad }) =>
      Object.hasOwn(requirements, id) && revision && Array.isArray(good) && Array.isArray(bad)
        ? [{ id, revision, good: text(good), bad: text(bad) }]
        : [],
    );

  it.each(examples.map((one) => [one.id, one] as const))(
    '%s: the correct example has no finding',
    (id, { revision, good }) => {
      const found = find(good, revision);
      expect(brief(found.filter(({ requirement }) => requirement === id))).toBe('nothing');
      const others = loud(found).filter(({ requirement }) => !(RIGHT_BUT[id] ?? []).includes(requirement ?? ''));
      expect(brief(others)).toBe('nothing');
    },
  );

  it.each(examples.map((one) => [one.id, one] as const))(
    '%s: the incorrect example has a finding',
    (id, { revision, bad }) => {
      const found = find(bad, revision);
      const reason = withoutRule[id] ?? REPORTED_AS[id] ?? id;
      const hits = found.filter(({ requirement }) => requirement !== null && reason.includes(requirement));
      expect(hits.length, brief(found)).toBeGreaterThan(0);
    },
  );

  it('has enough examples', () => {
    expect(examples.length).toBeGreaterThan(50);
  });
});

describe.skipIf(folder)('the catalog', () => {
  it('is reported as missing', () => {
    console.log('MCP_SPEC_DIR is not set: the examples of the catalog were not checked.');
    expect(reported.size).toBeGreaterThan(100);
  });
});

function text(messages: readonly unknown[]): string {
  return messages.map((message) => JSON.stringify(message)).join('\n');
}
