// Writes a new exercise with its solution and its common mistakes, and registers it at the end of a chapter.
//
//   npm run new:exercise -- --id fix-ping --chapter messages --kind fix-message --title "Fix a ping"
import { pathToFileURL } from 'node:url';
import { camel, quoted, Refusal, withEntry, withImport } from './code.mjs';
import { exerciseText, KINDS } from './exercise-text.mjs';
import { generate, oneOf, proof, wanted } from './run.mjs';

const USAGE = `npm run new:exercise -- --id ID --chapter CHAPTER [options]

  --id       id of the exercise, such as fix-ping
  --chapter  id of its chapter in web/course/curriculum.ts, such as messages
  --kind     ${KINDS.join(', ')} (${KINDS[0]})
  --title    what is learned or done, such as "Fix a ping"`;

const FOLDER = 'web/course';

/**
 * The files that the options for an exercise produce, and the command that verifies them. `read` returns a file's text, or
 * null.
 */
export function newExercise(wish, read) {
  const id = wanted(wish, 'id', /^[a-z][a-z\d-]*[a-z\d]$/, 'fix-ping');
  const chapter = wanted(wish, 'chapter', /^[a-z\d-]+$/, 'messages');
  const kind = oneOf(wish.kind ?? KINDS[0], KINDS, 'kind');
  const title = wish.title ?? `A new exercise: ${id}`;
  const map = read(`${FOLDER}/curriculum.ts`);
  const path = `${FOLDER}/exercises/${id}.ts`;
  if (read(path) !== null || map.includes(`item('${id}',`)) throw new Refusal(`There is an item ${id} already.`);
  const name = camel(id);
  const index = `${FOLDER}/exercises/index.ts`;
  const { text: curriculum, before } = withItem(map, chapter, { id, kind, title });
  const known = read(index);
  const after = new RegExp(`import \\{ (\\w+) \\} from '\\./${before}\\.ts';`).exec(known)?.[1];
  return {
    files: [
      { path, text: exerciseText({ id, name, kind, title }) },
      { path: index, text: withEntry(withImport(known, name, `./${id}.ts`), 'EXERCISE_SOURCES', name, after) },
      { path: `${FOLDER}/curriculum.ts`, text: curriculum },
    ],
    prove: proof(FOLDER, 'web/node/course-answers.test.ts'),
    edit: `write its task, its solution and its mistakes in ${path}`,
  };
}

/**
 * The course map with one more item, after the last exercise of the chapter and before its code exercises; and the id of the
 * previous exercise.
 */
function withItem(map, chapter, { id, kind, title }) {
  const start = map.indexOf(`id: '${chapter}',`);
  if (start < 0) throw new Refusal(`There is no chapter ${chapter} in ${FOLDER}/curriculum.ts.`);
  const stop = map.indexOf('\n    ],', start);
  const items = [...map.slice(0, stop).matchAll(/^ {6}item\('([^']+)', '([^']+)', .*\),$/gm)];
  const exercises = items.filter(([, , what]) => what !== 'code' && what !== 'walkthrough');
  const last = items.findLast(([, , what]) => what !== 'code');
  const end = last.index + last[0].length;
  const line = `\n      item('${id}', '${kind}', ${quoted(title)}),`;
  return { text: map.slice(0, end) + line + map.slice(end), before: exercises.at(-1)?.[1] };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = { type: 'string' };
  await generate({ usage: USAGE, options: { id: text, chapter: text, kind: text, title: text }, plan: newExercise });
}
