/** Rules about who publishes what: the name and the version. */
import { code, named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import { isTemplate, objectsAt, textAt } from '../values.ts';
import { isFree, registryRule, type ServerDocument } from './context.ts';
import { exampleServer, examplePackage } from './source.ts';

const good = [exampleServer()];

const NAME = registryRule(
  'name',
  'MUST',
  '`name` {must} be a namespace and a name, with one slash',
  'The registry grants names by their namespace, such as `io.github.ada` for the GitHub account `ada`.',
  {
    good,
    bad: [exampleServer({ name: '⟦"-io.github.ada/weather"⟧' }), exampleServer({ name: '⟦"io.github.ada/weather-"⟧' })],
  },
);
const NAME_CASE = registryRule(
  'name-case',
  'SHOULD',
  'The namespace {must} be spelled like the GitHub account',
  'The registry compares the namespace with the account letter for letter, and refuses to publish otherwise.',
  {
    good: [exampleServer({ repository: '{"url": "https://github.com/ada/weather", "source": "github"}' })],
    bad: [
      exampleServer({
        name: '⟦"io.github.ada/weather"⟧',
        repository: '{"url": "https://github.com/Ada/weather", "source": "github"}',
      }),
    ],
  },
);
const VERSION = registryRule(
  'version-range',
  'MUST',
  '`version` {must} be one specific version',
  'A published version never changes, so the registry refuses ranges and `latest`.',
  {
    good,
    bad: [
      exampleServer({ version: '⟦"latest"⟧' }),
      exampleServer({ version: '⟦"^1.2.0"⟧' }),
      examplePackage({ version: '⟦"1.x"⟧' }),
    ],
  },
);
const VERSION_DIFFERS = registryRule(
  'version-differs',
  'INFO',
  'The versions of server and package differ',
  'Both may have their own version, but most servers keep them equal.',
  { good, bad: [exampleServer({ version: '⟦"2.0.0"⟧' })] },
);
const PLACEHOLDER = registryRule(
  'placeholder',
  'INFO',
  'A placeholder is left to be filled in',
  'This text is a template, in which a script must fill in the value before the file is published.',
  { good, bad: [exampleServer({ version: '⟦"${VERSION}"⟧', packages: null })] },
);
/** The rules of this file. */
export const IDENTITY_RULES = [NAME, NAME_CASE, VERSION, VERSION_DIFFERS, PLACEHOLDER];

/** Reports their violations. */
export function judgeIdentity(server: ServerDocument): void {
  judgeName(server);
  judgeVersions(server);
}

/** A part of a name: it begins and ends with a letter or digit. */
const NAMESPACE = /^[a-zA-Z0-9][a-zA-Z0-9.-]*[a-zA-Z0-9]$/u;
const NAME_PART = /^[a-zA-Z0-9][a-zA-Z0-9._-]*[a-zA-Z0-9]$/u;

function judgeName(server: ServerDocument): void {
  const { value, base, report } = server;
  const name = textAt(value, 'name');
  const path = [...base, 'name'];
  if (name === null || !isFree(server, path)) return;
  const [namespace = '', part = ''] = name.split('/');
  const wrong = [NAMESPACE.test(namespace) ? null : namespace, NAME_PART.test(part) ? null : part].find(
    (one) => one !== null,
  );
  if (wrong !== undefined) {
    report({
      rule: NAME,
      path,
      what: `\`name\` is ${code(name)}. Its part ${code(wrong)} must have at least two characters, and begin and end with a letter or digit. Use a name such as \`io.github.ada/weather\`.`,
    });
    return;
  }
  const repository = get(value, 'repository');
  const account = /^io\.github\.(.+)$/u.exec(namespace)?.[1];
  const owner = isObject(repository)
    ? /^https?:\/\/(?:www\.)?github\.com\/([\w.-]{1,100})\//u.exec(textAt(repository, 'url') ?? '')?.[1]
    : undefined;
  if (account === undefined || owner === undefined || account === owner) return;
  if (account.toLowerCase() !== owner.toLowerCase()) return;
  const right = `io.github.${owner}/${part}`;
  report({
    rule: NAME_CASE,
    path,
    what: `\`name\` has the namespace ${named(namespace)}, but the account in \`repository.url\` is ${named(owner)}. Use ${named(right)}, and the same spelling in the package.`,
    fix: { says: `Use ${named(right)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: right }] },
  });
}

const ONE_VERSION = /^v?\d+(?:\.\d+){0,3}(?:-[0-9A-Za-z.-]+)?$/u;

/** True for `latest`, comparators, spans, alternatives and wildcards, as the registry recognizes them. */
function isRange(version: string): boolean {
  const text = version.trim().slice(0, 300);
  if (text === 'latest' || /^(?:[\^~=]|[<>]=?)\s*v?\d/u.test(text)) return true;
  const sides = text.includes('||') ? text.split('||') : text.split(' - ');
  if (sides.length > 1) return sides.every((side) => ONE_VERSION.test(side.trim()));
  return /^(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){1,2}$/u.test(text) && /[xX*]/u.test(text);
}

function judgeVersions(server: ServerDocument): void {
  const { value, base, report } = server;
  const packages = objectsAt(value, 'packages', base);
  for (const { value: owner, path: above } of [{ value, path: base }, ...packages]) {
    const path = [...above, 'version'];
    const version = textAt(owner, 'version');
    if (version === null || !isFree(server, path)) continue;
    if (isTemplate(version)) placeholder(server, path, version);
    else if (isRange(version))
      report({ rule: VERSION, path, what: `\`version\` is ${code(version)}. Use one version, such as \`1.2.3\`.` });
  }
  for (const { value: owner, path } of packages) {
    const identifier = textAt(owner, 'identifier');
    if (identifier !== null && isTemplate(identifier)) placeholder(server, [...path, 'identifier'], identifier);
  }
  const own = textAt(value, 'version');
  const others = packages.flatMap((one) => textAt(one.value, 'version') ?? []);
  const [first] = others;
  if (own === null || first === undefined || isTemplate(own) || isRange(own)) return;
  if (others.some((one) => one === own || isTemplate(one) || isRange(one) || one.startsWith('$'))) return;
  report({
    rule: VERSION_DIFFERS,
    path: [...base, 'version'],
    what: `The server has version ${code(own)}, its package ${code(first)}. Check that both are meant.`,
  });
}

function placeholder({ report }: ServerDocument, path: Path, text: string): void {
  report({
    rule: PLACEHOLDER,
    path,
    what: `The value ${code(text)} contains a placeholder. Fill it in before publishing.`,
  });
}
