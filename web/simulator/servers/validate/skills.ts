/** Validates the skills of a definition. */
import type { JsonRecord } from '../../types.ts';
import type { Place } from './problems.ts';

/** Reports problems of one skill. */
export function checkSkill(place: Place, skill: JsonRecord): void {
  place.members(skill, ['root', 'frontmatter', 'body', 'files']);
  const { root, frontmatter, body, files } = skill;
  const fields = place.at('frontmatter').object(frontmatter ?? null);
  for (const key of ['name', 'description'])
    if (fields && fields[key] === undefined) place.at('frontmatter').report(`The frontmatter needs \`${key}\`.`);
  for (const [key, value] of Object.entries(fields ?? {}))
    if (typeof value !== 'string') place.at('frontmatter', key).report(`\`${key}\` must be a string.`);
  const name = fields?.name;
  if (typeof name === 'string' && (name.length > 64 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name)))
    place.at('frontmatter', 'name').report('A name must consist of lowercase letters, digits and single hyphens.');
  if (typeof root !== 'string' || !/^[a-z][\w+.-]*:\/\/[\w.-]+(?:\/[\w.-]+)*$/iu.test(root))
    place.at('root').report('`root` must be the URI of a directory, such as `skill://review-code`.');
  else if (typeof name === 'string' && root.split('/').at(-1) !== name)
    place.at('root').report(`The last segment of \`root\` must be the name of the skill, \`${name}\`.`);
  if (typeof body !== 'string') place.at('body').report('`body` must be a string: the instructions.');
  const texts = files === undefined ? {} : (place.at('files').object(files) ?? {});
  for (const [path, text] of Object.entries(texts)) {
    if (
      !/^[\w.-]+(?:\/[\w.-]+)*$/u.test(path) ||
      path === 'SKILL.md' ||
      path.split('/').some((one) => /^\.+$/u.test(one))
    )
      place.at('files', path).report('A path must be relative, without dot segments, and not `SKILL.md`.');
    if (typeof text !== 'string') place.at('files', path).report('The text of a file must be a string.');
  }
}
