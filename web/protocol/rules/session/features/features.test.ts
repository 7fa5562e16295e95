/**
 * Requirements of this area, tested with conversations that no rule has as its own example, and with the examples of the
 * catalog.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '../../../../testing/cpu-clock.ts';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { modelOf } from '../../../model/index.ts';
import { features as requirements } from '../../../model/requirements/features.ts';
import { client, discovery, handshake, server, talk, type HandshakeRevision } from '../../../testing/conversation.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from '../../../types.ts';
import { sessionRules } from '../index.ts';
import { requestText, requestModern, HINTS, opened, refuse, respond, respondModern, tools } from './example-texts.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(requirements);

const HANDSHAKES: readonly HandshakeRevision[] = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];
const find = (text: string, revision: RevisionId): Diagnostic[] => checkOne(text, { revision }).diagnostics;
const brief = (found: readonly Diagnostic[]): string =>
  found
    .map(({ severity, requirement, rule, entry, pointer }) => `${severity} ${requirement ?? rule} @${entry}${pointer}`)
    .join('; ') || 'nothing';
const names = (found: readonly Diagnostic[]): (string | null)[] => found.map(({ requirement }) => requirement);

describe('the requirements of this area', () => {
  const reported = new Set(sessionRules.flatMap(({ requirements }) => requirements));

  it('have either a rule or a reason', () => {
    const ids = Object.keys(requirements);
    expect(ids.filter((id) => reported.has(id) === Object.hasOwn(withoutRule, id))).toEqual([]);
    expect(Object.keys(withoutRule).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('have reasons that name the requirement that is reported instead, if any', () => {
    const all = new Set(REVISION_IDS.flatMap((id) => [...deepOf(id).ledger.keys(), ...modelOf(id).ledger.keys()]));
    const named = Object.values(withoutRule).filter((reason) =>
      [...reason.matchAll(/`([\w-]+\/[\w-]+)`/gu)].some(([, id = '']) => all.has(id)),
    );
    expect(named.length).toBeGreaterThanOrEqual(20);
  });
});

const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
/** Method, parameters, the capability as declared, the requirement, the first revision with a gate. */
const REQUESTED: readonly (readonly [string, string | undefined, string, string, RevisionId])[] = [
  ['tools/list', undefined, '{"tools":{}}', 'capabilities/tools-list', '2024-11-05'],
  ['tools/call', '"name":"echo"', '{"tools":{}}', 'capabilities/tools-call', '2024-11-05'],
  ['prompts/list', undefined, '{"prompts":{}}', 'capabilities/prompts-list', '2024-11-05'],
  ['prompts/get', '"name":"greet"', '{"prompts":{}}', 'capabilities/prompts-get', '2024-11-05'],
  ['resources/list', undefined, '{"resources":{}}', 'capabilities/resources-list', '2024-11-05'],
  ['resources/read', '"uri":"file:///a"', '{"resources":{}}', 'capabilities/resources-read', '2024-11-05'],
  ['resources/templates/list', undefined, '{"resources":{}}', 'capabilities/resources-templates-list', '2024-11-05'],
  [
    'resources/subscribe',
    '"uri":"file:///a"',
    '{"resources":{"subscribe":true}}',
    'capabilities/resources-subscribe',
    '2024-11-05',
  ],
  ['logging/setLevel', '"level":"info"', '{"logging":{}}', 'capabilities/logging-set-level', '2024-11-05'],
  ['completion/complete', REF, '{"completions":{}}', 'capabilities/completion-complete', '2025-03-26'],
];

