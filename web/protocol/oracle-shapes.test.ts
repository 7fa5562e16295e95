/**
 * Our types and rules against the official schemas, message by message: messages they accept, and every message one change
 * away, at any depth. Both sides agree, but for what `testing/exceptions.ts` lists with its reason. A message is accepted
 * when the envelope's definition and its own accept it. Reads the folder that MCP_SPEC_DIR names.
 *
 * @module-tag all
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { JsonValue } from './json/types.ts';
import { compare, Reasons, Tally } from './testing/compare.ts';
import { LOOSER, STRICTER } from './testing/exceptions.ts';
import { membersBelow, membersShown } from './testing/members.ts';
import { officialSchema, type Official } from './testing/official.ts';
import { described, MCP, subjectsOf, type McpRevision, type Subject } from './testing/subjects.ts';

const folder = process.env['MCP_SPEC_DIR'];

const tallies = new Map<McpRevision, Tally>(MCP.map((id) => [id, new Tally()]));
const reasons = new Reasons(STRICTER, LOOSER);

const ENVELOPES: Readonly<Record<Subject['kind'], readonly string[]>> = {
  request: ['JSONRPCRequest'],
  notification: ['JSONRPCNotification'],
  response: ['JSONRPCResultResponse', 'JSONRPCResponse'],
  error: ['JSONRPCErrorResponse', 'JSONRPCError'],
};

/** The result of the official schema for a whole message. */
function accepts(official: Official, subject: Subject, value: JsonValue): boolean {
  const envelope = ENVELOPES[subject.kind].find((name) => official.names.includes(name)) ?? '';
  return official.accepts(envelope, value) && official.accepts(subject.definition, described(subject, value));
}

/**
 * Definitions that no message uses directly: base types, unions of messages, and definitions compared by the envelope’s tests.
 */
const NO_PART =
  /^(?:JSONRPC\w*|Request|Notification|Result|EmptyResult|Paginated\w+|ResourceContents|Annotated|Cursor|BaseMetadata|Icons|Error|\w*EnumSchema|ResourceRequestParams|TaskAugmentedRequestParams|InputResponseRequestParams|RelatedTaskMetadata|CacheableResult|JSONArray|ResultType|\w+ResultResponse|(?:Client|Server)(?:Request|Notification|Result))$/u;

test.runIf(!folder)('logs that the official material is absent', () => {
  console.log('MCP_SPEC_DIR is not set: the types are not compared with the official schemas.');
  expect(MCP.length).toBe(5);
});

describe.runIf(folder)('types, rules and official schemas', () => {
  describe.each(MCP)('%s', (revision) => {
    const official = officialSchema(folder ? readFileSync(join(folder, 'schema', `${revision}.json`), 'utf8') : '{}');
    const subjects = subjectsOf(revision, official.look, official.names);
    const shared = new Set<string>();
    const rejected = new Set<string>();

    it('covers every member of every definition', () => {
      const all = new Set<string>();
      const shown = new Set<string>();
      for (const subject of subjects) {
        const raw = { $ref: subject.definition };
        for (const name of membersBelow(raw, official.look)) all.add(name);
        for (const value of subject.values) membersShown(raw, described(subject, value), official.look, shown);
      }
      const reached = official.names.filter((name) => all.has(name));
      const members = all.size - reached.length;
      console.log(`${revision}: ${members} members and branches of ${reached.length} official definitions are covered`);
      expect([...all].filter((name) => !shown.has(name))).toEqual([]);
      expect(official.names.filter((name) => !all.has(name) && !NO_PART.test(name))).toEqual([]);
    });

    it.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_name, subject) => {
      const tally = tallies.get(revision) ?? new Tally();
      const judge = (of: Subject, value: JsonValue): boolean => accepts(official, of, value);
      const differing = compare(subject, { revision, accepts: judge, reasons, tally, shared, rejected });
      expect(differing.slice(0, 40)).toEqual([]);
    });
  });

  it('has no unused exception', () => {
    expect(reasons.unused([...STRICTER, ...LOOSER])).toEqual([]);
  });

  it.each(MCP)('%s: one error for one mistake, at its place', (revision) => {
    const tally = tallies.get(revision) ?? new Tally();
    console.log(`${revision}, official schemas: ${tally.toString()}`);
    expect(tally.changed).toBeGreaterThan(5000);
    expect(tally.errors / tally.refused).toBeLessThanOrEqual(1.1);
    expect(tally.placed / tally.refused).toBeGreaterThanOrEqual(0.95);
  });
});
