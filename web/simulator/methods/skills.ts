/** `skills/list`, `skills/get` and `resources/directory/read` of the skills extension. */
import { stringOf } from '../../protocol/values.ts';
import { isStateless } from '../eras.ts';
import { childrenOf, entryOf, skillAt } from '../extensions/skills.ts';
import type { Handler } from './define.ts';
import { answerPage, freshness } from './pages.ts';

/** The entries of all skills: what hosts show to models, and verify files by. */
export const listSkills: Handler = (turn, request) => {
  answerPage(turn, request, 'skills', (turn.state.definition.skills ?? []).map(entryOf));
};

/** The entry of one skill. */
export const getSkill: Handler = (turn, request) => {
  const { definition } = turn.state;
  const { uri } = request.params;
  const skill = skillAt(definition, uri);
  if (!skill)
    return turn.refuse(
      request,
      { code: -32602, message: 'Skill not found', data: { uri: uri ?? null } },
      { says: `No skill has the URI \`${stringOf(uri)}\`, which must be that of a \`SKILL.md\`.` },
    );
  const hints = isStateless(request.revision) ? freshness(definition) : {};
  turn.result(
    request,
    { skill: entryOf(skill), ...hints },
    {
      says: 'The entry of this skill, the same as in the list. Hosts compare the files that they read with its digests.',
    },
  );
};

/** The direct children of a directory. Unlike lists, the result has no cache hints. */
export const readDirectory: Handler = (turn, request) => {
  const { uri } = request.params;
  const resources = childrenOf(turn.state.definition, uri);
  if (!resources)
    return turn.refuse(
      request,
      { code: -32602, message: 'Directory not found', data: { uri: uri ?? null } },
      { says: `\`${stringOf(uri)}\` is not a directory of a skill. The URI of a directory has no slash at its end.` },
    );
  turn.result(
    request,
    { resources },
    { says: 'The direct children of the directory. A directory among them has the type `inode/directory`.' },
  );
};