describe.each(HANDSHAKES)('capabilities in %s', (revision) => {
  it.each(REQUESTED.filter(([, , , , since]) => revision >= since))(
    '%s is requested only if it was declared',
    (method, params, offer, id) => {
      const request = requestText(1, method, params);
      const declared = find(talk(opened(offer, revision), request), revision);
      expect(brief(declared)).toBe('nothing');
      for (const rest of [[], [refuse(1, -32601, 'Method not found')]]) {
        const found = find(talk(opened('{"experimental":{}}', revision), request, ...rest), revision);
        expect(brief(found)).toBe(`${revision < '2025-06-18' ? 'warning' : 'error'} ${id} @3/method`);
      }
    },
  );

  it('nothing is reported if the text does not show what was declared', () => {
    for (const [method, params] of REQUESTED) {
      const found = find(talk(requestText(1, method, params), refuse(1, -32601, 'Method not found')), revision);
      expect(brief(found.filter(({ severity }) => severity !== 'info'))).toBe('nothing');
      const failed = talk(
        handshake(revision).split('\n')[0] ?? '',
        refuse(0, -32603, 'No'),
        requestText(1, method, params),
      );
      expect(names(find(failed, revision)).filter((id) => id !== null && Object.hasOwn(requirements, id))).toEqual([]);
    }
  });

  it('a shortened declaration proves nothing', () => {
    const text = talk(
      client(
        `"id":0,"method":"initialize","params":{"protocolVersion":"${revision}","capabilities":{},"clientInfo":{"name":"c","version":"1"}}`,
      ),
      server(
        `"id":0,"result":{"protocolVersion":"${revision}","capabilities":{... 3 more},"serverInfo":{"name":"s","version":"1"}}`,
      ),
      requestText(1, 'tools/list'),
      refuse(1, -32601, 'Method not found'),
    );
    expect(names(find(text, revision))).not.toContain('capabilities/tools-list');
  });
});

describe('an invented cursor', () => {
  it('is compared with the one returned before it was sent', () => {
    const page = (id: number, next: string): string => respondModern(id, `${tools()},"nextCursor":"${next}",${HINTS}`);
    const [only] = find(
      talk(requestModern(1, 'tools/list'), page(1, 'a'), requestModern(2, 'tools/list', '"cursor":"2"'), page(2, 'b')),
      '2026-07-28',
    ).filter(({ requirement }) => requirement === 'pagination/invented-cursor');
    expect(only?.what).toContain('`"a"`, in message 2');
    expect(only?.related.map(({ entry }) => entry)).toEqual([1]);
  });
});

describe('repeated findings', () => {
  it('are reported once, with their number', () => {
    const logs = Array.from({ length: 12 }, () =>
      server('"method":"notifications/message","params":{"level":"info","data":"x"}'),
    );
    const found = find(talk(opened('{"tools":{}}'), ...logs), '2025-11-25');
    expect(names(found)).toEqual(['logging/capability-undeclared']);
    expect(found[0]?.what).toContain('The same happens 11 times more later on.');
    expect(found[0]?.related.map(({ entry }) => entry)).toEqual([1]);
  });

  it('are reported for the request or its response, not for both', () => {
    const calls = talk(
      opened('{}'),
      requestText(1, 'tools/list'),
      respond(1, '"tools":[]'),
      requestText(2, 'prompts/list'),
      refuse(2, -32601, 'No'),
    );
    expect(names(find(calls, '2025-11-25'))).toEqual(
      ['capabilities/prompts-list', 'tools/capability-undeclared'].toSorted((a, b) => (a < b ? 1 : -1)),
    );
  });

  it('take little time, however many messages there are', () => {
    const lines = [opened('{"tools":{"listChanged":true}}')];
    for (let id = 1; id <= 2000; id++)
      lines.push(requestText(id, 'tools/call', `"name":"t${id % 7}"`), respond(id, '"content":[]'));
    const spent = cpuClock();
    expect(names(find(talk(...lines), '2025-11-25'))).toEqual([]);
    expect(spent()).toBeLessThan(20_000);
  });
});

describe('common real-world mistakes', () => {
  it('M17: an unknown tool is rejected with -32601', () => {
    const text = talk(
      requestText(3, 'tools/call', '"name":"nope","arguments":{}'),
      refuse(3, -32601, 'Method not found'),
    );
    expect(brief(find(text, '2025-11-25'))).toBe('info tools/unknown-tool-code @1/error/code');
  });

  it('M19: an unknown tool is reported as plain text', () => {
    const text = talk(
      requestText(4, 'tools/call', '"name":"nope"'),
      respond(4, '"content":[{"type":"text","text":"Error: unknown tool"}]'),
    );
    expect(brief(find(text, '2025-06-18'))).toBe('warning tools/unknown-tool-as-result @1/result/content/0/text');
  });

  it('M37: a capability is declared but not served, and the reverse', () => {
    const denied = talk(
      opened('{"resources":{},"tools":{}}', '2025-06-18'),
      requestText(2, 'resources/list'),
      refuse(2, -32601, 'Method not found'),
    );
    expect(brief(find(denied, '2025-06-18'))).toBe('info capabilities/declared-not-served @4/error/code');
    const hidden = talk(opened('{}', '2025-06-18'), requestText(2, 'tools/list'), respond(2, '"tools":[]'));
    expect(brief(find(hidden, '2025-06-18'))).toBe('error tools/capability-undeclared @4');
  });
});

