/** Exercises made ready to show. */
import type { CodeExercise, CodeLanguage } from '../../course/code.ts';
import type { Exercise } from '../../course/grade.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import { classify } from '../../protocol/session/classify.ts';
import { isObject, type JsonValue } from '../../protocol/values.ts';
import type { Kind } from '../../protocol/types.ts';
import type { ShownCodeExercise, ShownExercise, ShownSaid } from './learn.ts';

/** An exercise without what only its grader needs. */
export function shownExercise(exercise: Exercise): ShownExercise {
  const { id, title, task, hints, lesson, links, solution } = exercise;
  const common = { id, title, task, hints, lesson, links, own: false };
  switch (exercise.kind) {
    case 'order-session': {
      const { kind, revision, pieces, start } = exercise;
      const shown = pieces.map((piece) => ({ ...saidOf(piece.from, piece.message), id: piece.id }));
      return { ...common, kind, revision, pieces: shown, start: words(start), solution: words(solution) };
    }
    case 'find-mistake': {
      const { kind, revision, options } = exercise;
      const log = exercise.log.split('\n').flatMap((line) => {
        const { from, message } = asSaid(JSON.parse(line));
        return message === null ? [] : [saidOf(from, message)];
      });
      return {
        ...common,
        kind,
        revision,
        log,
        options: options.map((option) => ({ id: option.id, text: option.text })),
        solution: asFound(JSON.parse(solution)),
      };
    }
    case 'choose-error': {
      const { kind, revision, client, codes } = exercise;
      const said = client.map((one) => saidOf('client', one));
      const statuses = exercise.http !== undefined;
      return { ...common, kind, revision, said, codes, statuses, solution: Number(solution) };
    }
    default: {
      const { kind, revision, from, wire, before = [], start } = exercise;
      const shown = before.map((one) => saidOf(one.from, one.message));
      const carried = wire ? { wire } : {};
      return { ...common, ...carried, kind, revision, from, before: shown, start, solution };
    }
  }
}

const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];

/** An exercise in code without what only its grader needs. */
export function shownCode(exercise: CodeExercise): ShownCodeExercise {
  const { id, kind, title, task, hints, lesson, links, signatures, start, solution, names, tests } = exercise;
  const { languages = LANGUAGES } = exercise;
  const shown = tests.map(({ name, expected }) => ({ name, expected }));
  return {
    id,
    kind,
    title,
    task,
    hints,
    lesson,
    links,
    own: false,
    languages,
    signatures,
    start,
    solution,
    names,
    tests: shown,
  };
}

function words(order: string): string[] {
  return order.split(/\s+/u).filter((id) => id !== '');
}

function asSaid(line: JsonValue): { from: 'client' | 'server'; message: JsonValue } {
  if (!isObject(line)) return { from: 'client', message: null };
  return { from: line.from === 'server' ? 'server' : 'client', message: line.message ?? null };
}

function asFound(found: JsonValue): { message: number; mistake: string } {
  const { message, mistake } = isObject(found) ? found : {};
  return { message: Number(message), mistake: typeof mistake === 'string' ? mistake : '' };
}

function saidOf(from: 'client' | 'server', message: JsonValue): ShownSaid {
  if (typeof message === 'string') return wireOf(from, message);
  const kind = classify(message).kind;
  return { from, kind, label: labelOf(kind, message), text: JSON.stringify(message, null, 2) };
}

/** What went over the wire as it stands: an HTTP request or response with the message in it, a line of a pipe, or no message. */
function wireOf(from: 'client' | 'server', text: string): ShownSaid {
  const [, line] = /^(?:HTTP\/1\.1 (?=\d)|(?=[A-Z]+ \/))(.*?)(?: HTTP\/1\.1)?(?:\n|$)/u.exec(text) ?? [];
  const body = line === undefined ? text : text.slice(text.indexOf('\n\n') + 2);
  const event = /^data: ?(.*(?:\n(?!\n|\w+:).*)*)/mu.exec(body)?.[1];
  const message = jsonOf(event ?? body);
  const kind = message === undefined ? 'invalid' : classify(message).kind;
  const label = message === undefined ? 'no message' : labelOf(kind, message);
  if (line === undefined) return { from, kind, label, text };
  if (body === '') return { from, kind: from === 'client' ? 'request' : 'response', label: line, text };
  return { from, kind, label: `${line} · ${label}`, text };
}

function labelOf(kind: Kind, message: JsonValue): string {
  if (Array.isArray(message)) return `${message.length} messages`;
  if (!isObject(message)) return 'no message';
  const id = JSON.stringify(message.id ?? null);
  if (typeof message.method === 'string') return kind === 'request' ? `${message.method}, id ${id}` : message.method;
  if (kind === 'error') return `error to ${id}`;
  return kind === 'response' ? `result to ${id}` : 'no kind of message';
}
