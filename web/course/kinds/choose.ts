/** Grades the choice of an error. The correct choice is what the simulated server returns. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { dressed, fullCapabilities, greeting } from '../../simulator/client.ts';
import { create, step } from '../../simulator/server.ts';
import { serverNamed } from '../../simulator/servers/index.ts';
import { createHttp, stepHttp } from '../../simulator/transport/http.ts';
import type { JsonRecord, ServerDefinition, ServerState } from '../../simulator/types.ts';
import type { ChooseExercise, Grade } from '../define.ts';
import { requestIn } from '../wire.ts';

/** The code that the server returns for the last message, or the status code over HTTP; null if it returns no error. */
export function codeOf(exercise: ChooseExercise): number | null {
  const demo = serverNamed(exercise.server);
  if (!demo) return null;
  return exercise.http ? statusOf(demo.definition, exercise) : codeOver(demo.definition, exercise);
}

function statusOf(definition: ServerDefinition, { revision, client }: ChooseExercise): number | null {
  let state = createHttp(definition, { revisions: [revision] });
  let status: number | null = null;
  let session = '';
  for (const [at, one] of client.entries()) {
    const text = typeof one === 'string' ? one.replaceAll('$session', session) : '';
    const stepped = stepHttp(state, { kind: 'request', at, exchange: `e${at}`, ...requestIn(text) });
    state = stepped.state;
    const head = stepped.outputs.find((output) => output.kind === 'head');
    status = head?.status ?? null;
    session = head?.headers['mcp-session-id'] ?? session;
  }
  return status;
}

function codeOver(definition: ServerDefinition, { revision, client }: ChooseExercise): number | null {
  const capabilities = fullCapabilities(revision, definition);
  const handshake = greeting(revision, capabilities, 'hello');
  let state: ServerState = create(definition, { revisions: [revision] });
  let code: number | null = null;
  const add = (message: JsonRecord | string): void => {
    const text = typeof message === 'string' ? message : JSON.stringify(dressed(message, revision, capabilities));
    const stepped = step(state, { kind: 'message', at: 0, text });
    state = stepped.state;
    const answer = stepped.outputs.findLast(
      (output) => isObject(output.message) && Object.hasOwn(output.message, 'error'),
    );
    const found = objectAt(answer?.message, 'error')?.code;
    code = typeof found === 'number' ? found : null;
  };
  for (const message of handshake ? [handshake.initialize, handshake.initialized] : []) add(message);
  for (const message of client) add(message);
  return code;
}

/** The code in an answer: a number, the name of a code, both together, or an object with `code`; null if there is none. */
function chosen({ codes }: ChooseExercise, answer: string): number | null {
  const text = answer.trim().replaceAll('\u2212', '-');
  const value = jsonOf(text);
  const inner = isObject(value) ? (value.code ?? value.status ?? objectAt(value, 'error')?.code) : value;
  if (typeof inner === 'number') return inner;
  const plain = typeof inner === 'string' ? inner : text.replace(/^(?:code|status)\s*[:=]?\s*/iu, '');
  const [, digits, rest = ''] = /^[`"']?(-?\d+)[`"']?\W*(.*)$/su.exec(plain) ?? [];
  const letters = (digits === undefined ? plain : rest).toLowerCase().replaceAll(/[^a-z]/gu, '');
  const named = codes.find(({ name }) => name.toLowerCase().replaceAll(/[^a-z]/gu, '') === letters);
  if (digits === undefined) return named?.code ?? null;
  return letters === '' || named?.code === Number(digits) ? Number(digits) : null;
}

/** Grades an answer: a code, by number or by name. */
export function gradeChoice(exercise: ChooseExercise, answer: string): Grade {
  const right = codeOf(exercise);
  const code = chosen(exercise, answer);
  const passed = right !== null && code === right;
  const named = exercise.mistakes.filter((mistake) => mistake.code === code);
  const unknown = {
    id: 'not-offered',
    text: `Choose one of ${exercise.codes.map((one) => `\`${one.code}\``).join(', ')}.`,
  };
  const feedback = named.length > 0 ? named.map(({ id, says }) => ({ id, text: says })) : [unknown];
  return {
    exercise: exercise.id,
    passed,
    feedback: passed ? [] : feedback,
    tests: [
      {
        name: `The ${exercise.http ? 'status' : 'code'} that a correct server returns`,
        passed,
        expected: `the ${exercise.http ? 'status' : 'code'} for this cause`,
        got: answer.trim(),
      },
    ],
  };
}