describe('values of any kind', () => {
  const odd = ['null', 'true', '7', '"x"', '[]', '[[]]', '{}', '{"a":{"b":null}}'];
  const methods = [
    'tools/list',
    'tools/call',
    'prompts/list',
    'prompts/get',
    'resources/list',
    'resources/read',
    'resources/subscribe',
    'resources/unsubscribe',
    'completion/complete',
    'logging/setLevel',
    'roots/list',
  ];

  it('never stop a rule', () => {
    for (const revision of REVISION_IDS) {
      for (const value of odd) {
        const lines = methods.flatMap((method, index) => [
          client(`"id":${index + 1},"method":"${method}","params":${value}`),
          server(`"id":${index + 1},"result":${value}`),
          server(`"id":${index + 1},"error":${value}`),
          server(`"method":"notifications/message","params":${value}`),
          server(`"method":"notifications/resources/updated","params":${value}`),
        ]);
        const start = handshake('2025-11-25').replaceAll('"capabilities":{}', `"capabilities":${value}`);
        expect(() => find(talk(start, ...lines), revision)).not.toThrow();
        const inside = ['tools', 'prompts', 'resources', 'roots', 'nextCursor', 'structuredContent', 'contents'].map(
          (member, index) =>
            talk(
              requestText(
                index + 1,
                methods[index] ?? 'tools/list',
                `"cursor":${value},"name":${value},"uri":${value},"ref":${value},"argument":${value}`,
              ),
              respond(index + 1, `"${member}":${value},"content":${value},"isError":${value}`),
            ),
        );
        expect(() => find(talk(discovery(value), ...inside, requestModern(9, 'tools/list')), revision)).not.toThrow();
      }
    }
  });
});

const folder = process.env['MCP_SPEC_DIR'];

/** A line of the catalog. */
interface Requirement {
  id: string;
  badRevision?: RevisionId;
  good?: readonly unknown[];
  bad?: readonly unknown[];
}

/** Correct examples that violate another requirement of the catalog. */
const BROKEN_BESIDES: Readonly<Record<string, string>> = {
  'capabilities/resources-updated': 'resource-subscribe/updated-without-subscribe',
  'capabilities/undeclared-method-code': 'prompts/client-ignores-capability',
  'completion/missing-argument-code': 'completion/argument-required',
  'completion/unsupported-code': 'capabilities/completion-complete',
};

/**
 * Incorrect examples that are reported under the id of an equivalent requirement; if that one has no entry, their own id is
 * used.
 */
const REPORTED_AS: Readonly<Record<string, string>> = {
  'roots/answer-without-capability': 'capabilities/client-serves-roots-undeclared',
  'prompts/client-ignores-capability': 'capabilities/prompts-list',
  'tools/client-ignores-capability': 'capabilities/tools-list',
  'resources/list-changed-undeclared': 'capabilities/resources-list-changed',
};

describe.runIf(folder)('the catalogue', () => {
  const entries = (folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Requirement => JSON.parse(line))
    .filter(({ id, bad }) => Object.hasOwn(requirements, id) && bad !== undefined);
  const lines = (messages: readonly unknown[] = []): string => messages.map((one) => JSON.stringify(one)).join('\n');

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s',
    (id, { good, bad, badRevision: revision = '2025-11-25' }) => {
      const right = find(lines(good), revision).filter(({ requirement }) => requirement !== BROKEN_BESIDES[id]);
      expect(brief(right.filter(({ severity, requirement }) => severity !== 'info' || requirement === id))).toBe(
        'nothing',
      );
      const wrong = find(lines(bad), revision);
      const reason = `${REPORTED_AS[id] ?? ''} ${withoutRule[id] ?? ''}`;
      const found = wrong.some(
        ({ requirement }) => requirement === id || (requirement !== null && reason.includes(requirement)),
      );
      expect(found, brief(wrong)).toBe(true);
    },
  );
});

describe.skipIf(folder)('the catalogue', () => {
  it('is reported as missing', () => {
    console.log('MCP_SPEC_DIR is not set: the examples of the catalog were not checked.');
    expect(Object.keys(requirements).length).toBeGreaterThan(100);
  });
});
