/** Better advice and fixes for the commonest faults of server.json than the schema alone yields. */
import { code } from '../../json/describe.ts';
import { objectAt } from '../../json/object.ts';
import type { FixPlan, Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { InstanceFault } from '../../schema/instance/check.ts';
import type { DocumentFinding } from '../define.ts';
import { textAt } from '../values.ts';

/** Other words for the types of transports. */
const TRANSPORTS: Readonly<Record<string, string>> = {
  http: 'streamable-http',
  streamable: 'streamable-http',
  streamablehttp: 'streamable-http',
  'http-stream': 'streamable-http',
  local: 'stdio',
};

function replacing(path: Path, value: JsonValue, safety: FixPlan['safety']): FixPlan {
  return { says: `Use ${code(value)}.`, safety, steps: [{ do: 'replace', path, value }] };
}

/** The finding with advice that fits the place; `value` is the whole server.json. */
export function repaired({ found }: InstanceFault, finding: DocumentFinding, value: JsonObject): DocumentFinding {
  const { path = [], what } = finding;
  const last = path.at(-1);
  if (last === 'version_detail') return versionDetail(finding, path, value);
  if (finding.fix !== undefined || finding.mark === 'missing' || typeof found !== 'string') return finding;
  if (last === 'name' && !path.includes('packages') && !path.includes('remotes'))
    return { ...finding, what: `${what} Write a namespace, one slash and a name, as in \`io.github.ada/weather\`.` };
  const word = found.toLowerCase().replaceAll('_', '-');
  const right = TRANSPORTS[word] ?? TRANSPORTS[word.replaceAll('-', '')];
  if (last === 'type' && right !== undefined && !(right === 'stdio' && path.includes('remotes')))
    return { ...finding, fix: replacing(path, right, 'unsafe') };
  if (last === 'transport' && (found === 'stdio' || right === 'stdio'))
    return { ...finding, fix: replacing(path, { type: 'stdio' }, 'safe') };
  return finding;
}

/** `version_detail` is an object with the version: renaming alone would not fix it. */
function versionDetail(finding: DocumentFinding, path: Path, value: JsonObject): DocumentFinding {
  const version = textAt(objectAt(value, 'version_detail'), 'version');
  const { fix: _, ...rest } = finding;
  const what = `${finding.what.replace(/ Rename it.*$/u, '')} Write \`"version": ${JSON.stringify(version ?? '1.0.0')}\`.`;
  if (version === null) return { ...rest, what };
  const steps = [{ do: 'replace', path, value: version } as const, { do: 'rename', path, to: 'version' } as const];
  return { ...rest, what, fix: { says: 'Write the version at the top.', safety: 'safe', steps } };
}
