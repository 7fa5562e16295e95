/**
 * Our types and rules against the official schemas, message by message: messages they accept, and every message one change
 * away, at any depth. Both sides agree, but for what `testing/exceptions.ts` lists with its reason. A message is accepted
 * when the envelope's definition and its own accept it. Reads the folder that MCP_SPEC_DIR names.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { pointerOf } from './json/pointer.ts';
import type { JsonValue } from './json/types.ts';
import { LOOSER, STRICTER, type Exception } from './testing/exceptions.ts';
import { membersBelow, membersShown, mutationsOf } from './testing/generate.ts';
import { officialSchema, type Official } from './testing/official.ts';
import { described, errorsIn, MCP, subjectsOf, type McpRevision, type Subject } from './testing/subjects.ts';
import type { Diagnostic } from './types.ts';

const folder = process.env['MCP_SPEC_DIR'];

/** What was compared in one revision. */
class Tally {
  accepted = 0;
  changed = 0;
  same = 0;
  stricter = 0;
  looser = 0;
  /** Refused by both: how many errors that took, and how often the first one stands at the change. */
  refused = 0;
  errors = 0;
  placed = 0;
}

const tallies = new Map<McpRevision, Tally>(MCP.map((id) => [id, new Tally()]));
const used = new Set<Exception>();

const ENVELOPES: Readonly<Record<Subject['kind'], readonly string[]>> = {
  request: ['JSONRPCRequest'],
  notification: ['JSONRPCNotification'],
  response: ['JSONRPCResultResponse', 'JSONRPCResponse'],
  error: ['JSONRPCErrorResponse', 'JSONRPCError'],
};

/** What the official schema says of a whole message. */
function accepts(official: Official, subject: Subject, value: JsonValue): boolean {
  const envelope = ENVELOPES[subject.kind].find((name) => official.names.includes(name)) ?? '';
  return official.accepts(envelope, value) && official.accepts(subject.definition, described(subject, value));
}

function isListed(one: Diagnostic, { definition }: Subject): boolean {
  const found = STRICTER.find(
    ({ requirement, of, at }) => requirement.test(one.requirement ?? '') && of.test(definition) && at.test(one.pointer),
  );
  if (found) used.add(found);
  return found !== undefined;
}

/** Compares one kind of message; gives what differs without a listed reason. */
function compare(official: Official, subject: Subject, revision: McpRevision): string[] {
  const tally = tallies.get(revision) ?? new Tally();
  const differing = new Set<string>();
  for (const { start, changed } of mutationsOf(subject.values)) {
    tally.accepted++;
    if (!accepts(official, subject, start)) differing.add(`not accepted: ${JSON.stringify(start)}`);
    const errors = errorsIn(subject, start, revision);
    for (const one of errors) {
      if (!isListed(one, subject)) differing.add(`stricter: ${one.requirement} ${one.pointer} ${one.what}`);
    }
    const known = new Set(errors.map((one) => `${one.requirement} ${one.pointer}`));
    for (const { value, did, path } of changed) {
      tally.changed++;
      const right = accepts(official, subject, value);
      const place = pointerOf(path);
      const all = errorsIn(subject, value, revision);
      const fresh = all.filter((one) => !known.has(`${one.requirement} ${one.pointer}`));
      // Where the message was wrong for us before, the same words may stand for the change.
      const found = fresh.length > 0 || right ? fresh : all.filter((one) => one.pointer === place).slice(0, 1);
      const [first] = found;
      if (right === !first) tally.same++;
      if (first && !right) {
        tally.refused++;
        tally.errors += found.length;
        if (first.pointer === place) tally.placed++;
      } else if (first) {
        tally.stricter++;
        const rest = found.filter((one) => !isListed(one, subject));
        for (const one of rest) differing.add(`stricter: ${did}: ${one.requirement} ${one.pointer} ${one.what}`);
      } else if (!right) {
        tally.looser++;
        const reason = LOOSER.find(({ of, at }) => of.test(subject.definition) && at.test(did));
        if (reason) used.add(reason);
        else differing.add(`looser: ${did}: ${JSON.stringify(value).slice(0, 200)}`);
      }
    }
  }
  return [...differing];
}

/** Definitions that no message shows: bases of others, unions of messages, and what the envelope's tests compare. */
const NO_PART =
  /^(?:JSONRPC\w*|Request|Notification|Result|EmptyResult|Paginated\w+|ResourceContents|Annotated|Cursor|BaseMetadata|Icons|Error|\w*EnumSchema|ResourceRequestParams|TaskAugmentedRequestParams|InputResponseRequestParams|RelatedTaskMetadata|CacheableResult|JSONArray|ResultType|\w+ResultResponse|(?:Client|Server)(?:Request|Notification|Result))$/u;

test.runIf(!folder)('says that the official material is not there', () => {
  console.log('MCP_SPEC_DIR is not set: the types are not compared with the official schemas.');
  expect(MCP.length).toBe(5);
});

describe.runIf(folder)('types, rules and official schemas', () => {
  describe.each(MCP)('%s', (revision) => {
    const official = officialSchema(folder ? readFileSync(join(folder, 'schema', `${revision}.json`), 'utf8') : '{}');
    const subjects = subjectsOf(revision, official.look, official.names);

    it('shows every member of every definition', () => {
      const all = new Set<string>();
      const shown = new Set<string>();
      for (const subject of subjects) {
        const raw = { $ref: subject.definition };
        for (const name of membersBelow(raw, official.look)) all.add(name);
        for (const value of subject.values) membersShown(raw, described(subject, value), official.look, shown);
      }
      const reached = official.names.filter((name) => all.has(name));
      const members = all.size - reached.length;
      console.log(`${revision}: ${members} members and branches of ${reached.length} official definitions are shown`);
      expect([...all].filter((name) => !shown.has(name))).toEqual([]);
      expect(official.names.filter((name) => !all.has(name) && !NO_PART.test(name))).toEqual([]);
    });

    it.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_name, subject) => {
      expect(compare(official, subject, revision).slice(0, 40)).toEqual([]);
    });
  });

  it('has no exception that nothing needs', () => {
    expect([...STRICTER, ...LOOSER].filter((one) => !used.has(one))).toEqual([]);
  });

  it.each(MCP)('%s: one error for one mistake, at its place', (revision) => {
    const { accepted, changed, same, stricter, looser, refused, errors, placed } = tallies.get(revision) ?? new Tally();
    console.log(
      `${revision}: ${accepted} accepted messages, ${changed} changed ones; same verdict on ${same}, ` +
        `stricter ${stricter} and looser ${looser} with a listed reason; of ${refused} refused by both ` +
        `${(errors / refused).toFixed(4)} errors each, ${((100 * placed) / refused).toFixed(2)} % at the place of the change`,
    );
    expect(changed).toBeGreaterThan(5000);
    expect(errors / refused).toBeLessThanOrEqual(1.1);
    expect(placed / refused).toBeGreaterThanOrEqual(0.95);
  });
});
