/** Every property test that `npm test` shortens runs in full in `npm run test:all`, which finds it by its tag. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));

it('each file that uses runs.ts for its number of cases has the tag `property`', () => {
  const shortened = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/u.test(file))
    .map((file) => ({ file, code: readFileSync(`${web}/${file}`, 'utf8') }))
    .filter(({ code }) => /^import \{ (?:runs|some|runs, some) \} from/mu.test(code));
  expect(shortened.length).toBeGreaterThan(5);
  const untagged = shortened.filter(({ code }) => !/@module-tag property|tags: \['property'\]/u.test(code));
  expect(untagged.map(({ file }) => file)).toEqual([]);
});
