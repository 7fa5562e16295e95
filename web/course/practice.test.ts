/** @module-tag all */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../protocol/check.ts';
import { REVISION_IDS, type Diagnostic, type RevisionId } from '../protocol/types.ts';
import type { ChooseExercise, Exercise } from './define.ts';
import { placeOf } from './index.ts';
import { isObject } from '../protocol/values.ts';
import { EXERCISES } from './grade.ts';
import { foundIn } from './kinds/find.ts';
import { logOf } from './seen.ts';
import { EXTENDED } from './extended.ts';
import { CORE } from './judge.ts';
import { judgeAnswer } from './seen.ts';
import { orderIn } from './kinds/order.ts';
import { PRACTICE } from './practice.ts';

/** What the checker finds in the start and the log of an exercise, and in the examples of its common mistakes. */
function findingsOf(exercise: Exercise, revision?: RevisionId): Diagnostic[] {
  const judge = exercise.extensions ? EXTENDED : CORE;
  switch (exercise.kind) {
    case 'choose-error':
      return exercise.codes.flatMap(({ code, name }) => {
        const text = exercise.http ? exchange(exercise, `${code} ${name}`) : session(exercise, code, name);
        return checkOne(text, { revision: revision ?? exercise.revision }).diagnostics;
      });
    case 'find-mistake':
      return foundIn(revision === undefined ? exercise : { ...exercise, revision }, judge).map(
        ({ diagnostic }) => diagnostic,
      );
    case 'order-session':
      return textsOf(exercise).flatMap((order) => {
        const ordered = orderIn(order).flatMap((id) => exercise.pieces.filter((piece) => piece.id === id));
        return judge.messages(logOf(ordered), { revision: revision ?? exercise.revision }).diagnostics;
      });
    default: {
      const options = { revision: revision ?? exercise.revision, from: exercise.from };
      if (exercise.wire === 'http' || exercise.extensions)
        return textsOf(exercise).flatMap((text) => {
          const { found, noted } = judgeAnswer(text, { ...exercise, ...options }, judge);
          return [...found, ...noted];
        });
      return textsOf(exercise).flatMap((text) => checkOne(text, options).diagnostics);
    }
  }
}

/** The requests of an exercise as an HTTP log, in which the last one gets this status. */
function exchange({ client }: ChooseExercise, status: string): string {
  const requests = client.flatMap((one) => (typeof one === 'string' ? one : []));
  const last = requests.length - 1;
  return requests
    .flatMap((one, at) => [one, at === last ? `HTTP/1.1 ${status}\n${responseOf(one, status)}` : acceptanceOf(one)])
    .join('\n---\n');
}

/** A result with a success; otherwise what the server rejects, as servers name it in the body. */
function responseOf(request: string, status: string): string {
  const id = /"id":(\d+)/u.exec(request)?.[1] ?? '0';
  const result = request.includes('"tools/list"') ? '{"tools":[]}' : '{}';
  if (status.startsWith('200'))
    return `Content-Type: application/json\n\n{"jsonrpc":"2.0","id":${id},"result":${result}}`;
  return request.includes('\nOrigin:') ? '\nInvalid Origin header' : '\n';
}

function acceptanceOf(request: string): string {
  if (request.startsWith('DELETE')) return 'HTTP/1.1 204 No Content\n';
  if (!request.includes('"initialize"')) return 'HTTP/1.1 202 Accepted\n';
  const result = {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 's', version: '1' },
  };
  const head = 'HTTP/1.1 200 OK\nContent-Type: application/json\nMcp-Session-Id: $session\n';
  return `${head}\n${JSON.stringify({ jsonrpc: '2.0', id: 1, result })}`;
}

/** What every request of 2026-07-28 declares; the exercises that are about it contain it themselves. */
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'desk', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** The messages of an exercise as lines, of which the last one gets this error. */
function session({ client, revision }: ChooseExercise, code: number, message: string): string {
  const lines = client.map((one) => {
    if (typeof one === 'string' || revision !== '2026-07-28')
      return typeof one === 'string' ? one : JSON.stringify(one);
    const { params = {} } = one;
    return JSON.stringify({ ...one, params: isObject(params) ? { ...params, _meta: META } : params });
  });
  const last = client.at(-1);
  // Only a server that could not parse the message leaves the id out.
  const read = typeof last === 'string' && code !== -32700 ? /"id":(\d+)/u.exec(last)?.[1] : undefined;
  const id =
    typeof last === 'object' && 'id' in last ? { id: last.id } : read === undefined ? {} : { id: Number(read) };
  return [...lines, JSON.stringify({ jsonrpc: '2.0', ...id, error: { code, message } })].join('\n');
}

const textsOf = ({ start, mistakes }: Extract<Exercise, { start: string }>): string[] => [
  start,
  ...mistakes.map(({ example }) => example),
];

const requirementsOf = (findings: readonly Diagnostic[]): string[] => [
  ...new Set(findings.flatMap(({ requirement }) => requirement ?? [])),
];

describe.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))('the exercise %s', (id, exercise) => {
  const found = findingsOf(exercise);

  it('shows every mistake that leads to it, in its own revision or another one', () => {
    expect(placeOf(id)).not.toBeNull();
    const promised = Object.keys(PRACTICE).filter((requirement) => PRACTICE[requirement] === id);
    const own = requirementsOf(found);
    const others = promised.filter((requirement) => !own.includes(requirement));
    const elsewhere =
      others.length === 0 ? [] : requirementsOf(REVISION_IDS.flatMap((revision) => findingsOf(exercise, revision)));
    expect(others.filter((requirement) => !elsewhere.includes(requirement))).toEqual([]);
  });

  it('is about mistakes that lead to an exercise', () => {
    const graded = requirementsOf(found.filter(({ severity }) => severity !== 'info'));
    expect(graded.filter((requirement) => PRACTICE[requirement] === undefined)).toEqual([]);
    if (exercise.kind !== 'find-mistake' || exercise.hosts) return;
    expect(graded.map((requirement) => PRACTICE[requirement])).toEqual([id]);
  });
});

it('leads to exercises that exist', () => {
  const ids = new Set(EXERCISES.map((exercise) => exercise.id));
  expect(Object.values(PRACTICE).filter((id) => !ids.has(id))).toEqual([]);
});
