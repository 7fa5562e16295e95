/** Custom exercises whose answer is a program. Nothing runs here: the tests only define which calls to make. */
import type { CodeExercise, CodeLanguage, CodeMistake, InLanguages } from '../code/define.ts';
import { COMMON, readNamed, readChoice, readCommon } from './common.ts';
import { whole } from './pattern.ts';
import { readTest } from './program-test.ts';
import { isName, namesIn } from './program-calls.ts';
import { listed, type Spot } from './file-place.ts';

/** The names of the languages in a file. */
export const LANGUAGES: readonly CodeLanguage[] = ['python', 'typescript', 'javascript'];
const NONE: InLanguages = { python: '', typescript: '', javascript: '' };

/** Write code. */
export function readCodeExercise(spot: Spot): CodeExercise | null {
  spot.object('an exercise', [...COMMON, 'signatures', 'names', 'tests']);
  const texts = readCommon(spot);
  const solution = readTexts(spot.at('solution'), 'a correct program');
  const languages = LANGUAGES.filter((language) => spot.at('solution').at(language).there);
  const needed = languages.length > 0 ? languages : undefined;
  const start = readTexts(spot.at('start'), 'a program to start with', needed);
  const signatures = readTexts(spot.at('signatures'), 'a signature, e.g. `def add(a, b)`', needed);
  const mistakes = readNamed(spot.at('mistakes'), 'an array of typical wrong programs', 0, (one) =>
    readMistake(one, languages),
  );
  const ids = mistakes?.map(({ id }) => id) ?? [];
  const items = spot
    .at('tests')
    .list('an array of hidden tests, each with `name`, a call, and the expected outcome', 1, 40);
  const tests =
    items &&
    whole(
      items.map((one) => readTest(one, ids)),
      (all) => all,
    );
  const names = spot.at('names').there ? readNames(spot.at('names')) : namesIn(items ?? []);
  if (!texts || !solution || !start || !signatures || !mistakes || !tests || !names) return null;
  return { ...texts, kind: 'code', languages, solution, start, signatures, names, mistakes, tests };
}

/** A text for each language in `needed`; without `needed`, for at least one language. */
function readTexts(spot: Spot, wanted: string, needed?: readonly CodeLanguage[]): InLanguages | null {
  const object = spot.object(`an object with ${wanted} for each language: ${listed(LANGUAGES)}`, LANGUAGES);
  if (!object) return null;
  const given = LANGUAGES.filter((language) => spot.at(language).there);
  if (given.length === 0) return spot.report(`At least one of ${listed(LANGUAGES)} is required.`);
  const all = [...new Set([...given, ...(needed ?? [])])];
  const strange = needed && given.find((language) => !needed.includes(language));
  if (strange) return spot.at(strange).report(`There is no solution in \`${strange}\`, so this is never used.`);
  const read = all.map((language) => {
    const text = spot.at(language).lines(wanted);
    return text === null ? null : ([language, text] as const);
  });
  return whole(read, (texts) => ({ ...NONE, ...Object.fromEntries(texts) }));
}

function readNames(spot: Spot): readonly string[] | null {
  const items = spot.list('an array of function and class names', 1, 40);
  const read = items?.map((one) =>
    typeof one.value === 'string' && isName(one.value) ? one.value : one.wants('the name of a function or a class'),
  );
  return read ? whole(read, (names) => names) : null;
}

function readMistake(spot: Spot, languages: readonly CodeLanguage[]): CodeMistake | null {
  if (!spot.object('a mistake', ['id', 'says', 'examples'])) return null;
  const says = readChoice(spot);
  const place = spot.at('examples');
  const given = languages.filter((language) => place.at(language).there);
  const needed = given.length > 0 ? given : undefined;
  const examples = readTexts(place, 'a program with this mistake', needed);
  return says && examples ? { ...says, examples } : null;
}
